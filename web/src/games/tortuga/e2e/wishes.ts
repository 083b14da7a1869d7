/** What hands that play a whole game want first, by the short form of a move; of several that fit, the first. */
export const wishes: RegExp[] = [
  /^choose_ship/, /^take_reserve/, /^capture/, /^convert/, /^play/, /^conquer/, /^buy_influence/, /^take_from_depot/, /^use (?!scrap|move|jump)/, /^collect/, /^probe/,
  /^commit/, /^land/, /^fortify/, /^plunder/, /^claim/, /^cancel/, /^lose/, /^buy/, /^sail/, /^(done|ready|end_turn)$/,
]
