// Throttles fast messages into batches: the first at once, the others not more often than the screen can follow.

export interface Batched<T> {
  add(item: T): void
  /** What waits is not passed on any more. */
  drop(): void
}

/**
 * @param apartMs between two batches
 * @param most so many wait at most, the newest
 */
export function batched<T>(apartMs: number, most: number, pass: (items: readonly T[]) => void): Batched<T> {
  let waiting: T[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    if (waiting.length === 0) return
    const items = waiting
    waiting = []
    timer = setTimeout(flush, apartMs)
    pass(items)
  }
  return {
    add(item) {
      waiting.push(item)
      if (waiting.length > most) waiting.shift()
      if (timer === undefined) flush()
    },
    drop() {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}
