/** Where the action is, on a board that is larger than its window. */

/** Whether the middle of an element is seen: inside the window, and under nothing else. */
export function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && (element.contains(hit) || hit.contains(element))
}

/** Whether some of an element lies outside of what is scrolled. */
function isCut(element: Element): boolean {
  const [own, seen] = [element.getBoundingClientRect(), element.closest('.scroll')?.getBoundingClientRect()]
  return seen !== undefined && (own.top < seen.top || own.bottom > seen.bottom)
}

/** Brings what may be pressed into sight, unless some of it is; where dice are decided about, those. */
export function comeBack(root: Element): void {
  const dice = root.querySelector('[data-dice]')
  if (dice) return void (isCut(dice) && dice.scrollIntoView({ block: 'center', inline: 'nearest' }))
  const lit = [...root.querySelectorAll('[data-thing="may"]')].filter((one) => one.checkVisibility({ visibilityProperty: true }))
  if (lit.length > 0 && !lit.some(isSeen)) lit[0]!.scrollIntoView({ block: 'center', inline: 'nearest' })
}
