import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { playable } from './hands.ts'
import { act, dice, isOver, mark, playUntil, steps, unfold, until } from './harbour.ts'
import { port } from './port.ts'
import { Sailor } from './whole.ts'

const { harbour, crowd } = port()

/** Two people at a table: Anne made it, Bart followed the link. */
async function meet(prepare: (anne: Page) => Promise<void> = async () => {}): Promise<{ anne: Page; bart: Page; link: string }> {
  const anne = await crowd.person(`${harbour.url}/#/new/${harbour.game}`)
  await anne.getByLabel('Ton nom').fill('Anne')
  await prepare(anne)
  await anne.getByRole('button', { name: 'Ouvrir la table' }).click()
  const link = await anne.getByLabel('Lien de la table').inputValue()
  const bart = await crowd.person(link)
  await bart.getByLabel('Ton nom').fill('Bart')
  await bart.getByRole('button', { name: 'S’asseoir ici' }).click()
  await anne.getByText('Tout le monde est là.').waitFor()
  return { anne, bart, link }
}

async function deal(anne: Page, bart: Page): Promise<void> {
  await anne.getByRole('button', { name: 'Commencer' }).click()
  await Promise.all([anne.locator('section.bar').waitFor(), bart.locator('section.bar').waitFor()])
}

async function part(...people: Page[]): Promise<void> {
  for (const page of people) await page.context().close()
}

/** Waits until both have seen the same entry. */
async function together(one: Page, other: Page): Promise<void> {
  await until(
    async () => [await mark(one), await mark(other)],
    ([here, there]) => here === there,
    'both see the same',
  )
}

test('talk is open before the deal and closed during the game; onlookers have a room of their own', async () => {
  const { anne, bart, link } = await meet()
  await anne.getByText('Parler').click()
  await anne.getByPlaceholder('Écrire à la table').fill('Bon vent')
  await anne.keyboard.press('Enter')
  await bart.getByText('Parler').click()
  await bart.getByText('Bon vent').waitFor()
  await deal(anne, bart)
  await anne.keyboard.press('t')
  await anne.getByText('Silence en vol').waitFor()
  assert.equal(await anne.getByPlaceholder('Écrire à la table').count(), 0)

  const carl = await crowd.person(link)
  await carl.locator('section.bar').waitFor()
  await carl.keyboard.press('t')
  await carl.getByPlaceholder('Écrire aux spectateurs').fill('Anne va perdre')
  await carl.keyboard.press('Enter')
  await carl.locator('[role=log]').getByText('Anne va perdre').waitFor()
  await carl.reload()
  await carl.locator('section.bar').waitFor()
  await carl.keyboard.press('t')
  await carl.locator('[role=log]').getByText('Anne va perdre').waitFor()
  assert.equal(await anne.getByText('Anne va perdre').count(), 0)
  await part(anne, bart, carl)
})

test('a name can be changed, and the others see it', async () => {
  const { anne, bart } = await meet()
  await deal(anne, bart)
  await bart.getByRole('button', { name: 'Menu de la table' }).click()
  await bart.getByLabel('Ton nom').fill('Bartholomé')
  await bart.getByRole('button', { name: 'Changer' }).click()
  await anne.getByText('Bartholomé').first().waitFor()
  await part(anne, bart)
})

test('a move is taken back with consent, and not without', async () => {
  const { anne, bart } = await meet()
  await deal(anne, bart)
  const die = dice(9)
  let mover: Page | null = null
  for (let tries = 0; mover === null && tries < 200; tries += 1) {
    for (const page of [anne, bart]) if (mover === null && (await act(page, die))) mover = page
  }
  assert.ok(mover, 'somebody begins')
  const other = mover === anne ? bart : anne
  await together(mover, other)
  // Somebody else chooses after it, so that it is no longer free.
  await other.locator('section.bar.mine').waitFor()
  await until(
    () => act(other, die),
    (acted) => acted,
    'the other chooses',
  )
  await together(other, mover)
  for (const [answer, done] of [
    ['Non', false],
    ['D’accord', true],
  ] as const) {
    const before = await mark(mover)
    await mover.getByRole('button', { name: 'Demander à reprendre' }).click()
    await other.getByText('voudrait reprendre son coup').waitFor()
    await other.getByRole('button', { name: answer, exact: true }).click()
    await mover.getByText('Tu as demandé').waitFor({ state: 'detached' })
    await together(mover, other)
    if (done)
      await until(
        () => mark(mover),
        (now) => now !== before,
        'the move is taken back',
      )
    else assert.equal(await mark(mover), before)
  }
  await mover.getByText('Coup repris.').first().waitFor()
  await part(anne, bart)
})

test('a game stops when both agree', async () => {
  const { anne, bart } = await meet()
  await deal(anne, bart)
  await anne.getByRole('button', { name: 'Menu de la table' }).click()
  await anne.getByRole('button', { name: 'Proposer d’arrêter' }).click()
  await anne.getByRole('button', { name: 'Proposer d’arrêter' }).click()
  await bart.getByText('Anne propose d’arrêter la partie.').waitFor()
  await bart.getByRole('button', { name: 'D’accord' }).click()
  for (const page of [anne, bart]) await page.getByRole('heading', { name: 'Partie arrêtée d’un commun accord' }).first().waitFor()
  await part(anne, bart)
})

test('whoever leaves frees the seat for somebody who looks on', async () => {
  const { anne, bart, link } = await meet()
  await deal(anne, bart)
  const carl = await crowd.person(link)
  await carl.locator('section.bar').waitFor()
  await bart.getByRole('button', { name: 'Menu de la table' }).click()
  await bart.getByRole('button', { name: 'Quitter la table' }).click()
  await bart.getByRole('button', { name: 'Quitter la table' }).click()
  await bart.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor()
  await carl.getByRole('button', { name: 'S’asseoir ici' }).click()
  await carl.locator('header').getByText('toi').waitFor()
  await playUntil(steps(4), [anne, carl], dice(1))
  await part(anne, bart, carl)
})

test('a bot stands in for me and hands back', async () => {
  const { anne, bart } = await meet()
  await deal(anne, bart)
  await bart.getByRole('button', { name: 'Menu de la table' }).click()
  await bart.getByLabel('Un robot joue à ma place').check()
  await bart.getByRole('button', { name: 'Fermer' }).click()
  await anne.getByTitle('un robot joue à sa place').waitFor()
  const die = dice(6)
  const before = Number(await mark(anne))
  for (let tries = 0; Number(await mark(anne)) < before + 3; tries += 1) {
    if (!(await act(anne, die))) await anne.waitForTimeout(50)
    assert.ok(tries < 400, 'the bot plays')
  }
  await bart.getByRole('button', { name: 'Menu de la table' }).click()
  await bart.getByLabel('Un robot joue à ma place').uncheck()
  await anne.getByTitle('un robot joue à sa place').waitFor({ state: 'detached' })
  await part(anne, bart)
})

test('clocks are shown and run', async () => {
  const { anne, bart } = await meet(async (page) => {
    await page.getByText('Réserve', { exact: true }).click()
    await page.getByLabel('Minutes de réserve').fill('5')
  })
  await deal(anne, bart)
  await until(
    () => anne.locator('.clock').count(),
    (clocks) => clocks === 2,
    'two clocks',
  )
  await anne.waitForFunction(() => [...document.querySelectorAll('.clock')].some((clock) => /^4:5\d$/.test(clock.textContent ?? '')))
  await part(anne, bart)
})

test('a listed table is found on the home page, a private one is not', async () => {
  const open = async (label: string, title: string) => {
    const page = await crowd.person(`${harbour.url}/#/new/${harbour.game}`)
    await page.getByLabel('Nom de la table').fill(title)
    await page.getByText(label, { exact: true }).click()
    await page.getByRole('button', { name: 'Ouvrir la table' }).click()
    await page.getByLabel('Lien de la table').waitFor()
    return page
  }
  const [first, second] = [await open('Tout le monde', 'Chez Morgane'), await open('Seulement avec le lien', 'En secret')]
  const visitor = await crowd.person(harbour.url)
  await visitor.getByRole('link', { name: /Chez Morgane/ }).click()
  await visitor.getByRole('button', { name: 'S’asseoir ici' }).waitFor()
  await visitor.goto(harbour.url)
  await visitor.getByRole('link', { name: /Chez Morgane/ }).waitFor()
  assert.equal(await visitor.getByRole('link', { name: /En secret/ }).count(), 0)
  await part(first, second, visitor)
})

test('a bot’s game is in my list with my turn first, and hints can be put away', async () => {
  const page = await crowd.person(harbour.url)
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().click()
  await page.locator('section.bar.mine').waitFor()
  await until(
    () => page.title(),
    (title) => title.includes('À toi'),
    'the tab says whose turn it is',
  )
  const hint = page.getByRole('note')
  if ((await hint.count()) > 0) {
    const text = await hint.innerText()
    await page.getByRole('button', { name: 'Compris' }).click()
    await until(
      async () => ((await hint.count()) > 0 ? hint.first().innerText() : ''),
      (now) => now !== text,
      'the hint is put away',
    )
  }
  await page.goto(harbour.url)
  await page.getByRole('link', { name: /À toi/ }).waitFor()
  await part(page)
})

test('what opens above the bar leaves the hand free', { timeout: 300_000 }, async (t) => {
  let found = 0
  for (const table of await playable(harbour.url)) {
    const page = await crowd.person('about:blank')
    const sailor = await Sailor.embark(page, harbour.url, table)
    const heading = page.locator('section.bar.mine .heading').first()
    for (let tried = 0; tried < 60 && (await heading.count()) === 0 && !(await isOver(page)); tried += 1) await sailor.act()
    const [hand, pop] = [page.locator('[data-frame] > .under'), page.locator('section.bar .pop')]
    // Not every game has a hand, and others may move on meanwhile.
    if ((await hand.count()) > 0 && (await heading.count()) > 0 && (await unfold(heading)) && (await pop.count()) > 0) {
      const [top, opened] = [(await hand.boundingBox())!.y, (await pop.boundingBox())!]
      assert.ok(opened.y + opened.height <= top, `${table.game}: ${JSON.stringify(opened)} over the hand at ${top}`)
      assert.ok(opened.y >= 0, `${table.game}: it is in sight`)
      found += 1
      t.diagnostic(`${table.game}: seen`)
    }
    await page.context().close()
  }
  assert.ok(found > 0, 'something was opened above a hand')
})

test('nothing on any page went wrong', () => {
  assert.deepEqual(crowd.complaints, [])
})
