import { prefs } from './prefs.svelte.ts'

/** Notes in hertz and when they begin, in seconds. */
const TUNES = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  step: [[330, 0]],
  weld: [
    [196, 0],
    [588, 0.03],
  ],
  won: [
    [523, 0],
    [659, 0.14],
    [784, 0.28],
    [1047, 0.42],
  ],
  lost: [
    [392, 0],
    [330, 0.2],
    [262, 0.4],
  ],
} as const

let context: AudioContext | null = null

/** Plays a few soft notes, if the player switched sound on. */
export function play(tune: keyof typeof TUNES): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  for (const [pitch, start] of TUNES[tune]) note(context, pitch, context.currentTime + start)
}

function note(audio: AudioContext, pitch: number, start: number): void {
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()]
  tone.type = 'triangle'
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.35)
  tone.connect(loudness).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 0.4)
}
