// The back end as tests call it: over fake-indexeddb, with a fixed clock, no delays and a fixed random source. Used by tests/api.
import 'fake-indexeddb/auto'
import type { Hono } from 'hono'
import type { WorkProgress } from '#contract/shell/progress.ts'
import { createRandom } from '#seed/random.ts'
import { CairnDb } from '#sw/api/db.ts'
import { createApi } from '#sw/api/index.ts'
import type { JournalStore } from '#sw/api/journal.ts'
import { modules as allModules, type ModuleEntry } from '#sw/api/modules.ts'
import type { SchemaVersion } from '#sw/api/schema-versions.ts'
import { withSamplesOf } from '#tests/setup/with-samples-of.ts'

/** Tuesday 17 November 2026, 09:00 in UTC. */
export const TEST_NOW = Date.UTC(2026, 10, 17, 9)

let made = 0

/** A name that no other test's database has. */
export const newDatabase = (): string => `test-${crypto.randomUUID()}`

export interface TestApi {
  readonly app: Hono
  readonly db: CairnDb
  /** ms that the next calls are asked to wait, in sequence. */
  readonly delays: number[]
  /** Sets the clock, in ms since the epoch. */
  setNow(now: number): void
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  /** A text goes as it is, form data as a form, anything else as JSON. A file comes back as a Blob. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

export interface TestApiOptions {
  /** The database's name. Default: a new one. */
  readonly database?: string
  readonly journal?: JournalStore
  /** How many times the sample content is made. */
  readonly seedFactor?: number
  /** The names of the domains that have samples. Default: all. */
  readonly samplesOf?: readonly string[]
  /** The versions of the database. Default: this build's. */
  readonly versions?: readonly SchemaVersion[]
  /** The domains, by name. Default: all. */
  readonly only?: readonly string[]
  readonly onProgress?: (progress: WorkProgress) => void
}

/** A back end of its own. Two over one database are two tabs, or two runs. */
export function createTestApi({
  database = newDatabase(),
  journal,
  seedFactor,
  samplesOf,
  versions,
  only,
  onProgress,
}: TestApiOptions = {}): TestApi {
  made += 1
  let now = TEST_NOW
  const delays: number[] = []
  const modules = withSamplesOf(
    allModules.filter(({ name }) => !only || only.includes(name)),
    samplesOf,
  )
  const db = new CairnDb(database, tablesOf(modules), versions)
  const app = createApi({
    db,
    now: () => now,
    delay: async (ms) => void delays.push(ms),
    random: createRandom(made),
    checkAnswers: true,
    journal,
    seedFactor,
    onProgress,
    modules,
  })
  const send: TestApi['send'] = async (method, path, body, headers = {}) => {
    const response = await app.request(`/api/${path}`, {
      method,
      headers:
        body === undefined || body instanceof FormData ? headers : { 'content-type': 'application/json', ...headers },
      body:
        body === undefined || typeof body === 'string' || body instanceof FormData
          ? (body as BodyInit | undefined)
          : JSON.stringify(body),
    })
    const { status, headers: answered } = response
    if (answered.has('content-disposition')) return { status, headers: answered, body: await response.blob() }
    return { status, headers: answered, body: parse(await response.text()) }
  }
  return {
    app,
    db,
    delays,
    setNow(value) {
      now = value
    },
    get: (path, headers) => send('GET', path, undefined, headers),
    send,
  }
}

const tablesOf = (modules: readonly ModuleEntry[]): Record<string, string> =>
  Object.assign({}, ...modules.map(({ tables }) => tables))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
