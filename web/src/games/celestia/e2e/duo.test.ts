import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faults } from '../../../../e2e/axe.ts'
import { act, dice, isOver, mark, playUntil, until } from '../../../../e2e/harbour.ts'
import { port } from '../../../../e2e/port.ts'

const { harbour, crowd } = port()

/** Everything the server sends to a page over its sockets. */
function wiretap(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return heard
}

test('two people play a whole game while a third looks on', async () => {
  const anne = await crowd.person(harbour.url)
  await anne.getByRole('link', { name: 'Inviter' }).first().click()
  await anne.getByLabel('Ton nom').fill('Anne')
  await anne.getByLabel('Nom de la table').fill('Essai')
  await anne.getByLabel('Mode').selectOption('rapid')
  await anne.getByRole('button', { name: 'Ouvrir la table' }).click()
  const link = await anne.getByLabel('Lien de la table').inputValue()
  assert.match(link, /#\/table\/[\w-]+$/)
  assert.deepEqual(await faults(anne), [], 'waiting room')
  assert.ok(await anne.getByRole('button', { name: 'Commencer' }).isDisabled())

  const bart = await crowd.person(link, { locale: 'en-GB' })
  await bart.getByLabel('Your name').fill('Bart')
  await bart.getByRole('button', { name: 'Sit here' }).click()
  await anne.getByText('Bart').first().waitFor()
  await anne.getByRole('button', { name: 'Commencer' }).click()
  await anne.locator('[data-entry-count]').waitFor()
  await bart.locator('section.bar').waitFor()

  const carl = await crowd.person(harbour.url)
  const heard = wiretap(carl)
  await carl.goto(link)
  await carl.locator('section.bar').waitFor()

  const steps = await playUntil(
    () => isOver(anne),
    [anne, bart],
    dice(7),
    'mouse',
    async (count) => {
      if (count !== 12) return
      assert.deepEqual(await faults(anne), [], 'table')
      assert.deepEqual(await faults(carl), [], 'table, looking on')
    },
  )
  assert.ok(steps > 5)
  await bart.locator('section.over').waitFor()
  await carl.locator('section.over').waitFor()

  // Until the end, whoever looks on was told of no hand, no hidden pile and no move to make.
  const told = heard.map(
    (text) => JSON.parse(text) as { type: string; view?: Hidden; patch?: Partial<Hidden>; moves?: unknown[]; move?: unknown },
  )
  const end = told.findIndex((message) => message.type === 'over')
  assert.ok(end > 0)
  for (const message of told.slice(0, end)) {
    for (const view of [message.view, message.patch]) if (view) assertNothingHidden(view)
    assert.deepEqual(message.moves ?? [], [])
    assert.equal(message.move ?? null, null)
  }

  // The end: talk is open again, the record can be downloaded, the game can be watched again, a rematch brings both together.
  await anne.keyboard.press('t')
  await anne.getByPlaceholder('Écrire à la table').fill('Bien joué')
  await anne.keyboard.press('Enter')
  await bart.keyboard.press('t')
  await bart.getByText('Bien joué').waitFor()
  const [download] = await Promise.all([anne.waitForEvent('download'), anne.getByRole('link', { name: 'Télécharger la partie' }).click()])
  const record = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n')
  assert.match(record[0]!, /"flibuste":"record"/)
  assert.match(record.at(-1)!, /"secret"/)

  await replay(carl, link.replace('/table/', '/replay/'))

  await anne.getByRole('button', { name: 'Revanche' }).click()
  await anne.waitForURL((url) => url.hash !== new URL(link).hash)
  await bart.getByRole('link', { name: 'Join the rematch' }).click()
  await bart.waitForURL(anne.url())
})

interface Hidden {
  players: { hand: unknown }[]
  piles: Record<string, unknown>
  airship: { undersides: unknown }
}

function assertNothingHidden(view: Partial<Hidden>): void {
  for (const player of view.players ?? []) assert.equal(player.hand, null)
  if (view.airship) assert.equal(view.airship.undersides, null)
  for (const pile of ['face_down_cards', 'deck_cards', 'stage_order', 'crew_order']) assert.equal(view.piles?.[pile] ?? null, null)
}

/** Steps, jumps, looks through other eyes, and finds a moment again by its link. */
async function replay(page: Page, link: string): Promise<void> {
  let fetched = 0
  page.on('request', (request) => (fetched += Number(request.url().includes('/replay?'))))
  await page.goto(link)
  const slide = page.getByLabel('Moment de la partie')
  await slide.waitFor()
  assert.equal(await slide.inputValue(), '0')
  await page.getByRole('button', { name: 'Un pas en avant' }).click()
  await page.keyboard.press('ArrowRight')
  const at = (moment: string | null): Promise<string> =>
    until(
      () => slide.inputValue(),
      (now) => now === moment,
      `the moment is to be ${moment}`,
    )
  await at('2')
  await page.waitForURL(/\/2$/)
  await page.getByRole('button', { name: 'À la fin' }).click()
  await at(await slide.getAttribute('max'))
  assert.equal(fetched, 1, 'steps fetch nothing')
  await page.getByLabel('Avec les yeux de qui ?').selectOption('1')
  await page.waitForURL(/as=1/)
  assert.deepEqual(await faults(page), [], 'replay')
  await page.goto(`${link}/5?as=public`)
  await page.reload()
  await slide.waitFor()
  await at('5')
  await until(
    () => page.getByLabel('Avec les yeux de qui ?').inputValue(),
    (eyes) => eyes === 'public',
    'by whose eyes it is seen',
  )
}

test('the same seat works in two tabs side by side', async () => {
  const first = await crowd.person(harbour.url)
  await first.getByRole('button', { name: 'Jouer maintenant' }).first().click()
  await first.locator('section.bar').waitFor()
  const second = await first.context().newPage()
  await second.goto(first.url())
  await second.locator('section.bar').waitFor()
  await first.locator('section.bar.mine').waitFor()
  await act(first, () => 0)
  await until(
    async () => [await mark(first), await mark(second)],
    ([here, there]) => here === there,
    'both tabs see the same',
  )
})

test('nothing on any page went wrong', () => {
  assert.deepEqual(crowd.complaints, [])
})
