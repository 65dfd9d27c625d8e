// Answers one call: who calls, what they send, the first rows, the read or the write, and the answer as the contract has it.
import type { Context as HonoContext, Handler as HonoHandler } from 'hono'
import { type Endpoint, parseAnswer, parseInput } from '#contract/define-api.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import type { ArrivalLane } from './arrival-line.ts'
import { contextOf, isReadBy } from './call-context.ts'
import type { Engine, LoadedModule } from './create-engine.ts'
import type { Context } from './define-module.ts'
import { DELAYS } from './delays.ts'
import { FileStream, fileAnswer } from './files/file-stream.ts'
import type { Asker } from './people/asker.ts'
import { fingerprintOf, readBody, readForm } from './read-body.ts'
import { type Outcome, runWrite, toReply, type WriteRequest } from './run-write.ts'
import type { Space } from './space.ts'
import { StorageError } from './storage.ts'

/** @param arrive puts a write into the line of the sender's writes to the module */
export const answering =
  (engine: Engine, module: LoadedModule, endpoint: Endpoint, arrive: (sender: string) => ArrivalLane): HonoHandler =>
  async (http) => {
    if (endpoint.effect !== 'write' || module.entry.isSignIn) return answer(engine, module, endpoint, http, NO_LINE)
    const arrival = arrive(http.req.header('authorization') ?? '')
    return answer(engine, module, endpoint, http, arrival).finally(arrival.leave)
  }

const NO_LINE: ArrivalLane = { come: Promise.resolve(), leave: () => {} }

async function answer(
  engine: Engine,
  module: LoadedModule,
  endpoint: Endpoint,
  http: HonoContext,
  arrival: ArrivalLane,
): Promise<Response> {
  const waited = engine.delay(DELAYS[`${endpoint.api}.${endpoint.name}`] ?? 0)
  const asker = await engine.askers.of(http.req.raw)
  const refused = refusalOf(endpoint, asker)
  if (refused) return http.json({ error: 'Invalid token' }, 401, refused)
  const body = endpoint.body ? await (endpoint.bodyType === 'form' ? readForm : readBody)(http.req.raw) : undefined
  const input = parseInput(endpoint, { params: http.req.param(), query: http.req.query(), body })
  await waited
  const space = await spaceFor(engine, module, asker)
  const context = contextOf(engine, space, module, endpoint, asker, http)
  if (module.seedsAll.has(endpoint.name)) await space.storage.run(() => seedAll(space, context))
  const prepared = await module.prepare[endpoint.name]?.(input as never, context)
  const handle = () => module.handlers[endpoint.name]?.(input as never, context as never, prepared as never)
  const work =
    endpoint.effect === 'write'
      ? () => write(space, module, writeRequest(http, space, module, endpoint, body, context, handle), context, arrival)
      : () => read(space, module, context, handle)
  const outcome = await space.storage.run(work)
  if (outcome.status < 300) await module.finish[endpoint.name]?.(context)
  if (outcome.body instanceof FileStream) return fileAnswer(outcome.body)
  if (engine.checkAnswers && outcome.status !== 422) parseAnswer(endpoint, outcome.status, outcome.body)
  if (outcome.body instanceof Blob) return fileAnswer(outcome.body)
  if (outcome.status === 204) return http.body(null, 204, outcome.headers)
  return http.json(outcome.body, outcome.status as 200, outcome.headers)
}

/** Tells a page whose session is locked from one whose session has ended: the first waits for the password. */
const LOCKED = { 'x-session': 'locked' }

/**
 * Whom an endpoint does not answer, with the headers of the 401. What concerns signing in is open as the specification says (workspace spec §7); everything
 * else is answered for the person whose token it carries, the portal's domains by that portal's own token, and nothing of the device while it is locked.
 */
function refusalOf({ open, lane, api }: Endpoint, asker: Asker | undefined): Record<string, string> | undefined {
  if (open) return undefined
  if (!asker || (lane === 'portal' && asker.userId === undefined)) return {}
  return asker.isLocked && api !== 'auth' ? LOCKED : undefined
}

async function spaceFor({ accounts, workspaces }: Engine, { entry }: LoadedModule, asker?: Asker): Promise<Space> {
  if (entry.isSignIn || !asker) return accounts
  const space = await workspaces.of(asker.owner)
  await workspaces.introduce(space, asker)
  return space
}

async function read(
  space: Space,
  module: LoadedModule,
  { language }: Context,
  handle: () => unknown,
): Promise<Outcome> {
  if (!space.storage.isNewer()) {
    await space.seeding.ensure(module.entry, language)
    // What cannot be had of the others is missing from what they are read for; the rest is there.
    for (const entry of readBy(space, module.entry)) {
      await space.seeding
        .ensure(entry, language)
        .catch((error: unknown) => console.warn(`No samples of ${entry.name}`, error))
    }
  }
  const { status, body } = toReply(await handle())
  return { status, body, headers: {} }
}

async function write(
  space: Space,
  module: LoadedModule,
  request: WriteRequest,
  { language }: Context,
  arrival: ArrivalLane,
): Promise<Outcome> {
  const { db, storage, seeding, queue, journal } = space
  if (storage.isNewer())
    throw new StorageError('A newer version of Cairn keeps its data here. Reload to get it; nothing was changed.')
  await seeding.ensure(module.entry, language)
  for (const entry of writtenBy(space, module.entry)) await seeding.ensure(entry, language)
  await arrival.come
  const written = runWrite(db, queue, request)
  arrival.leave()
  const { outcome, change, isReplayed } = await written
  if (change?.begins) seeding.forget()
  await (isReplayed ? journal?.catchUp() : journal?.keep(change))
  return outcome
}

async function seedAll({ storage, seeding, modules }: Space, { language }: Context): Promise<void> {
  if (!storage.isNewer()) for (const entry of modules) await seeding.ensure(entry, language)
}

/** The other domains that a module reads or changes. */
const readBy = ({ modules }: Space, entry: ModuleEntry): ModuleEntry[] =>
  modules.filter(({ name }) => isReadBy(entry, name))

/** The other domains that a module changes: a write meets the rows that a person has seen. */
const writtenBy = ({ modules }: Space, { writes = [] }: ModuleEntry): ModuleEntry[] =>
  modules.filter(({ name }) => writes.includes(name))

/** The names of the tables that a module's writes may touch. */
const scopeOf = ({ modules }: Space, { scope, entry }: LoadedModule): string[] =>
  modules
    .filter((other) => scope === 'all' || other === entry || entry.writes?.includes(other.name))
    .flatMap(({ tables }) => Object.keys(tables))

function writeRequest(
  http: HonoContext,
  space: Space,
  module: LoadedModule,
  endpoint: Endpoint,
  body: unknown,
  context: Context,
  handle: () => unknown,
): WriteRequest {
  const { pathname, search } = new URL(http.req.url)
  return {
    endpoint,
    scope: scopeOf(space, module),
    isLogged: !module.entry.isSignIn,
    idempotencyKey: keyOf(http, context),
    fingerprint: fingerprintOf(endpoint.method, pathname + search, body),
    now: context.now,
    by: context.userId,
    handle,
  }
}

/** A key is its owner's: another person's answer is never given to it. */
function keyOf(http: HonoContext, { userId }: Context): string | undefined {
  const key = http.req.header('idempotency-key')
  return key === undefined || userId === undefined ? key : `${userId} ${key}`
}
