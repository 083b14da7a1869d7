/** Measures how long a person waits on this machine, in milliseconds: `npm run opening` prints one line of JSON. */
import { Crowd, Harbour } from './harbour.ts'

const harbour = await new Harbour().open()
const crowd = await Crowd.gather()

async function timed(what: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await what()
  return Math.round(performance.now() - started)
}
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]

const [home, table, again]: [number[], number[], number[]] = [[], [], []]
for (let round = 0; round < 7; round += 1) {
  const page = await crowd.person('about:blank')
  home.push(
    await timed(async () => {
      await page.goto(harbour.url)
      await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor()
    }),
  )
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().click()
  await page.locator('section.bar button[data-move]').first().waitFor()
  const link = page.url()
  // The link opened by somebody whose browser has nothing yet, and by somebody who was here before.
  const visitor = await crowd.person('about:blank')
  table.push(await timed(() => visitor.goto(link).then(() => visitor.locator('section.bar').waitFor())))
  again.push(await timed(() => page.reload().then(() => page.locator('section.bar').waitFor())))
  await visitor.context().close()
  await page.context().close()
}
await crowd.leave()
await harbour.close()
console.log(JSON.stringify({ home: middle(home), table: middle(table), table_again: middle(again) }))
