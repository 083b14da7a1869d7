/** Things that go from where they were to where they go: a picture of the thing glides, the layout stands still. */
import type { Scene } from '../lib/scene.ts'

/** How long a thing is under way. */
const TIME = 520
/** What is larger is no thing that goes anywhere: a disc in the colour of its seat goes for it. */
const LARGEST = 260
/** Cards travel as themselves; from people and places something small goes. */
const CARDS = '[data-card], [data-pick], [data-upgrade], [data-mine], [data-ship], [data-wreck], [data-trophy]'
/** More at once is a swarm that nobody follows. */
const MOST = 5

/** A thing about to leave: where it is, and what it looks like. */
export interface Leaving {
  scene: Scene
  from: DOMRect
  picture: HTMLElement | null
}

/** The first thing on the board that one of these selectors finds, and that can be seen. */
function find(root: ParentNode, selectors: readonly string[] | undefined): Element | null {
  for (const selector of selectors ?? []) {
    for (const found of root.querySelectorAll(selector)) {
      const { width, height } = found.getBoundingClientRect()
      if (width > 0 && height > 0) return found
    }
  }
  return null
}

/** What an element looks like, without anything that could be pressed, focused or found by its name. */
function pictureOf(element: Element): HTMLElement | null {
  if (!element.matches(CARDS)) return null
  // What takes presses lies as a sheet over the card that is meant.
  const drawn = element.classList.contains('press') ? element.parentElement : element
  const { width, height } = drawn?.getBoundingClientRect() ?? { width: LARGEST, height: LARGEST }
  if (!(drawn instanceof HTMLElement) || width >= LARGEST || height >= LARGEST) return null
  const copy = drawn.cloneNode(true) as HTMLElement
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of one.getAttributeNames()) if (/^(id|role|tabindex|aria-|data-)/.test(name)) one.removeAttribute(name)
  }
  return copy
}

/** Looks where the things of these scenes are, before anything moves. */
export function leaving(root: ParentNode, scenes: readonly Scene[]): Leaving[] {
  const all: Leaving[] = []
  for (const scene of scenes) {
    const thing = all.length < MOST && scene.to ? find(root, scene.from) : null
    if (thing) all.push({ scene, from: thing.getBoundingClientRect(), picture: pictureOf(thing) })
  }
  return all
}

/** Finds where they belong now, and gives what lets them go there. */
export function arrive(root: HTMLElement, things: readonly Leaving[]): () => void {
  const ends = things.map(({ scene }) => find(root, scene.to)?.getBoundingClientRect())
  return () => {
    for (const [at, thing] of things.entries()) if (ends[at]) send(root, thing, ends[at], at)
  }
}

function send(root: HTMLElement, { scene, from, picture }: Leaving, to: DOMRect, at: number): void {
  const ghost = picture ?? document.createElement('i')
  const [width, height] = picture ? [from.width, from.height] : [26, 26]
  ghost.classList.add('ghost')
  if (!picture) ghost.classList.add('token')
  ghost.ariaHidden = 'true'
  // Said here, so that no rule for the thing itself outweighs it: a picture that took part in the layout would push the whole board about.
  ghost.style.cssText = `position:fixed;inset:auto;margin:0;width:${width}px;height:${height}px;left:${middle(from.left, from.width) - width / 2}px;top:${middle(from.top, from.height) - height / 2}px;--seat:var(--seat-${scene.seat ?? 0})`
  root.append(ghost)
  const [x, y] = [middle(to.left, to.width) - middle(from.left, from.width), middle(to.top, to.height) - middle(from.top, from.height)]
  const shrink = Math.min(1, Math.max(0.25, Math.min(to.width / width, to.height / height)))
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 26}px) scale(${(1 + shrink) / 2 + 0.06})`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${shrink})`, opacity: 0.4 },
    ],
    { duration: TIME, delay: at * 70, easing: 'ease-in-out', fill: 'backwards' },
  )
  const land = (): void => ghost.remove()
  flight.addEventListener('finish', land)
  flight.addEventListener('cancel', land)
}

const middle = (start: number, length: number): number => start + length / 2
