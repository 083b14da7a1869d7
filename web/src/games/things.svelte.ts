import type { Action } from 'svelte/action'

/** What lies under the pointer or the focus, in words, and why it cannot be had. */
class Tip {
  now = $state<{ text: string; why: string | null } | null>(null)
}

export const tip = new Tip()

/** Something on the board that can be pressed, or that says why not. */
export interface Thing {
  label: string
  /** What happens; nothing can be done with it otherwise. */
  act?: (() => void) | null | undefined
  /** Pressing it only shows it closely: it does not shine as a move does. */
  look?: (() => void) | null | undefined
  /** Why it cannot be done. */
  why?: string | null | undefined
  /** Chosen already. */
  chosen?: boolean | undefined
  /** Its name for those who do not see it is in its text, so that it needs no other. */
  named?: boolean | undefined
  /** The Tab key stops at it though it can only be looked at. */
  stop?: boolean | undefined
}

const LONG_PRESS = 450

/** Makes an element of a drawing as good as a button: pointer, keyboard, and the reason why it does nothing. */
export const thing: Action<Element, Thing> = (node, first) => {
  let now: Thing = first
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  const show = (): void => {
    tip.now = { text: now.label, why: now.act ? null : (now.why ?? null) }
  }
  const hide = (): void => {
    clearTimeout(timer)
    if (tip.now?.text === now.label) tip.now = null
  }
  const later = (): void => queueMicrotask(hide)
  const press = (): void => {
    if (held) return
    if (now.act) return now.act()
    now.look?.()
    show()
  }
  const dress = (): void => {
    node.setAttribute('data-thing', now.act ? 'may' : now.look ? 'look' : 'not')
    // What can neither be done nor explained is a picture.
    node.setAttribute('role', now.act || now.look || now.why ? 'button' : 'img')
    if (!now.named) node.setAttribute('aria-label', now.act || !now.why ? now.label : `${now.label}. ${now.why}`)
    node.toggleAttribute('data-chosen', now.chosen === true)
    if (now.chosen === undefined) node.removeAttribute('aria-pressed')
    else node.setAttribute('aria-pressed', String(now.chosen))
    if (now.act || now.look || !now.why) node.removeAttribute('aria-disabled')
    else node.setAttribute('aria-disabled', 'true')
    if (document.activeElement !== node) node.setAttribute('tabindex', now.act || (now.stop && now.look) ? '0' : '-1')
  }
  const listeners: Record<string, (event: never) => void> = {
    click: press,
    keydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      press()
    },
    pointerenter: show,
    pointerleave: later,
    focus: show,
    // An element that goes away loses the focus while the page is being drawn, when nothing may change.
    blur: later,
    pointerdown: () => {
      held = false
      timer = setTimeout(() => {
        held = true
        show()
      }, LONG_PRESS)
    },
    pointerup: () => clearTimeout(timer),
    contextmenu: (event: Event) => {
      if (held) event.preventDefault()
    },
  }
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener)
  dress()
  return {
    update(next) {
      const before = now.label
      now = next
      dress()
      // What is shown follows what it speaks of, once the drawing is done.
      queueMicrotask(() => {
        if (tip.now?.text === before) show()
      })
    },
    destroy() {
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener)
      later()
    },
  }
}

/** Whatever asks something takes the focus, and gives it back when it goes. */
export const attend: Action<HTMLElement> = (node) => {
  const before = document.activeElement
  node.querySelector('button')?.focus()
  return {
    destroy() {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    },
  }
}

/** The arrow keys go from one thing of a group to the next; the group is one stop of the Tab key when nothing in it can be done. */
export const group: Action<Element> = (node) => {
  const things = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('[data-thing]')]
  const entry = (): void => {
    const all = things()
    if (all.length > 0 && !all.some((one) => one.getAttribute('tabindex') === '0')) all[0]!.setAttribute('tabindex', '0')
  }
  const move = (event: Event): void => {
    const { key } = event as KeyboardEvent
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
    const all = things()
    const at = all.indexOf(event.target as HTMLElement)
    if (step === undefined || at < 0) return
    event.preventDefault()
    event.stopPropagation()
    const next = all[(at + step + all.length) % all.length]!
    next.setAttribute('tabindex', '0')
    next.focus()
  }
  const watch = new MutationObserver(entry)
  watch.observe(node, { subtree: true, childList: true, attributeFilter: ['data-thing'] })
  node.addEventListener('keydown', move)
  entry()
  return {
    destroy() {
      watch.disconnect()
      node.removeEventListener('keydown', move)
    },
  }
}
