// Runs what somebody has written in a worker of its own, never for longer than it may take: what does not end is ended with its worker, and the next gets a new one.
// @chunk runners
// @offline later
import { pageState } from '#platform/page-state.ts'
import { allowScripts } from '#platform/trusted-types.ts'
import type { RunnerMessage, RunnerQuestion } from './runner-messages.ts'

/** ms that it may take on one set of data. */
const PATIENCE_MS = 2000
/** ms for bringing WebAssembly of some hundred kB. */
const LOADING_MS = 30_000

export interface WorkerRunner<Data, Outcome> {
  /** Begins to bring it, where it is not there yet. @returns whether it is there */
  bring(): Promise<boolean>
  /** Its memory is no longer needed. */
  leave(): void
  /**
   * What the text gives on each set of data. After one on which it takes too long, it is run on no other.
   * @returns undefined where it cannot be run here
   */
  runOn(sets: readonly Data[], text: string): Promise<readonly Outcome[] | undefined>
}

interface Started {
  readonly worker: Worker
  /** False where it cannot be had: offline before it was ever used, or a browser without WebAssembly. */
  readonly isReady: Promise<boolean>
}

/** @param url of the worker’s script @param tooLong the outcome of a set on which it took too long */
export function workerRunner<Data, Outcome>(url: string, tooLong: Outcome): WorkerRunner<Data, Outcome> {
  allowScripts((wanted) => wanted === url)
  /** The worker that waits for the next text. */
  const held = pageState<Started | undefined>(undefined, (started) => started?.worker.terminate())
  /** Each text has an id, so that what is left of an earlier one is not taken for its answer. */
  const lastId = pageState(0)
  const drop = (current: Started) => {
    current.worker.terminate()
    if (held.read() === current) held.set(undefined)
  }
  const bring = async () => {
    const current = held.read() ?? start(url)
    held.set(current)
    const isReady = await current.isReady
    if (!isReady) drop(current)
    return isReady
  }
  return {
    bring,
    leave() {
      const current = held.read()
      if (current) drop(current)
    },
    async runOn(sets, text) {
      if (!(await bring())) return undefined
      const current = held.read()
      if (!current) return undefined
      const id = lastId.read() + 1
      lastId.set(id)
      const outcomes = await ask<Data, Outcome>(current.worker, { id, text, sets }, () => drop(current))
      return [...outcomes, ...sets.slice(outcomes.length).map(() => tooLong)]
    },
  }
}

function start(url: string): Started {
  const worker = new Worker(url, { type: 'module' })
  const isReady = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), LOADING_MS)
    const end = (is: boolean) => {
      clearTimeout(timer)
      resolve(is)
    }
    worker.addEventListener('error', () => end(false))
    worker.addEventListener('message', ({ data }: MessageEvent<RunnerMessage<unknown>>) => {
      if (typeof data === 'string') end(data === 'ready')
    })
  })
  return { worker, isReady }
}

/** @returns the outcomes that came in time */
function ask<Data, Outcome>(
  worker: Worker,
  question: RunnerQuestion<Data>,
  onTooLong: () => void,
): Promise<readonly Outcome[]> {
  return new Promise((resolve) => {
    const outcomes: Outcome[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      worker.removeEventListener('message', hear)
      resolve(outcomes)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        onTooLong()
        end()
      }, PATIENCE_MS)
    }
    const hear = ({ data }: MessageEvent<RunnerMessage<Outcome>>) => {
      if (typeof data === 'string' || data.id !== question.id) return
      outcomes.push(data.outcome)
      if (outcomes.length === question.sets.length) end()
      else wait()
    }
    worker.addEventListener('message', hear)
    worker.postMessage(question)
    wait()
  })
}
