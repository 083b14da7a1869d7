/** A seat is a colour and a shape: the shapes, in a box of 24. */
export const SHAPES = [
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  'M12 2l10.500 19H1.500z',
  'M3 3h18v18H3z',
  'M12 1l11 11-11 11L1 12z',
  'M7 2.500h10l6 9.500-6 9.500H7L1 12z',
  'M12 1l3.200 7.300 7.900.8-5.900 5.300 1.700 7.800L12 18.200l-6.900 4 1.700-7.800L.9 9.100l7.900-.8z',
] as const

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!
