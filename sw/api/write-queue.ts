// One write at a time: parallel read-write transactions on disjoint stores are what makes Chromium lose a database after an unclean exit. Used by run-write.ts.

export interface WriteQueue {
  /** Runs `work` when all work queued before has ended, and answers what it answers. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createWriteQueue(): WriteQueue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(work) {
      const result = last.then(work)
      last = result.catch(() => undefined)
      return result
    },
  }
}
