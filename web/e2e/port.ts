/** What a file of browser tests begins with: a server and people of its own, there before its first test and gone after its last. */
import { after, before } from 'node:test'
import { Crowd, Harbour } from './harbour.ts'

export function port(program?: string, pause?: number): { harbour: Harbour; crowd: Crowd } {
  const [harbour, crowd] = [new Harbour(program, pause), new Crowd()]
  before(() => harbour.open())
  after(async () => {
    await crowd.leave()
    await harbour.close()
  })
  return { harbour, crowd }
}
