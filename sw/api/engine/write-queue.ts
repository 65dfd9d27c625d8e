// One write at a time: parallel read-write transactions on disjoint stores are what makes Chromium lose a database after an unclean exit.

export interface WriteQueue {
  /** Runs `work` when all work queued before has ended, and answers what it answers. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** @param onEnd called after each work, whether or not it failed */
export function createWriteQueue(onEnd: () => void = () => {}): WriteQueue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(work) {
      const result = last.then(work)
      last = result.catch(() => undefined).then(onEnd)
      return result
    },
  }
}
