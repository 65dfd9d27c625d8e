// Runs queries in the worker that has SQLite, never for longer than a query may take: one that does not end is ended with its worker, and the next gets a new one.
// @offline later
import type { SqlTable } from '#contract/portal/sql-shapes.ts'
import type { QueryOutcome } from '#formats/sql/run-query.ts'
import { pageState } from '#platform/page-state.ts'
import { allowScripts } from '#platform/trusted-types.ts'
import type { RunnerMessage, RunnerQuestion } from './sql-runner.ts'
import workerUrl from './sql-runner.ts?worker&url'

allowScripts((url) => url === workerUrl)

/** ms that a query may take on one set of tables. */
const PATIENCE_MS = 2000
/** ms for bringing SQLite, some 340 kB. */
const LOADING_MS = 30_000

interface Runner {
  readonly worker: Worker
  /** False where SQLite cannot be had: offline before it was ever used, or a browser without WebAssembly. */
  readonly isReady: Promise<boolean>
}

/** The worker that waits for the next query. */
const runner = pageState<Runner | undefined>(undefined, (held) => held?.worker.terminate())

/** Begins to bring SQLite, where it is not there yet. @returns whether it is there */
export async function bringSqlite(): Promise<boolean> {
  const current = runner.read() ?? start()
  const isReady = await current.isReady
  if (!isReady) drop(current)
  return isReady
}

/** A worker of its own memory is no longer needed. */
export function leaveSqlite(): void {
  const current = runner.read()
  if (current) drop(current)
}

/**
 * What the query gives on each set of tables. After one on which it takes too long, it is run on no other.
 * @returns undefined where SQLite cannot be had
 */
export async function runOn(
  sets: readonly (readonly SqlTable[])[],
  query: string,
): Promise<readonly QueryOutcome[] | undefined> {
  if (!(await bringSqlite())) return undefined
  const current = runner.read()
  return current && ask(current, { sets, query })
}

function start(): Runner {
  const worker = new Worker(workerUrl, { type: 'module' })
  const isReady = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), LOADING_MS)
    const end = (is: boolean) => {
      clearTimeout(timer)
      resolve(is)
    }
    worker.addEventListener('error', () => end(false))
    worker.addEventListener('message', ({ data }: MessageEvent<RunnerMessage>) => {
      if (typeof data === 'string') end(data === 'ready')
    })
  })
  const started = { worker, isReady }
  runner.set(started)
  return started
}

function drop(current: Runner): void {
  current.worker.terminate()
  if (runner.read() === current) runner.set(undefined)
}

const TOO_LONG: QueryOutcome = { problem: { kind: 'time', text: '' } }

/** Each query has an id, so that what is left of an earlier one is not taken for its answer. */
const lastId = pageState(0)

function ask(current: Runner, { sets, query }: Omit<RunnerQuestion, 'id'>): Promise<readonly QueryOutcome[]> {
  const { worker } = current
  const id = lastId.read() + 1
  lastId.set(id)
  return new Promise((resolve) => {
    const outcomes: QueryOutcome[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      worker.removeEventListener('message', hear)
      resolve([...outcomes, ...sets.slice(outcomes.length).map(() => TOO_LONG)])
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        drop(current)
        end()
      }, PATIENCE_MS)
    }
    const hear = ({ data }: MessageEvent<RunnerMessage>) => {
      if (typeof data === 'string' || data.id !== id) return
      outcomes.push(data.outcome)
      if (outcomes.length === sets.length) end()
      else wait()
    }
    worker.addEventListener('message', hear)
    worker.postMessage({ id, query, sets } satisfies RunnerQuestion)
    wait()
  })
}
