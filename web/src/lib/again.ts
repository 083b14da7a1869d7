import { drop, keep, kept } from './store.ts'

/** How long the page waits before it asks again, in milliseconds: twice as long each time, so that what never comes is not asked for without end. */
const FIRST = 1000
const LONGEST = 60_000
const TRIES = 'again'

/**
 * A part of the page did not come: the line was lost, or a newer page lies on the server under other names. A browser does not ask again for what
 * has failed, so the whole page is opened anew, by itself, once the server answers. Gives back how to stop that.
 */
export function openAgain(reload: () => void = () => location.reload()): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    const tries = kept(TRIES, 0)
    keep(TRIES, tries + 1)
    timer = setTimeout(
      () => void fetch('/', { method: 'HEAD', cache: 'no-store' }).then(reload, wait),
      Math.min(FIRST * 2 ** tries, LONGEST),
    )
  }
  wait()
  return () => clearTimeout(timer)
}

/** Everything came: the next time begins with a short wait. */
export function cameWhole(): void {
  drop(TRIES)
}
