import type { Campaign } from '../types.ts'
import { MOST_WINS } from './wins.ts'

/** The book's tick boxes: how many wins are ticked off in each mode that counts them. */
const campaign: Campaign = (lines, words) =>
  ['normal', 'expert'].flatMap((mode) => {
    const ticked = lines
      .filter(({ table, result }) => table.game === 'celestia' && result === 'won' && table.options['mode'] === mode)
      .map(({ table }) => Number(table.options['wins'] ?? 0) + 1)
    if (ticked.length === 0) return []
    const wins = Math.min(MOST_WINS, Math.max(...ticked))
    return [words('celestia-campaign', { mode: words(`celestia-campaign-${mode}`), wins, most: MOST_WINS })]
  })

export default campaign
