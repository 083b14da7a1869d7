/** How others' moves are shown. */
export const paces = ['brisk', 'calm', 'step'] as const
export type Pace = (typeof paces)[number]
