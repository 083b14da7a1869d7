/** Where the action is, on a board that is larger than its window. */

/** Whether the middle of an element is seen: inside the window, and under nothing else. */
export function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && (element.contains(hit) || hit.contains(element))
}

/** Brings what may be pressed into sight, unless some of it is. */
export function comeBack(root: Element): void {
  const lit = [...root.querySelectorAll('[data-thing="may"]')].filter((one) => one.checkVisibility({ visibilityProperty: true }))
  if (lit.length > 0 && !lit.some(isSeen)) lit[0]!.scrollIntoView({ block: 'center', inline: 'nearest' })
}
