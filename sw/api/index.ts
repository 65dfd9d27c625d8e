// createApi(): the whole back end as a Hono app, Request in, Response out. Portable: the worker, the page, tests and Node call it alike.
import type { Context as HonoContext, Handler as HonoHandler } from 'hono'
import { Hono } from 'hono/tiny'
import { decodeJwt } from 'jose'
import { BadInputError, CHANGE_ID_HEADER, type Endpoint, parseAnswer, parseInput } from '#contract/define-api.ts'
import type { Language } from '#contract/shared.ts'
import type { SeedingProgress, WorkProgress } from '#contract/shell/progress.ts'
import type { CairnDb } from './db.ts'
import type { Context, Module } from './define-module.ts'
import { DELAYS } from './delays.ts'
import { FileStream, fileAnswer } from './file-stream.ts'
import { createJournal, type Journal, type JournalStore } from './journal.ts'
import { modules as allModules, type ModuleEntry } from './modules.ts'
import { OWN_TABLES } from './own-tables.ts'
import { fingerprintOf, readBody, readForm } from './read-body.ts'
import { restoreIfLost } from './restore.ts'
import { type Outcome, runWrite, toReply, type WriteRequest } from './run-write.ts'
import { createSeeding, type Seeding, seedTimes } from './seeding.ts'
import { isSessionEnded } from './sessions.ts'
import { createStorage, isFull, type Storage, StorageError } from './storage.ts'
import { createTokens, type Tokens } from './tokens.ts'
import { createWriteQueue, type WriteQueue } from './write-queue.ts'

export interface ApiOptions {
  readonly db: CairnDb
  /** ms since the epoch */
  readonly now: () => number
  /** Waits that many ms, or does not, as the caller likes. */
  readonly delay: (ms: number) => Promise<void>
  /** 0 up to 1, like Math.random */
  readonly random: () => number
  /** Where changes are kept a second time, after they are stored and before they are answered. Without one, a database that is lost is lost. */
  readonly journal?: JournalStore
  /** Checks every answer against the contract, and answers 500 where it breaks it. For tests and development. */
  readonly checkAnswers?: boolean
  /** What stands before every path. Default `/api`. */
  readonly base?: string
  /** How many times the sample content is made, for measuring. Default 1. */
  readonly seedFactor?: number
  /** Told while a module's first rows are being stored. */
  readonly onSeeding?: (progress: SeedingProgress) => void
  /** Told when a newer build has taken the database: from then on this one writes nothing. */
  readonly onNewer?: () => void
  /** Told how far a long call is, such as an export. */
  readonly onProgress?: (progress: WorkProgress) => void
  /** The domains. Default: all of them. */
  readonly modules?: readonly ModuleEntry[]
}

interface Engine extends Omit<ApiOptions, 'base' | 'journal' | 'seedFactor' | 'onSeeding'> {
  readonly modules: readonly ModuleEntry[]
  readonly storage: Storage
  readonly seeding: Seeding
  readonly journal: Journal | undefined
  readonly queue: WriteQueue
  readonly tokens: Tokens
}

/**
 * The back end. Unknown paths answer 404 `NOT FOUND` (workspace spec §8), input that does not fit the contract 400 `{ error }` with nothing written,
 * a full disk 507 `{ error }`, a database that another tab or a newer build holds 503 `{ error }`.
 */
export function createApi({ base = '/api', journal, ...options }: ApiOptions): Hono {
  const engine = createEngine(options, journal)
  const app = newApp()
  for (const entry of engine.modules) {
    const part = loadedOnce(() => entry.load().then((module) => partOf(engine, entry, module, base)))
    // A path is matched exactly, where Hono overlooks a slash at its end.
    const answer: HonoHandler = async (http) =>
      http.req.path.endsWith('/') ? http.notFound() : (await part()).fetch(http.req.raw)
    for (const path of entry.paths) app.all(`${base}/${path}`, answer).all(`${base}/${path}/*`, answer)
  }
  return app
}

function newApp(): Hono {
  const app = new Hono()
  app.notFound((http) => http.text('NOT FOUND', 404))
  app.onError((error, http) => (isUnloaded(error) ? Response.error() : http.json(...failure(error))))
  return app
}

/**
 * A part of the back end's own code could not be had: no answer at all, so that the page asks its own back end, as it does where a worker is lost.
 * A worker's missing script is a NetworkError, a page's missing chunk a TypeError that each browser words in its own way.
 */
const isUnloaded = ({ name, message }: Error): boolean =>
  name === 'NetworkError' || (name === 'TypeError' && /import(ed|ing)? .*module|module script/i.test(message))

/** The endpoints of one module. */
function partOf(engine: Engine, entry: ModuleEntry, module: Module, base: string): Hono {
  const app = newApp()
  for (const endpoint of Object.values(module.api.endpoints)) {
    const path = `${base}/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    app.on(endpoint.method, path, answering(engine, { ...module, entry }, endpoint))
  }
  return app
}

/** A module's code that could not be loaded is asked for again with the next call. */
function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

interface LoadedModule extends Module {
  readonly entry: ModuleEntry
}

function createEngine(options: Omit<ApiOptions, 'base' | 'journal'>, store: JournalStore | undefined): Engine {
  const { db, now, random, modules = allModules } = options
  const queue = createWriteQueue()
  const restore = async () => {
    if (!store) return
    // A journal that cannot be read leaves the database without an epoch: it is tried again when the database is opened again.
    await restoreIfLost(db, modules, store, now(), () => newId(random)).catch((error: unknown) => {
      console.warn('The journal of changes could not be read', error)
    })
  }
  return {
    ...options,
    modules,
    storage: createStorage(db, restore, options.onNewer),
    seeding: createSeeding(db, queue, {
      now,
      factor: options.seedFactor ?? 1,
      onProgress: options.onSeeding ?? (() => {}),
    }),
    journal: store && createJournal(db, store, (tables) => seedTimes(db, modules, tables)),
    queue,
    tokens: createTokens(now),
  }
}

const answering =
  (engine: Engine, module: LoadedModule, endpoint: Endpoint): HonoHandler =>
  async (http) => {
    if (endpoint.method === 'GET' && endpoint.effect === 'write' && !isAskedFor(http.req.raw))
      return http.json({ error: 'This address changes data, and answers the app alone' }, 403)
    const waited = engine.delay(DELAYS[`${endpoint.api}.${endpoint.name}`] ?? 0)
    const body = endpoint.body ? await (endpoint.bodyType === 'form' ? readForm : readBody)(http.req.raw) : undefined
    const input = parseInput(endpoint, { params: http.req.param(), query: http.req.query(), body })
    const asker = endpoint.lane === 'portal' ? await whoAsks(engine, http) : undefined
    await waited
    if (endpoint.lane === 'portal' && !endpoint.open && (!asker || (await hasEnded(engine, asker))))
      return http.json({ error: 'Invalid token' }, 401)
    const context = contextOf(engine, module, endpoint, asker, http)
    const prepared = await module.prepare[endpoint.name]?.(input as never, context)
    const handle = () => module.handlers[endpoint.name]?.(input as never, context as never, prepared as never)
    const work =
      endpoint.effect === 'write'
        ? async () =>
            write(engine, module, await writeRequest(http, scopeOf(engine, module), endpoint, body, context, handle))
        : () => read(engine, module, endpoint, handle)
    const outcome = await engine.storage.run(work)
    if (outcome.body instanceof FileStream) return fileAnswer(outcome.body)
    if (engine.checkAnswers && outcome.status !== 422) parseAnswer(endpoint, outcome.status, outcome.body)
    if (outcome.body instanceof Blob) return fileAnswer(outcome.body)
    if (outcome.status === 204) return http.body(null, 204, outcome.headers)
    return http.json(outcome.body, outcome.status as 200, outcome.headers)
  }

/** A GET that changes data must not be what an image, a link, a prefetch or a typed address sets off. */
const isAskedFor = ({ mode, destination, headers }: Request): boolean =>
  (mode === 'cors' || mode === 'same-origin') &&
  destination === '' &&
  !/prefetch|prerender|preview/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`)

async function read(engine: Engine, module: LoadedModule, endpoint: Endpoint, handle: () => unknown): Promise<Outcome> {
  if (!engine.storage.isNewer()) {
    for (const entry of seededFor(engine, module, endpoint)) await engine.seeding.ensure(entry)
    // What cannot be had of the others is missing from what they are read for; the rest is there.
    for (const entry of readBy(engine, module.entry)) {
      await engine.seeding.ensure(entry).catch((error: unknown) => console.warn(`No samples of ${entry.name}`, error))
    }
  }
  const { status, body } = toReply(await handle())
  return { status, body, headers: {} }
}

async function write(engine: Engine, module: LoadedModule, request: WriteRequest): Promise<Outcome> {
  const { db, storage, seeding, queue, journal } = engine
  if (storage.isNewer())
    throw new StorageError('A newer version of Cairn keeps its data here. Reload to get it; nothing was changed.')
  for (const entry of seededFor(engine, module, request.endpoint)) await seeding.ensure(entry)
  for (const entry of writtenBy(engine, module.entry)) await seeding.ensure(entry)
  const { outcome, change } = await runWrite(db, queue, request)
  if (change?.begins) seeding.forget()
  const isReplayed = !change && CHANGE_ID_HEADER in outcome.headers
  await (isReplayed ? journal?.catchUp() : journal?.keep(change))
  return outcome
}

/** What is seeded before an endpoint is asked. */
const seededFor = (
  { modules }: Engine,
  { entry, seedsAll }: LoadedModule,
  { name }: Endpoint,
): readonly ModuleEntry[] => (seedsAll.has(name) ? modules : [entry])

/** The other domains that a module reads or changes. */
const readBy = ({ modules }: Engine, { reads = [], writes = [] }: ModuleEntry): ModuleEntry[] =>
  modules.filter(({ name }) => reads.includes(name) || writes.includes(name))

/** The other domains that a module changes: a write meets the rows that a person has seen. */
const writtenBy = ({ modules }: Engine, { writes = [] }: ModuleEntry): ModuleEntry[] =>
  modules.filter(({ name }) => writes.includes(name))

/** The names of the tables that a module's writes may touch. */
const scopeOf = ({ modules }: Engine, { scope, entry }: LoadedModule): string[] =>
  modules
    .filter((other) => scope === 'all' || other === entry || entry.writes?.includes(other.name))
    .flatMap(({ tables }) => Object.keys(tables))

async function writeRequest(
  http: HonoContext,
  scope: readonly string[],
  endpoint: Endpoint,
  body: unknown,
  context: Context,
  handle: () => unknown,
): Promise<WriteRequest> {
  const { pathname, search } = new URL(http.req.url)
  return {
    endpoint,
    scope,
    idempotencyKey: http.req.header('idempotency-key'),
    fingerprint: JSON.stringify([
      endpoint.method,
      pathname + search,
      endpoint.bodyType === 'form' ? await fingerprintOf(body) : body,
    ]),
    now: context.now,
    by: context.userId ?? claimedBy(http),
    handle,
  }
}

function contextOf(
  engine: Engine,
  { entry }: LoadedModule,
  endpoint: Endpoint,
  asker: Asker | undefined,
  http: HonoContext,
): Context {
  const { db, tokens, now, random, queue, storage, modules } = engine
  const tables: Context['tables'] = Object.fromEntries(
    Object.keys(entry.tables).map((name) => [name, db.table<{ id: string }, string>(name)]),
  )
  const maintained = [entry, ...readBy(engine, entry)].flatMap((one) => Object.keys(one.tables))
  return {
    tables,
    db,
    now: now(),
    newId: () => newId(random),
    tokens,
    userId: asker?.userId,
    sessionId: asker?.sessionId,
    // Between a page and its worker there is no such header; both know the browser themselves.
    agent: (http.req.header('user-agent') ?? globalThis.navigator?.userAgent ?? '').slice(0, 300),
    language: languageOf(http),
    async maintain(work) {
      if (storage.isNewer()) return
      await queue.run(() => db.transaction('rw', [...maintained, ...Object.keys(OWN_TABLES)], work))
    },
    modules,
    progress: (done, total) => engine.onProgress?.({ api: endpoint.api, endpoint: endpoint.name, done, total }),
  }
}

const languageOf = (http: HonoContext): Language =>
  /^\s*fr\b/i.test(http.req.header('accept-language') ?? '') ? 'fr' : 'en'

type Asker = NonNullable<Awaited<ReturnType<Tokens['readSession']>>>

const tokenOf = (http: HonoContext): string | undefined =>
  /^Bearer (.+)$/i.exec(http.req.header('authorization') ?? '')?.[1]

async function whoAsks(engine: Engine, http: HonoContext): Promise<Asker | undefined> {
  const token = tokenOf(http)
  return token === undefined ? undefined : engine.tokens.readSession(token)
}

/** Whether the token's session was ended from elsewhere. */
const hasEnded = ({ storage, db }: Engine, { sessionId }: Asker): Promise<boolean> =>
  storage.run(() => isSessionEnded(db, sessionId))

/**
 * Whose session a sample call says that it comes from, for the change log alone. Not proven: proving takes another wait, over which two writes could change
 * places, and sample calls are answered to anybody.
 */
function claimedBy(http: HonoContext): string | undefined {
  const token = tokenOf(http)
  try {
    return token === undefined ? undefined : decodeJwt(token).sub
  } catch {
    return undefined
  }
}

/** A version 4 UUID from the injected source of chance. */
function newId(random: () => number): string {
  const digit = (limit: number) => Math.floor(random() * limit)
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replaceAll(/[xy]/g, (place) =>
    (place === 'x' ? digit(16) : 8 + digit(4)).toString(16),
  )
}

function failure(error: unknown): [{ error: string }, 400 | 500 | 503 | 507] {
  if (error instanceof BadInputError) return [{ error: error.message }, 400]
  if (error instanceof StorageError) return [{ error: error.message }, 503]
  if (isFull(error)) return [{ error: 'Not enough space on this device' }, 507]
  console.error(error)
  return [{ error: (error as Error).message }, 500]
}
