import type { Pace } from './pace.ts'
import { keep, kept } from './store.ts'
import { book, browserLanguage, languages, type Language } from './words.svelte.ts'

export type Theme = 'auto' | 'dark' | 'light'

interface Kept {
  name: string
  language: Language | null
  theme: Theme
  still: boolean
  sound: boolean
  /** How loud, from 0 to 1. */
  volume: number
  /** How others' moves are shown. */
  pace: Pace
  notify: boolean
  hints: boolean
  /** Steps that leave no choice are made by the page. */
  forced: boolean
  /** Questions that were answered with «don't ask again». */
  unasked: string[]
  /** Hints that were put away. */
  learned: string[]
}

const DEFAULTS: Kept = {
  name: '',
  language: null,
  theme: 'auto',
  still: false,
  sound: false,
  volume: 0.6,
  pace: 'calm',
  notify: false,
  hints: true,
  forced: true,
  unasked: [],
  learned: [],
}

/** What this browser prefers; kept in it and nowhere else. */
class Prefs {
  private values = $state<Kept>({ ...DEFAULTS, ...kept<Partial<Kept>>('prefs', {}) })
  private systemStill = $state(false)

  constructor() {
    if (typeof matchMedia === 'undefined') return
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    this.systemStill = still.matches
    still.addEventListener('change', () => {
      this.systemStill = still.matches
      this.apply()
    })
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => this.apply())
  }

  get name(): string {
    return this.values.name
  }
  get theme(): Theme {
    return this.values.theme
  }
  get sound(): boolean {
    return this.values.sound
  }
  get volume(): number {
    return this.values.volume
  }
  get pace(): Pace {
    return this.values.pace
  }
  get notify(): boolean {
    return this.values.notify
  }
  get hints(): boolean {
    return this.values.hints
  }
  get forced(): boolean {
    return this.values.forced
  }
  get still(): boolean {
    return this.values.still
  }
  /** Nothing moves: chosen here, or asked for by the system. */
  get calm(): boolean {
    return this.values.still || this.systemStill
  }
  get language(): Language {
    const chosen = this.values.language
    return chosen && languages.includes(chosen) ? chosen : browserLanguage(navigator.languages ?? [navigator.language])
  }
  get asksAll(): boolean {
    return this.values.unasked.length === 0
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.values[key] = value
    keep('prefs', $state.snapshot(this.values))
    this.apply()
  }

  async speak(language: Language): Promise<void> {
    await book.turnTo(language)
    this.set('language', language)
  }

  /** Prefers nothing any more but the language that is read; nothing of it is kept. */
  forget(): void {
    this.values = { ...DEFAULTS }
    this.apply()
  }

  asks(question: string): boolean {
    return !this.values.unasked.includes(question)
  }
  stopAsking(question: string): void {
    if (this.asks(question)) this.set('unasked', [...this.values.unasked, question])
  }

  knows(hint: string): boolean {
    return this.values.learned.includes(hint)
  }
  learn(hint: string): void {
    if (!this.knows(hint)) this.set('learned', [...this.values.learned, hint])
  }

  /** Tells the style sheet. */
  apply(): void {
    const root = document.documentElement
    const light = this.theme === 'auto' ? matchMedia('(prefers-color-scheme: light)').matches : this.theme === 'light'
    root.dataset['theme'] = light ? 'light' : 'dark'
    root.dataset['calm'] = String(this.calm)
  }
}

export const prefs = new Prefs()
