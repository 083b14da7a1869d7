import { prefs } from './prefs.svelte.ts'
import type { SceneKind } from './scene.ts'

/** One sound: a wave that may glide, or a breath of noise around a pitch. */
interface Note {
  wave: OscillatorType | 'noise'
  /** In hertz, and where it glides to. */
  pitch: number
  to?: number
  /** When it begins and how long it lasts, in seconds. */
  at: number
  length: number
  /** How loud beside the others. */
  loud?: number
}
type Moment = SceneKind | 'your-turn' | 'step' | 'weld' | 'won' | 'lost'

const chime = (pitches: readonly number[], gap = 0.13, length = 0.38): Note[] =>
  pitches.map((pitch, at) => ({ wave: 'triangle', pitch, at: at * gap, length }))
const knocks = (count: number, gap: number): Note[] =>
  Array.from({ length: count }, (_, at) => ({ wave: 'noise', pitch: 2600 - at * 240, at: at * gap, length: 0.05, loud: 0.8 }))

/** Every sound there is, made here and played by the browser: nothing is fetched. */
export const tunes: Readonly<Record<Moment, readonly Note[]>> = {
  'your-turn': chime([523, 784], 0.12),
  step: [{ wave: 'triangle', pitch: 330, at: 0, length: 0.35 }],
  weld: [
    { wave: 'triangle', pitch: 196, at: 0, length: 0.35 },
    { wave: 'triangle', pitch: 588, at: 0.03, length: 0.3 },
  ],
  won: chime([523, 659, 784, 1047], 0.14),
  lost: chime([392, 330, 262], 0.2),
  turn: [{ wave: 'sine', pitch: 294, to: 392, at: 0, length: 0.3, loud: 0.8 }],
  fly: [{ wave: 'noise', pitch: 500, to: 1900, at: 0, length: 0.45, loud: 0.5 }],
  reveal: [
    { wave: 'noise', pitch: 3200, at: 0, length: 0.06, loud: 0.6 },
    { wave: 'triangle', pitch: 880, at: 0.07, length: 0.3 },
  ],
  roll: knocks(6, 0.07),
  strike: [
    { wave: 'noise', pitch: 1500, to: 300, at: 0, length: 0.2, loud: 1.4 },
    { wave: 'square', pitch: 150, to: 70, at: 0.02, length: 0.2, loud: 0.5 },
  ],
  gain: chime([988, 1319], 0.08, 0.25),
  loss: [{ wave: 'sawtooth', pitch: 300, to: 130, at: 0, length: 0.45, loud: 0.5 }],
  word: chime([660, 620], 0.07, 0.14),
  pact: chime([440, 554, 659], 0.02, 0.5),
  betrayal: [
    { wave: 'noise', pitch: 4200, to: 900, at: 0, length: 0.16, loud: 1 },
    { wave: 'sawtooth', pitch: 233, to: 220, at: 0.12, length: 0.9, loud: 0.5 },
    { wave: 'sawtooth', pitch: 247, to: 208, at: 0.12, length: 0.9, loud: 0.5 },
  ],
  conquest: chime([392, 523, 659, 784], 0.1, 0.5),
  peril: [0, 0.28, 0.56].map((at) => ({ wave: 'square' as const, pitch: 587, to: 523, at, length: 0.2, loud: 0.4 })),
  end: chime([262, 392, 523, 659, 784, 1047], 0.16, 0.7),
}

let context: AudioContext | null = null
let breath: AudioBuffer | null = null

/** Plays a few soft notes, if the player switched sound on. */
export function play(moment: Moment): void {
  if (!prefs.sound || prefs.volume <= 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  for (const note of tunes[moment]) sound(context, note, prefs.volume)
}

function sound(audio: AudioContext, { wave, pitch, to, at, length, loud = 1 }: Note, volume: number): void {
  const start = audio.currentTime + at
  const end = start + length
  const loudness = audio.createGain()
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(0.2 * loud * volume, start + Math.min(0.02, length / 3))
  loudness.gain.exponentialRampToValueAtTime(0.0005, end)
  loudness.connect(audio.destination)
  if (wave === 'noise') {
    const [air, band] = [audio.createBufferSource(), audio.createBiquadFilter()]
    air.buffer = breath ??= noise(audio)
    band.type = 'bandpass'
    glide(band.frequency, pitch, to, start, end)
    air.connect(band).connect(loudness)
    air.start(start)
    air.stop(end + 0.05)
  } else {
    const tone = audio.createOscillator()
    tone.type = wave
    glide(tone.frequency, pitch, to, start, end)
    tone.connect(loudness)
    tone.start(start)
    tone.stop(end + 0.05)
  }
}

function glide(pitch: AudioParam, from: number, to: number | undefined, start: number, end: number): void {
  pitch.setValueAtTime(from, start)
  if (to !== undefined) pitch.exponentialRampToValueAtTime(to, end)
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
  return buffer
}
