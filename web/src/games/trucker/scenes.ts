/** A small picture above the text of each kind of card, on 240 by 84. */
export interface Scene {
  sky: readonly [string, string]
  /** Drawn in this order. */
  shapes: readonly { d: string; fill?: string; stroke?: string; width?: number; opacity?: number }[]
}

const STARS = {
  d: 'M18 20h.01M60 12h.01M96 30h.01M150 14h.01M196 26h.01M224 10h.01M210 60h.01M30 66h.01M130 70h.01',
  stroke: '#dfe7ff',
  width: 2,
}
const shipwreck = 'M62 58l20-26 52-8 44 14 14 18-20 12H84z'

export const scenes: Record<string, Scene> = {
  open_space: {
    sky: ['#0d2447', '#1b0f3b'],
    shapes: [
      STARS,
      { d: 'M0 60q60-44 240-40', stroke: '#4cc9f0', width: 1.5, opacity: 0.5 },
      { d: 'M0 76q90-44 240-30', stroke: '#4cc9f0', width: 1.5, opacity: 0.4 },
      { d: 'M96 46l46-10 26 4-24 10z', fill: '#d9a441', stroke: '#1a1204', width: 2 },
      { d: 'M96 46l-40 8 34-14z', fill: '#ffb703', opacity: 0.8 },
    ],
  },
  planets: {
    sky: ['#123055', '#251245'],
    shapes: [
      STARS,
      { d: 'M70 44a30 30 0 1 0 .01 0z', fill: '#4a9c7d' },
      { d: 'M46 62q20 10 46-4', stroke: '#d4fff0', width: 3, opacity: 0.4 },
      { d: 'M172 12a22 22 0 1 0 .01 0z', fill: '#c2694f' },
      { d: 'M130 44q44 14 84-18', stroke: '#f2cf7f', width: 4, opacity: 0.7 },
    ],
  },
  abandoned_ship: {
    sky: ['#14233a', '#0a101d'],
    shapes: [
      STARS,
      { d: shipwreck, fill: '#59627c', stroke: '#0b1020', width: 2.5 },
      { d: 'M104 26l8 16-12 8 10 14', stroke: '#0b1020', width: 4 },
      { d: 'M134 44h12v10h-12zM154 46h12v10h-12z', fill: '#0b1020' },
      { d: 'M186 30l14-8M192 40h16', stroke: '#ffb703', width: 2.5, opacity: 0.6 },
    ],
  },
  abandoned_station: {
    sky: ['#10283c', '#0a101d'],
    shapes: [
      STARS,
      { d: 'M120 10a32 32 0 1 0 .01 0z', stroke: '#8b96b4', width: 9 },
      { d: 'M120 28a14 14 0 1 0 .01 0z', fill: '#59627c', stroke: '#0b1020', width: 2 },
      { d: 'M120 10v18M120 56v18M88 42h18M134 42h18', stroke: '#8b96b4', width: 5 },
      { d: 'M120 37a5 5 0 1 0 .01 0z', fill: '#ffb703' },
    ],
  },
  smugglers: {
    sky: ['#2b2a12', '#14120a'],
    shapes: [
      STARS,
      { d: 'M60 50l40-22h54l32 18-30 16H84z', fill: '#7d6a2c', stroke: '#191303', width: 2.5 },
      { d: 'M84 36h18v16H84zM106 34h18v18h-18zM128 36h18v16h-18z', fill: '#d9a441', stroke: '#191303', width: 2 },
      { d: 'M60 50l-22 8 26 4z', fill: '#ffb703' },
    ],
  },
  slavers: {
    sky: ['#331326', '#14080f'],
    shapes: [
      STARS,
      { d: 'M50 46l50-24h60l36 22-44 22H88z', fill: '#7a2a4a', stroke: '#1d0610', width: 2.5 },
      { d: 'M104 32v26M116 30v30M128 30v30M140 32v26', stroke: '#1d0610', width: 3.5 },
      { d: 'M50 46l-18 10 24 2z', fill: '#ef476f' },
    ],
  },
  pirates: {
    sky: ['#2b1030', '#10060f'],
    shapes: [
      STARS,
      { d: 'M46 44l56-28 70 8 26 18-34 18-70 8z', fill: '#3d3350', stroke: '#0c0712', width: 2.5 },
      { d: 'M120 22c-13 0-20 7-20 17 0 6 3 9 7 12v7h26v-7c4-3 7-6 7-12 0-10-7-17-20-17z', fill: '#f3ead7' },
      { d: 'M111 34h7v8h-7zM122 34h7v8h-7zM117 47h6v5h-6z', fill: '#1d0610' },
      { d: 'M46 44l-24 6 26 8z', fill: '#ef476f' },
    ],
  },
  meteor_swarm: {
    sky: ['#26190f', '#100a12'],
    shapes: [
      STARS,
      { d: 'M150 10l-54 18M196 30l-46 16M96 8L58 20', stroke: '#ffb703', width: 4, opacity: 0.7 },
      { d: 'M62 42l16-16 22 2 10 16-10 18-24 4-14-10z', fill: '#8d7b68', stroke: '#241a16', width: 2.5 },
      { d: 'M132 56l12-10 14 4 4 14-10 10-14-4z', fill: '#a3907a', stroke: '#241a16', width: 2.5 },
      { d: 'M42 26l8-6 10 4-2 9-10 3z', fill: '#a3907a', stroke: '#241a16', width: 2 },
    ],
  },
  combat_zone: {
    sky: ['#3a0f1e', '#12060c'],
    shapes: [
      STARS,
      { d: 'M0 20l240 44M0 66L240 12', stroke: '#ef476f', width: 3, opacity: 0.7 },
      { d: 'M120 14l9 17 19-6-7 18 18 9-19 6 4 19-18-9-12 15-5-19-19 3 9-17-14-13 19-1z', fill: '#ffb703', stroke: '#5a1020', width: 2.5 },
      { d: 'M120 32a11 11 0 1 0 .01 0z', fill: '#fff6d0' },
    ],
  },
  stardust: {
    sky: ['#26164a', '#0f1338'],
    shapes: [
      STARS,
      { d: 'M-10 60q60-40 120-22t140-34v30q-70 40-136 24T-10 84z', fill: '#b79cff', opacity: 0.35 },
      { d: 'M40 46h.01M70 36h.01M92 50h.01M122 44h.01M146 34h.01M172 42h.01M190 20h.01M110 30h.01M60 58h.01', stroke: '#f2e6ff', width: 4 },
    ],
  },
  epidemic: {
    sky: ['#173a1f', '#0a160d'],
    shapes: [
      STARS,
      { d: 'M120 20a22 22 0 1 0 .01 0z', fill: '#6fbf5a', stroke: '#0f2a12', width: 2.5 },
      { d: 'M120 20V8M120 64v12M98 42H86M142 42h12M105 27l-8-8M135 27l8-8M105 57l-8 8M135 57l8 8', stroke: '#6fbf5a', width: 5 },
      { d: 'M112 34a5 5 0 1 0 .01 0zM128 44a6 6 0 1 0 .01 0z', fill: '#0f2a12' },
    ],
  },
  sabotage: {
    sky: ['#2b2012', '#120d08'],
    shapes: [
      STARS,
      { d: 'M92 26h52v36H92z', fill: '#59627c', stroke: '#0b1020', width: 2.5 },
      { d: 'M104 36h28v10h-28z', fill: '#0b1020' },
      { d: 'M108 41h20', stroke: '#ef476f', width: 4 },
      { d: 'M118 26V12l10-4', stroke: '#ffb703', width: 3 },
      { d: 'M128 2l4 5 6 1-5 4 1 6-6-3-5 3 1-6-4-4 6-1z', fill: '#ffb703' },
    ],
  },
}
