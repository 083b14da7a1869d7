/** What hands that play a whole game want first, by the short form of a move; of several that fit, the first. */
export const wishes: RegExp[] = [/^load/, /^continue/, /^strike/, /^validate/, /^take/, /^buy/, /^proceed/, /^(pass|decline|keep_gold)$/]
