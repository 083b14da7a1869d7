import type { Action } from 'svelte/action'
import { short } from '../lib/teller.ts'
import type { Json } from '../wire.ts'

/** Something on the board that can be pressed, or that says why not. */
export interface Thing {
  label: string
  /** What happens; nothing can be done with it otherwise. */
  act?: (() => void) | null | undefined
  /** Pressing it only shows it closely: it does not shine as a move does. */
  look?: (() => void) | null | undefined
  /** Why it cannot be done. */
  why?: string | null | undefined
  /** The move one would make by it: the frame finds out why it cannot be made, when somebody wants to know. */
  wish?: Json | undefined
  /** The moves a press makes at once, for those who look for them. */
  does?: Json[] | undefined
  /** Chosen already. */
  chosen?: boolean | undefined
  /** Its name for those who do not see it is in its text, so that it needs no other. */
  named?: boolean | undefined
  /** The Tab key stops at it though it can only be looked at. */
  stop?: boolean | undefined
}

/** What lies under the pointer or the focus, in words, and why it cannot be had. */
export interface Tip {
  text: string
  why: string | null
  /** The thing it speaks of: the tip stands beside it. */
  at: Element
}

/** What pressing needs of the frame. */
export interface Teller {
  readonly tip: Tip | null
  show: (tip: Tip) => void
  /** Puts a tip away, if it is still the one of this thing. */
  hide: (at: Element) => void
  whyNot: (move: Json) => string | null | Promise<string | null>
  /** What was pressed last. */
  pressed: Element | null
}

const LONG_PRESS = 450
/** A pointer that only passes by is not told anything. */
const HOVER = 220

/** Makes an element of a drawing as good as a button: pointer, keyboard, and the reason why it does nothing. */
export function pressing(teller: Teller): Action<Element, Thing> {
  return (node, first) => {
    let now: Thing = first
    let timer: ReturnType<typeof setTimeout> | undefined
    let held = false
    const barred = (): boolean => !now.act && (now.why != null || now.wish !== undefined)
    const tell = (why: string | null): void => teller.show({ text: now.label, why, at: node })
    const show = (): void => {
      clearTimeout(timer)
      if (now.act || now.wish === undefined) return tell(now.act ? null : (now.why ?? null))
      const found = teller.whyNot(now.wish)
      if (!(found instanceof Promise)) return tell(found)
      tell(now.why ?? null)
      const asked = now
      void found.then((why) => {
        if (asked === now && teller.tip?.at === node) tell(why)
      })
    }
    const hide = (): void => {
      clearTimeout(timer)
      teller.hide(node)
    }
    const later = (): void => queueMicrotask(hide)
    const press = (): void => {
      if (held) return
      teller.pressed = node
      if (now.act) {
        hide()
        return now.act()
      }
      now.look?.()
      show()
    }
    const dress = (): void => {
      put(node, 'data-thing', now.act ? 'may' : now.look ? 'look' : 'not')
      // What can neither be done nor explained is a picture.
      put(node, 'role', now.act || now.look || barred() ? 'button' : 'img')
      if (!now.named) put(node, 'aria-label', now.act || !now.why ? now.label : `${now.label}. ${now.why}`)
      // What is asked of the rules, for those who check what they are told.
      put(node, 'data-wish', !now.act && now.wish !== undefined ? JSON.stringify(now.wish) : null)
      put(node, 'data-chosen', now.chosen === true ? '' : null)
      put(node, 'data-does', now.act && now.does ? short(now.does) : null)
      put(node, 'aria-pressed', now.chosen === undefined ? null : String(now.chosen))
      put(node, 'aria-disabled', now.look || !barred() ? null : 'true')
      if (document.activeElement !== node) put(node, 'tabindex', now.act || (now.stop && now.look) ? '0' : '-1')
    }
    const listeners: Record<string, (event: never) => void> = {
      click: press,
      keydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        press()
      },
      pointerenter: (event: PointerEvent) => {
        clearTimeout(timer)
        if (event.pointerType === 'mouse') timer = setTimeout(show, HOVER)
      },
      pointerleave: later,
      // A press gives the focus too; only the keyboard's is told at once.
      focus: () => node.matches(':focus-visible') && show(),
      // An element that goes away loses the focus while the page is being drawn, when nothing may change.
      blur: later,
      pointerdown: () => {
        held = false
        clearTimeout(timer)
        timer = setTimeout(() => {
          held = true
          show()
        }, LONG_PRESS)
      },
      pointerup: () => clearTimeout(timer),
      // The other button looks at what a press would do something with.
      contextmenu: (event: Event) => {
        if (held) return event.preventDefault()
        if (!now.look) return
        event.preventDefault()
        teller.pressed = node
        hide()
        now.look()
      },
    }
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener)
    dress()
    return {
      update(next) {
        now = next
        dress()
        // What is shown follows what it speaks of, once the drawing is done.
        queueMicrotask(() => {
          if (teller.tip?.at === node) show()
        })
      },
      destroy() {
        clearTimeout(timer)
        for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener)
        later()
      },
    }
  }
}

/** Sets an attribute, or takes it away, if it is not so already: a board has many things, and a step changes few of them. */
function put(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return
  if (value === null) node.removeAttribute(name)
  else node.setAttribute(name, value)
}

/** Whatever asks something takes the focus, and gives it back when it goes. */
export const attend: Action<HTMLElement> = (node) => {
  const before = document.activeElement
  node.querySelector('button')?.focus({ preventScroll: true })
  return {
    destroy() {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true })
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
