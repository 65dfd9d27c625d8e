// Idle time: what can wait is done then, a slice at a time. Made with the engine; each call is counted by create-api.ts.

export interface Idle {
  /** Counts a call as under way until it is answered. */
  during<T>(call: () => Promise<T>): Promise<T>
  /** Resolves when no call is under way and none has been for a moment. */
  reached(): Promise<void>
}

/** A page that loads calls again within so many ms. */
const QUIET_MS = 300

/** @param pause resolves in a task of its own, after so many ms or sooner */
export function createIdle(pause: (ms: number) => Promise<void>): Idle {
  let underWay = 0
  let isQuiet = true
  return {
    async during(call) {
      underWay += 1
      try {
        return await call()
      } finally {
        underWay -= 1
        isQuiet = false
      }
    },
    async reached() {
      await pause(0)
      while (underWay > 0 || !isQuiet) {
        isQuiet = true
        await pause(QUIET_MS)
      }
    },
  }
}
