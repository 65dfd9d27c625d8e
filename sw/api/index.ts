// createApi(): the whole back end as a Hono app, Request in, Response out. Portable: the worker, the page, tests and Node call it alike.
import type { Context as HonoContext, Handler as HonoHandler } from 'hono'
import { Hono } from 'hono/tiny'
import { BadInputError, type Endpoint, parseAnswer, parseInput } from '#contract/define-api.ts'
import type { CairnDb, Change } from './db.ts'
import type { Context, Module } from './define-module.ts'
import { DELAYS } from './delays.ts'
import { modules } from './modules.ts'
import { readBody } from './read-body.ts'
import { type Outcome, runWrite, toReply } from './run-write.ts'
import { createSeeding, type Seeding } from './seeding.ts'
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
  /** Told of every change after it is stored and before it is answered. */
  readonly onChange?: (change: Change) => Promise<void>
  /** Checks every answer against the contract, and answers 500 where it breaks it. For tests and development. */
  readonly checkAnswers?: boolean
  /** What stands before every path. Default `/api`. */
  readonly base?: string
}

interface Engine extends Required<Omit<ApiOptions, 'base'>> {
  readonly seeding: Seeding
  readonly queue: WriteQueue
  readonly tokens: Tokens
}

/**
 * The back end. Unknown paths answer 404 `NOT FOUND` (workspace spec §8), input that does not fit the contract 400 `{ error }` with nothing written,
 * a full disk 507 `{ error }`.
 */
export function createApi({ base = '/api', ...options }: ApiOptions): Hono {
  const engine: Engine = {
    onChange: async () => {},
    checkAnswers: false,
    ...options,
    seeding: createSeeding(options.db, options.now),
    queue: createWriteQueue(),
    tokens: createTokens(options.now),
  }
  const app = new Hono()
  for (const module of modules) {
    for (const endpoint of Object.values(module.api.endpoints)) {
      const path = `${base}/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
      app.on(endpoint.method, path, answering(engine, module, endpoint))
    }
  }
  app.notFound((http) => http.text('NOT FOUND', 404))
  app.onError((error, http) => http.json(...failure(error)))
  return app
}

const answering =
  (engine: Engine, module: Module, endpoint: Endpoint): HonoHandler =>
  async (http) => {
    const waited = engine.delay(DELAYS[`${endpoint.api}.${endpoint.name}`] ?? 0)
    const body = endpoint.body ? await readBody(http.req.raw) : undefined
    const input = parseInput(endpoint, { params: http.req.param(), query: http.req.query(), body })
    const userId = await whoAsks(engine, http)
    await waited
    if (endpoint.lane === 'portal' && !endpoint.open && userId === undefined) return http.json({ error: 'Invalid token' }, 401)
    await engine.seeding.ensure(module)
    const context = contextOf(engine, module, userId)
    const handle = () => module.handlers[endpoint.name]?.(input as never, context as never)
    const outcome: Outcome =
      endpoint.effect === 'write'
        ? await runWrite(engine.db, engine.queue, writeRequest(http, module, endpoint, body, context, handle), engine.onChange)
        : { ...toReply(await handle()), headers: {} }
    if (engine.checkAnswers && outcome.status !== 422) parseAnswer(endpoint, outcome.status, outcome.body)
    return http.json(outcome.body, outcome.status as 200, outcome.headers)
  }

function writeRequest(
  http: HonoContext,
  module: Module,
  endpoint: Endpoint,
  body: unknown,
  context: Context,
  handle: () => unknown,
) {
  const { pathname, search } = new URL(http.req.url)
  const scoped = module.scope === 'all' ? modules : [module]
  return {
    endpoint,
    scope: scoped.flatMap(({ tables }) => Object.keys(tables)),
    idempotencyKey: http.req.header('idempotency-key'),
    fingerprint: JSON.stringify([endpoint.method, pathname + search, body]),
    now: context.now,
    handle,
  }
}

function contextOf(engine: Engine, module: Module, userId: string | undefined): Context {
  const tables: Context['tables'] = Object.fromEntries(Object.keys(module.tables).map((name) => [name, engine.db.table<{ id: string }, string>(name)]))
  return { tables, db: engine.db, now: engine.now(), newId: () => newId(engine.random), tokens: engine.tokens, userId }
}

async function whoAsks(engine: Engine, http: HonoContext): Promise<string | undefined> {
  const token = /^Bearer (.+)$/i.exec(http.req.header('authorization') ?? '')?.[1]
  return token === undefined ? undefined : engine.tokens.readValid(token)
}

/** A version 4 UUID from the injected source of chance. */
function newId(random: () => number): string {
  const digit = (limit: number) => Math.floor(random() * limit)
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replaceAll(/[xy]/g, (place) => (place === 'x' ? digit(16) : 8 + digit(4)).toString(16))
}

function failure(error: unknown): [{ error: string }, 400 | 500 | 507] {
  if (error instanceof BadInputError) return [{ error: error.message }, 400]
  const { name, inner, message } = error as Error & { inner?: { name?: string } }
  if (name === 'QuotaExceededError' || inner?.name === 'QuotaExceededError') return [{ error: 'Not enough space on this device' }, 507]
  console.error(error)
  return [{ error: message }, 500]
}
