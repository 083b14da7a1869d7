/** What is decided is seen: the whole ship with its numbers, the line of the card that counts, and what was lost and why, with nothing over them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../../../../e2e/harbour.ts'
import { device } from '../../../../e2e/look.ts'
import { port } from '../../../../e2e/port.ts'
import { position, Stand } from './stand.ts'

const { harbour, crowd } = port()

const SIZES = [
  [390, 844],
  [1440, 900],
] as const
/** A phone with so little room beside a guide as this, and one on its side. */
const LOW = [390, 690] as const
const ASIDE = [844, 390] as const

const person = (width: number, height: number): Promise<Page> => crowd.person('about:blank', { locale: 'en-GB', ...device(width, height) })

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
/** The box of a number is a little higher than its digits, in pixels. */
const SLACK = 2
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - SLACK &&
  inner.top >= outer.top - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.bottom <= outer.bottom + SLACK
const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right - SLACK && other.left < one.right - SLACK && one.top < other.bottom - SLACK && other.top < one.bottom - SLACK

/** Where everything that fits lies, in the window. */
function boxes(page: Page, what: string): Promise<Box[]> {
  return page.locator(what).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        return { left, top, right, bottom }
      }),
  )
}

const POWERED = [
  'open-space',
  'battery',
  'smugglers',
  'combat-zone',
  'combat-zone-cannons',
  'shot',
  'meteor',
  'meteor-large',
  'vips-double',
]

for (const [width, height] of [...SIZES, LOW, ASIDE]) {
  test(`the whole ship with its numbers is in sight whenever something is to be powered: ${width}x${height}`, async () => {
    for (const name of POWERED) {
      const page = await person(width, height)
      await Stand.in(page, harbour.url, position(name))
      await page.locator('.own .square').first().waitFor()
      await until(
        async () => {
          const [[frame], [room], parts] = [
            await boxes(page, '.ship:has(> .own)'),
            await boxes(page, '[data-frame]'),
            await boxes(page, '.own .square, .own .numbers'),
          ]
          return { name, frame, room, outside: parts.filter((part) => !isWithin(part, frame!) || !isWithin(part, room!)) }
        },
        ({ outside }) => outside.length === 0,
        'a part of the ship is out of sight',
      )
      await page.context().close()
    }
  })
}

/** What lies over a board without being a part of it. */
const OVER = '[data-scene] .plate, .beside .hint, .beside .tip, .beside .question, [data-looms], .notes > *'

/** A table where others were shot at, and my ship is about to break up. */
async function breaking(page: Page): Promise<Stand> {
  const split = position('split')
  const air = split.view['flying'] as Record<string, unknown>
  const before = { ...split.view, flying: { ...air, step: { between: { asked: [0] } } } }
  const stand = await Stand.in(page, harbour.url, { ...split, moves: [], turn: [0], view: before })
  await page.locator('.own .square').first().waitFor()
  stand.tell(split.recent, split)
  return stand
}

for (const [width, height] of [...SIZES, LOW]) {
  test(`while a piece is to be kept nothing lies over the ship and its numbers: ${width}x${height}`, async () => {
    const page = await person(width, height)
    await breaking(page)
    const seen = new Set<string>()
    const look = async (): Promise<void> => {
      const [over, ship] = [await boxes(page, OVER), await boxes(page, '.own .square, .facts .stats')]
      for (const one of over) if (ship.some((part) => overlaps(one, part))) seen.add(JSON.stringify(one))
    }
    await page.locator('[data-light=piece-first]').first().waitFor()
    // What happened is told meanwhile, up to what stops the table.
    await until(
      async () => {
        await look()
        return page.locator('[data-scene].grand').count()
      },
      (found) => found > 0,
      'it is told that the ship broke up',
    )
    for (let at = 0; at < 10; at += 1) await look()
    // What is asked of whoever chooses the smaller piece stands beside the ship, too.
    await page.locator('[data-light=piece-second]').first().click()
    await page.locator('.question').waitFor()
    for (let at = 0; at < 5; at += 1) await look()
    assert.deepEqual([...seen], [])
    await page.context().close()
  })
}

test('whoever chooses a piece is told what broke the ship, where, and why nothing stopped it', async () => {
  const page = await person(390, 844)
  await breaking(page)
  await page.locator('[data-light=piece-first]').first().waitFor()
  await until(
    () => page.locator('.ask p').first().innerText(),
    (text) => /light shot from the front.*Engine, row 8, column 6.*No shield covers that side.*touch the piece you keep/s.test(text),
    'it says what broke the ship',
  )
  await page.context().close()
})

test('the line of a combat zone that counts is in sight, whichever it is', async () => {
  for (const [width, height] of [...SIZES, LOW, [360, 640] as const]) {
    const page = await person(width, height)
    const zone = position('combat-zone')
    const air = zone.view['flying'] as { line: Record<string, unknown> }
    const stand = await Stand.in(page, harbour.url, zone)
    for (const line of [0, 1, 2]) {
      stand.tell([], { ...zone, view: { ...zone.view, flying: { ...air, line: { ...air.line, line } } } })
      await page.locator(`.lines > li.now:nth-child(${line + 1})`).waitFor()
      await until(
        async () => [await boxes(page, '.lines > li.now'), await boxes(page, '.deck')].map(([box]) => box!),
        ([active, deck]) => isWithin(active!, deck!),
        `line ${line + 1} is cut at ${width}x${height}`,
      )
    }
    await page.context().close()
  }
})

test('what a card took from my ship is read whole, each with its reason', async () => {
  for (const [width, height] of [...SIZES, LOW]) {
    const page = await person(width, height)
    const stand = await breaking(page)
    const split = position('split')
    const air = split.view['flying'] as Record<string, unknown>
    const done = { ...split.view, flying: { ...air, step: { between: { asked: [split.seat] } } } }
    stand.tell([{ lost: { seat: split.seat, loss: 'fallen', square: 705, tile: 12 } }], { ...split, moves: ['fly_on'], view: done })
    await page.locator('[data-hit]').nth(2).waitFor()
    const [hits, [deck]] = [await boxes(page, '[data-hit]'), await boxes(page, '.deck')]
    assert.equal(hits.length, 3, 'two shots, and what fell off')
    const seen = hits.filter((hit) => isWithin(hit, deck!)).length
    assert.ok(seen >= (height < 700 ? 2 : 3), `${seen} of them are read without scrolling at ${width}x${height}`)
    await page.context().close()
  }
})

test('nobody is led to finish a bare cabin, and a guide shows how the component in the hand will lie', async () => {
  const page = await crowd.person(harbour.url, { locale: 'en-GB', ...device(390, 844) })
  await page.locator('[data-first=trucker]').click()
  await page.locator('[data-guide]').first().waitFor({ timeout: 60_000 })
  const finish = page.locator('section.bar button[data-move^=finish]')
  if ((await finish.count()) > 0) assert.match((await finish.first().getAttribute('class')) ?? '', /quiet/)
  const follow = page.locator('[data-guide-follow]:not([disabled])')
  // Up to the first component that is to be put down somewhere.
  const ghost = page.locator('[data-ghost]')
  await until(
    async () => {
      if ((await ghost.count()) === 0 && (await follow.count()) > 0) await follow.click({ timeout: 1000 }).catch(() => undefined)
      await page.waitForTimeout(300)
      return ghost.count()
    },
    (found) => found > 0,
    'it is shown where the component goes',
  )
  const [turn, at] = [await ghost.getAttribute('data-turn'), await ghost.getAttribute('data-ghost')]
  assert.equal(await page.locator('[data-held]').getAttribute('data-turned'), turn, 'the hand holds it as it will lie')
  await page.locator(`.hull [data-at="${at}"]`).click()
  await page.locator(`.hull [data-at="${at}"] .loose[data-turn="${turn}"]`).waitFor()
  await page.context().close()
})

test('nothing on any page went wrong', () => {
  assert.deepEqual(crowd.complaints, [])
})
