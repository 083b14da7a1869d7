import { expect, it } from 'vitest'
import { Reel } from '../src/lib/reel.ts'
import type { Told } from '../src/lib/socket.ts'

const step = (entry: number, events: string[] = []): Told => ({ type: 'step', entry, events }) as unknown as Told
const other = (type: string): Told => ({ type }) as unknown as Told

/** A reel on which steps with events are worth seeing, and what it did. */
function reel(): { reel: Reel; did: string[] } {
  const did: string[] = []
  const name = (told: Told): string => ('entry' in told ? `${told.type} ${told.entry}` : told.type)
  const made = new Reel({
    films: ({ events }) => events.length > 0,
    show: (shown) => void did.push(`show ${name(shown)}`),
    take: (taken) => void did.push(`take ${name(taken)}`),
  })
  return { reel: made, did }
}

it('takes at once what is not worth seeing', () => {
  const { reel: made, did } = reel()
  for (const told of [step(1), other('chat'), step(2)]) made.hear(told, 0)
  expect(did).toEqual(['take step 1', 'take chat', 'take step 2'])
})

it('shows a step before it is taken, and keeps what follows until then, in order', () => {
  const { reel: made, did } = reel()
  for (const told of [step(1, ['hit']), step(2), other('chat'), step(3, ['hit']), other('over')]) made.hear(told, 0)
  expect(did).toEqual(['show step 1', 'take chat'])
  made.seen()
  expect(did.slice(2)).toEqual(['take step 1', 'take step 2', 'show step 3'])
  made.seen()
  expect(did.slice(5)).toEqual(['take step 3', 'take over'])
})

it('tells what is revealed at the end after the last step was seen', () => {
  const { reel: made, did } = reel()
  for (const told of [step(1, ['hit']), other('over'), other('whole')]) made.hear(told, 0)
  expect(did).toEqual(['show step 1'])
  made.seen()
  expect(did.slice(1)).toEqual(['take step 1', 'take over', 'take whole'])
})

it('forgets what waits when somebody sits elsewhere', () => {
  const { reel: made, did } = reel()
  for (const told of [step(1, ['hit']), step(2, ['hit'])]) made.hear(told, 0)
  made.forget()
  made.hear(other('whole'), 0)
  made.seen()
  expect(did).toEqual(['show step 1', 'take whole'])
})
