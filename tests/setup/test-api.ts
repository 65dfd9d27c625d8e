// The back end as tests call it: over fake-indexeddb, with a fixed clock, no delays and a fixed random source.
import type { Hono } from 'hono'
import type { WorkProgress } from '#contract/shell/progress.ts'
import { createRandom } from '#seed/random.ts'
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { createApi } from '#sw/api/engine/create-api.ts'
import { CairnDb } from '#sw/api/engine/db.ts'
import type { Module } from '#sw/api/engine/define-module.ts'
import type { JournalStore } from '#sw/api/engine/journal/journal.ts'
import { type ModuleEntry, signInModules, workspaceModules } from '#sw/api/engine/module-entry.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { ACCOUNTS_VERSIONS, type SchemaVersion } from '#sw/api/engine/schema-versions.ts'
import { modules as allModules } from '#sw/api/registry.ts'
import { withSamplesOf, withUsed } from '#tests/setup/with-samples-of.ts'

/** Tuesday 17 November 2026, 09:00 in UTC. */
export const TEST_NOW = Date.UTC(2026, 10, 17, 9)

let made = 0

/** Good for ever, and of no session. */
const sampleToken = (await createTokens(() => TEST_NOW).issue(SAMPLE_USER_ID, 100 * 365 * 86_400_000)).token

/** The headers with which the sample person calls, for requests that are not made by `send`. */
export const asSample = { authorization: `Bearer ${sampleToken}` }

/** A name that no other test's database has. */
export const newDatabase = (): string => `test-${crypto.randomUUID()}`

export interface TestApi {
  readonly app: Hono
  /** Everybody's workspace, or the sample person's where each has one of their own. */
  readonly db: CairnDb
  /** The database of sign-in. */
  readonly accounts: CairnDb
  /** Where somebody's workspace is. */
  workspaceOf(owner: string): CairnDb
  /** ms that calls had to wait, in sequence. */
  readonly delays: number[]
  /** Sets the clock, in ms since the epoch. */
  setNow(now: number): void
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  /**
   * A text goes as it is, form data as a form, anything else as JSON. A file comes back as a Blob. The sample person calls, with a token of no session;
   * `{ authorization: '' }` is nobody.
   */
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
  /** The domains, by name; those whose tables they use come without samples. Default: all. */
  readonly only?: readonly string[]
  /** Each person has a workspace of their own, as on a device. Default: all share one, as at a portal's server. */
  readonly isPerPerson?: boolean
  readonly onProgress?: (progress: WorkProgress) => void
  /** With it, what can wait is done in idle time, as on a device; each such piece comes behind one of these. Default: done by whoever needs it. */
  readonly pause?: () => Promise<void>
}

/** A back end of its own. Two over one database are two tabs, or two runs. */
export function createTestApi({
  database = newDatabase(),
  journal,
  seedFactor,
  samplesOf,
  versions,
  only,
  isPerPerson = false,
  onProgress,
  pause,
}: TestApiOptions = {}): TestApi {
  made += 1
  let now = TEST_NOW
  const delays: number[] = []
  const used = only && withUsed(allModules, only)
  const modules = withSamplesOf(
    allModules.filter(({ name }) => !used || used.has(name)),
    samplesOf ?? only,
  ).map(seededOnce)
  const open = (name: string) => new CairnDb(name, schemaOf(workspaceModules(modules)), versions)
  const db = open(database)
  const accounts = new CairnDb(`${database} accounts`, schemaOf(signInModules(modules)), ACCOUNTS_VERSIONS)
  const others = new Map<string, CairnDb>()
  const workspaceOf = (owner: string): CairnDb => {
    if (!isPerPerson || owner === SAMPLE_USER_ID) return db
    const own = others.get(owner) ?? open(`${database} ${owner}`)
    others.set(owner, own)
    return own
  }
  const app = createApi({
    accounts: { db: accounts },
    workspaceOf: async (owner) => ({
      db: workspaceOf(owner),
      journal: !isPerPerson || owner === SAMPLE_USER_ID ? journal : undefined,
      isSample: !isPerPerson || owner === SAMPLE_USER_ID,
      ...(isPerPerson && {
        destroy: async () => {
          await workspaceOf(owner).delete()
          others.delete(owner)
        },
      }),
    }),
    now: () => now,
    delay: async (ms) => void delays.push(ms),
    ...(pause && { pause }),
    random: createRandom(made),
    checkAnswers: true,
    seedFactor,
    onProgress,
    modules,
  })
  const send: TestApi['send'] = async (method, path, body, given = {}) => {
    const headers = path.startsWith('auth/') ? given : { ...asSample, ...given }
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
    accounts,
    workspaceOf,
    delays,
    setNow(value) {
      now = value
    },
    get: (path, headers) => send('GET', path, undefined, headers),
    send,
  }
}

/** By domain, time and factor: most tests of a file begin at one moment, and nobody changes a row but in the database. */
const firstRows = new Map<string, ReturnType<NonNullable<Module['seed']>>>()

const seededOnce = (entry: ModuleEntry): ModuleEntry => ({
  ...entry,
  load: async () => {
    const module = await entry.load()
    const { seed } = module
    if (!seed) return module
    return {
      ...module,
      seed: (now, factor) => {
        const key = `${entry.name} ${now} ${factor}`
        const rows = firstRows.get(key) ?? seed(now, factor)
        firstRows.set(key, rows)
        return rows
      },
    }
  },
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
