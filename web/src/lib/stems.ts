/** Words as people look for them: capitals, accents and endings make no difference. */

const WORD = /[\p{L}\p{N}]+/gu

/** Endings of both languages, so that «trahir» finds «trahison» and “betray” finds “betrayed”. What is left need not be a word. */
const ENDINGS =
  /(?:issements?|ements?|ations?|isons?|tions?|ions?|euses?|eurs?|ances?|ences?|antes?|ables?|ees?|ings?|ers?|ies|ent|ant|ait|ais|ons|ont|es|ed|er|ez|ie|ir|is|it|re|ly|e|i|s|t|x|y)$/

/** So many letters make a stem: what is shorter would be found everywhere. */
const SHORTEST = 4

export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** A word without its ending. */
export function stemOf(word: string): string {
  const whole = plain(word)
  const stem = whole.replace(ENDINGS, '')
  return stem.length >= SHORTEST ? stem : whole.slice(0, SHORTEST)
}

/** Whether two words are forms of one. */
export function related(one: string, other: string): boolean {
  const [a, b] = [stemOf(one), stemOf(other)]
  if (Math.min(a.length, b.length) < SHORTEST) return plain(one) === plain(other)
  return a.startsWith(b) || b.startsWith(a)
}

/** Whether a word is what somebody looks for, who may not have written all of it yet. */
function isSought(word: string, sought: string): boolean {
  // A short word with an accent is meant with it: «dé» is not «de».
  const exact = sought.length < SHORTEST && plain(sought) !== sought.toLowerCase()
  const [one, begun] = exact ? [word.toLowerCase(), sought.toLowerCase()] : [plain(word), plain(sought)]
  if (sought.length < 3) return one === begun || one === `${begun}s`
  return one.startsWith(begun) || (sought.length >= SHORTEST && related(word, sought))
}

/** Whether a text speaks of everything that is sought. */
export function speaksOf(text: string, sought: string): boolean {
  const all = wordsOf(text)
  return wordsOf(sought).every((wanted) => all.some((word) => isSought(word, wanted)))
}

/** Words of both languages that a question is asked with, and that say nothing of what it asks for. */
const ASKING = new Set(
  'a an and are can comment combien de des do does du en est et for how i il is je la le les ma mes mon my of on ou pour pourquoi quand que quel quelle quels quelles qui quoi sont the to un une what when where who why'.split(
    ' ',
  ),
)

/** What is sought without the words it is asked with: «comment gagner» seeks «gagner». All of it, where nothing else is left. */
export function soughtIn(question: string): string {
  const telling = wordsOf(question).filter((word) => !ASKING.has(plain(word)))
  return telling.length > 0 ? telling.join(' ') : question
}

/** A text in pieces, those that are sought marked. */
export function marked(text: string, sought: string): { text: string; hit: boolean }[] {
  const wanted = wordsOf(sought)
  const pieces: { text: string; hit: boolean }[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.some((one) => isSought(word, one))) continue
    if (index > end) pieces.push({ text: text.slice(end, index), hit: false })
    pieces.push({ text: word, hit: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}

/** Whether one sentence says nothing that another has not said; `but` is what does not count, a name for instance. */
export function repeats(text: string, before: string, but: string): boolean {
  const [said, spared] = [wordsOf(before), wordsOf(but)]
  const telling = wordsOf(text).filter((word) => word.length > 2 && !spared.some((name) => plain(name) === plain(word)))
  return telling.every((word) => said.some((one) => related(one, word)))
}
