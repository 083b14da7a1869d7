/** How a picture lies in its window: where its corner is, and how large it is drawn. */
export interface Lie {
  x: number
  y: number
  scale: number
}

export interface Extent {
  width: number
  height: number
}

export const FITTED: Lie = { x: 0, y: 0, scale: 1 }

/** No edge of the picture comes inside its window; what is smaller than the window lies in its middle. */
export function within(lie: Lie, window: Extent): Lie {
  const hold = (offset: number, room: number): number => {
    const free = room - room * lie.scale
    return free >= 0 ? free / 2 : Math.min(0, Math.max(free, offset))
  }
  return { scale: lie.scale, x: hold(lie.x, window.width), y: hold(lie.y, window.height) }
}

/** Larger or smaller about a point of the window, which stays where it is. */
export function about(lie: Lie, factor: number, point: { x: number; y: number }, window: Extent, most: number): Lie {
  const scale = Math.min(most, Math.max(1, lie.scale * factor))
  const by = scale / lie.scale
  return within({ scale, x: point.x - (point.x - lie.x) * by, y: point.y - (point.y - lie.y) * by }, window)
}
