// createPace(): long work on what was read, done in stretches with pauses between them, in which the page answers the person. How long a stretch is depends on how
// much was read, not on the clock.
// @offline later

export interface PaceOptions {
  /** Stops the work at its next pause. */
  readonly signal?: AbortSignal | undefined
  /** Told at each pause which share is done, from 0 to 1; what is short has no pause. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** Tells of bytes that are done. @param weight what each of them is of the whole, such as of a file that was packed */
export type Pace = (bytes: number, weight?: number) => Promise<void>

/** bytes between two pauses */
const STRETCH = 500_000

/** @param total bytes of the whole */
export function createPace(total: number, { signal, onProgress }: PaceOptions): Pace {
  let [done, sincePause] = [0, 0]
  return async (bytes, weight = 1) => {
    done += bytes * weight
    sincePause += bytes
    if (sincePause < STRETCH) return
    sincePause = 0
    onProgress?.(Math.min(1, done / total))
    await nextTask()
    signal?.throwIfAborted()
  }
}

/** No timer: those of a page that nobody sees are slowed down. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
