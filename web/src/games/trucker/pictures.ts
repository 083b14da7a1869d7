/** A small picture above the text of each kind of card, on 240 by 84. */
export interface Picture {
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

/** A large rock with its craters. */
const rock = 'M70 44l14-26 34-8 40 6 22 22-6 26-36 14-46-4-24-14z'
const craters = 'M104 28a8 8 0 1 0 .01 0zM142 40a10 10 0 1 0 .01 0zM112 54a5 5 0 1 0 .01 0z'
/** A battery and what comes out of it. */
const cell = 'M108 30h24v34h-24zM114 24h12v6h-12z'

export const pictures: Record<string, Picture> = {
  black_hole: {
    sky: ['#1a0b33', '#05030c'],
    shapes: [
      STARS,
      { d: 'M24 42a96 26 0 1 0 192 0a96 26 0 1 0-192 0z', stroke: '#b79cff', width: 3, opacity: 0.5 },
      { d: 'M52 42a68 17 0 1 0 136 0a68 17 0 1 0-136 0z', stroke: '#ffb703', width: 5, opacity: 0.8 },
      { d: 'M120 16a26 26 0 1 0 .01 0z', fill: '#020106', stroke: '#ff8a5c', width: 2.5 },
      { d: 'M40 26l20 6-14 6zM206 62l-24-2 14-8z', fill: '#d9a441' },
    ],
  },
  fleet: {
    sky: ['#33102a', '#10060f'],
    shapes: [
      STARS,
      { d: 'M92 44l34-16 40 6 16 12-24 12-46 4z', fill: '#7a2a4a', stroke: '#1d0610', width: 2.5 },
      { d: 'M30 26l20-9 24 4 9 7-14 7-28 2zM30 64l20-9 24 4 9 7-14 7-28 2z', fill: '#5b3a70', stroke: '#12061f', width: 2 },
      { d: 'M176 22l18-8 22 3 8 6-12 6-26 3zM178 66l18-8 22 3 8 6-12 6-26 3z', fill: '#5b3a70', stroke: '#12061f', width: 2 },
      { d: 'M92 44l-20 3 20 6zM30 26l-12 2 12 5zM30 64l-12 2 12 5z', fill: '#ef476f' },
    ],
  },
  asteroid_rain: {
    sky: ['#26190f', '#100a12'],
    shapes: [
      STARS,
      {
        d: 'M34 4l-10 26M64 2L50 38M94 4L80 34M124 2l-14 38M154 4l-12 30M184 2l-14 36M214 4l-10 28',
        stroke: '#ffb703',
        width: 3,
        opacity: 0.6,
      },
      {
        d: 'M18 34l8-5 8 5-3 9-9 1zM44 44l8-5 8 5-3 9-9 1zM74 40l8-5 8 5-3 9-9 1zM104 46l8-5 8 5-3 9-9 1zM136 40l8-5 8 5-3 9-9 1zM164 44l8-5 8 5-3 9-9 1zM198 38l8-5 8 5-3 9-9 1z',
        fill: '#a3907a',
        stroke: '#241a16',
        width: 2,
      },
      { d: 'M60 76l60-14 60 14', stroke: '#4cc9f0', width: 3, opacity: 0.6 },
    ],
  },
  asteroid_attack: {
    sky: ['#3a1c10', '#120a0c'],
    shapes: [
      STARS,
      { d: 'M0 20h70M0 42h60M0 64h70', stroke: '#ffb703', width: 4, opacity: 0.6 },
      { d: rock, fill: '#8d7b68', stroke: '#241a16', width: 3 },
      { d: craters, fill: '#6b5a4c' },
    ],
  },
  ghost_asteroid: {
    sky: ['#0f2a36', '#070f18'],
    shapes: [
      STARS,
      { d: rock, fill: '#8fe6ff', stroke: '#d9f7ff', width: 2.5, opacity: 0.28 },
      { d: craters, stroke: '#d9f7ff', width: 2, opacity: 0.5 },
      { d: 'M60 20q-16 10-6 26M190 22q18 12 4 34', stroke: '#8fe6ff', width: 2, opacity: 0.5 },
    ],
  },
  tactical_zone: {
    sky: ['#102a3a', '#0a0f1d'],
    shapes: [
      STARS,
      { d: 'M40 10h160v64H40zM93 10v64M147 10v64M40 31h160M40 53h160', stroke: '#4cc9f0', width: 1.5, opacity: 0.6 },
      { d: 'M58 64l24-30 30 8 34-24 34 10', stroke: '#ffb703', width: 3 },
      { d: 'M170 20l14 9-16 6z', fill: '#ffb703' },
      { d: 'M64 16l8 8M72 16l-8 8M158 58l8 8M166 58l-8 8', stroke: '#ef476f', width: 3 },
    ],
  },
  deadly_radiation: {
    sky: ['#2c3308', '#0d1003'],
    shapes: [
      STARS,
      { d: 'M92 20q-20 24 0 50M74 12q-32 32 0 64M148 20q20 24 0 50M166 12q32 32 0 64', stroke: '#d4f03a', width: 3.5, opacity: 0.8 },
      { d: cell, fill: '#06d6a0', stroke: '#04291f', width: 2.5 },
      { d: 'M122 36l-8 14h6l-2 10 9-14h-6z', fill: '#0b1020' },
      { d: 'M36 34c-8 0-12 5-12 11 0 4 2 6 4 8v5h16v-5c2-2 4-4 4-8 0-6-4-11-12-11zM30 44h5v5h-5zM38 44h5v5h-5z', fill: '#f3ead7' },
    ],
  },
  explosive_radiation: {
    sky: ['#3b2208', '#140a04'],
    shapes: [
      STARS,
      { d: 'M72 30h22v32H72zM78 24h10v6H78zM146 30h22v32h-22zM152 24h10v6h-10z', fill: '#06d6a0', stroke: '#04291f', width: 2.5 },
      {
        d: 'M120 12l7 17 17-8-8 17 17 7-17 6 7 17-16-8-7 16-7-16-16 8 7-17-17-6 17-7-8-17 17 8z',
        fill: '#ffb703',
        stroke: '#7a1a10',
        width: 2.5,
      },
      { d: 'M120 36a9 9 0 1 0 .01 0z', fill: '#fff6d0' },
    ],
  },
  corrosive_dust: {
    sky: ['#1c3a14', '#0a1408'],
    shapes: [
      STARS,
      { d: 'M-10 54q60-40 120-22t140-30v32q-70 38-136 22T-10 82z', fill: '#8fd13a', opacity: 0.4 },
      { d: 'M96 30h14v10h8v-8h12v22h-34z', fill: '#98a2bd', stroke: '#171b29', width: 2 },
      { d: 'M104 58v10M116 60v14M126 56v8', stroke: '#b6f05a', width: 4 },
    ],
  },
  nanobot_dust: {
    sky: ['#2a1440', '#0d0718'],
    shapes: [
      STARS,
      { d: 'M-10 60q60-40 120-22t140-34v30q-70 40-136 24T-10 84z', fill: '#b79cff', opacity: 0.28 },
      {
        d: 'M60 40h8v6h-8zM96 24h8v6h-8zM124 46h8v6h-8zM156 26h8v6h-8zM182 44h8v6h-8zM86 58h8v6h-8z',
        fill: '#c5cbe0',
        stroke: '#12061f',
        width: 1.5,
      },
      {
        d: 'M58 40l-4-4M70 40l4-4M58 46l-4 4M70 46l4 4M94 24l-4-4M106 24l4-4M122 46l-4-4M134 46l4-4M154 26l-4-4M166 26l4-4M180 44l-4-4M192 44l4-4',
        stroke: '#c5cbe0',
        width: 1.6,
      },
    ],
  },
  pandemic: {
    sky: ['#17402a', '#08160e'],
    shapes: [
      STARS,
      {
        d: 'M64 28a14 14 0 1 0 .01 0zM120 26a18 18 0 1 0 .01 0zM180 30a12 12 0 1 0 .01 0z',
        fill: '#5fd38a',
        stroke: '#08301a',
        width: 2.5,
      },
      {
        d: 'M64 22v-6M64 56v6M50 42h-6M78 42h6M120 20v-8M120 62v8M102 44h-8M138 44h8M107 31l-6-6M133 31l6-6M107 57l-6 6M133 57l6 6M180 24v-6M180 54v6M168 42h-6M192 42h6',
        stroke: '#5fd38a',
        width: 3.5,
      },
      { d: 'M78 42h24M138 43h30', stroke: '#d4ffe6', width: 2, opacity: 0.7 },
    ],
  },
  contamination: {
    sky: ['#33360d', '#121304'],
    shapes: [
      STARS,
      { d: 'M44 50a16 16 0 1 0 .01 0zM196 50a16 16 0 1 0 .01 0z', fill: '#b5952f', stroke: '#1f1a04', width: 2.5 },
      { d: 'M60 66h120M120 14v52', stroke: '#98a2bd', width: 7 },
      { d: 'M120 12a18 18 0 1 0 .01 0z', fill: '#c9d13a', stroke: '#2a2c08', width: 2.5 },
      { d: 'M120 18v24M108 24l24 12M132 24l-24 12', stroke: '#2a2c08', width: 3 },
    ],
  },
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
