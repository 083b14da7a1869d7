/** What hands that play a whole game want first, by the short form of a move; of several that fit, the first. */
export const wishes: RegExp[] = [
  /^validate/,
  /^give_back/,
  /^keep/,
  /^decline/,
  /^travel/,
  /^pay_brotherhood/,
  /^refuse_brotherhood/,
  /^stay_loyal/,
  /^honour/,
  /^renege/,
  /^attack_space/,
  /^target/,
  /^tour/,
  /^throw/,
  /^hold/,
  /^ready/,
  /^pass/,
  /^take_/,
  /^plunder/,
  /^give_credits/,
  /^give_wreck/,
  /^discard/,
  /^buy/,
  /^end_turn/,
  /^rest/,
]

export const places: Record<string, (value: string) => string> = {
  buy: (value) => `[data-market] [data-card="${value}"]`,
  target: (value) => `[data-ship="${value}"]`,
  attack_space: () => '[data-space]',
}
