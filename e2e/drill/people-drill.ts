// Requests what is somebody else's: one person's token, and the ids of all that another stores, in every call that is not open to everybody. Once where both
// share a database, as at a portal's server, and once where each has a workspace, as on a device.
import 'fake-indexeddb/auto'
import { toJSONSchema } from 'zod/v4/core'
import type { Endpoint } from '#contract/define-api.ts'
import type { SignedIn } from '#contract/portal/auth.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { modules } from '#sw/api/registry.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'
import { bodyFor, oneOfThem, type Schema } from './body-for.ts'
import { type Chance, createChance } from './inputs/chance.ts'

export interface PeopleDrilled {
  readonly calls: number
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>
  /** What got through. */
  readonly faults: readonly string[]
}

interface Target {
  readonly name: string
  readonly endpoint: Endpoint
  readonly schema: Schema | undefined
}

type Row = Readonly<Record<string, unknown>>
type Headers = Record<string, string>

/** Their effects sweep away what is tried, or take seconds: they are tried, and seldom. */
const SELDOM = new Set([
  'workspace.import',
  'workspace.reset',
  'workspace.samples',
  'workspace.export',
  'workspace.snapshot',
])
const SELDOM_EVERY = 1000
/** They end the session that calls them; tests/api/auth-sessions.test.ts tries them. */
const ENDS = new Set(['settings.deleteAccount', 'workspace.forget'])
const LOOK_EVERY = 500
/** Stands in every text of the victim's, and in no request. */
const CANARY = 'canary of Alex'
/** With fewer rows nothing would be tried. */
const LEAST_MARKED = 10
const TEXTS =
  /^(title|name|subject|label|text|value|content|description|notes|message|summary|about|headline|location|jobTitle|company|letter|note|query|city|school|employer|fileName)$/

export async function drillPeople(
  calls: number,
  seed: number,
  onStep: (done: number, faults: number) => void,
): Promise<PeopleDrilled> {
  const statuses = new Map<number, number>()
  const faults: string[] = []
  const chance = createChance(seed, Date.now())
  for (const isPerPerson of [false, true]) {
    const side = await prepare(isPerPerson)
    let before = await side.victims()
    for (let done = 1; done <= calls / 2; done += 1) {
      const target = pick(side.targets, chance, done)
      faults.push(...(await ask(side, target, chance, statuses)))
      if (done % LOOK_EVERY !== 0 && done < calls / 2) continue
      const after = await side.victims()
      if (JSON.stringify(after) !== JSON.stringify(before)) faults.push(`rows changed: ${changed(before, after)}`)
      before = after
      onStep(done + (isPerPerson ? calls / 2 : 0), faults.length)
    }
  }
  return { calls: [...statuses.values()].reduce((sum, count) => sum + count, 0), statuses, faults }
}

function pick(targets: readonly Target[], chance: Chance, turn: number): Target {
  const isSeldom = ({ name }: Target) => SELDOM.has(name)
  const offered = targets.filter((target) => isSeldom(target) === (turn % SELDOM_EVERY === 0))
  return oneOfThem(offered.length > 0 ? offered : targets, chance)
}

async function ask(
  { api, ids, attacker }: Side,
  { name, endpoint, schema }: Target,
  chance: Chance,
  statuses: Map<number, number>,
): Promise<string[]> {
  const id = () => oneOfThem(ids, chance)
  const path = endpoint.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(id()))
  const query = Object.fromEntries(Object.keys(queryOf(endpoint)).map((key) => [key, id()]))
  const body = schema && bodyFor(schema, chance, id)
  const address = chance.below(2) === 0 && !('id' in query) ? path : `${path}?${new URLSearchParams(query)}`
  const { status, body: answer } = await api.send(endpoint.method, address, formOf(endpoint, body), attacker)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (status >= 500 && status !== 507) return [`${name} answered ${status}`]
  const isLeaked = !(answer instanceof Blob) && JSON.stringify(answer ?? null).includes(CANARY)
  return isLeaked ? [`${name} told of what is somebody else’s`] : []
}

const queryOf = ({ query }: Endpoint): object =>
  'shape' in (query ?? {}) ? (query as unknown as { shape: object }).shape : {}

function formOf({ bodyType }: Endpoint, body: unknown): unknown {
  if (bodyType !== 'form' || typeof body !== 'object' || body === null) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    form.append(name, typeof value === 'string' ? value : new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' }))
  return form
}

interface Side {
  readonly api: TestApi
  readonly targets: readonly Target[]
  readonly attacker: Headers
  readonly ids: readonly string[]
  /** All that is the victim's, as it is now. */
  victims(): Promise<Record<string, readonly Row[]>>
}

async function prepare(isPerPerson: boolean): Promise<Side> {
  const api = createTestApi({ isPerPerson })
  const [victim, attacker] = [await signIn(api, SAMPLE_CREDENTIALS), await signUp(api)]
  const loaded = await Promise.all(modules.map(async (entry) => ({ entry, module: await entry.load() })))
  const targets = loaded
    // At a portal's server there are the portal's own calls alone.
    .filter(({ entry, module }) => !entry.isSignIn && (isPerPerson || module.api.lane === 'portal'))
    .flatMap(({ module }) => Object.values(module.api.endpoints))
    .map((endpoint): Target => ({ name: `${endpoint.api}.${endpoint.name}`, endpoint, schema: schemaOf(endpoint) }))
    .filter(({ name, endpoint }) => !endpoint.open && !ENDS.has(name))
  for (const { endpoint } of targets)
    if (endpoint.method === 'GET' && !endpoint.path.includes('{') && endpoint.answerType !== 'file')
      for (const headers of [victim.headers, attacker.headers]) await api.get(endpoint.path, headers)
  const db = isPerPerson ? api.workspaceOf(victim.id) : api.db
  const isTheirs = (row: Row) => isPerPerson || row.userId === victim.id || row.id === victim.id
  const victims = async () => {
    const rows: Record<string, Row[]> = {}
    for (const table of db.tables)
      if (isPerPerson || !OWN.has(table.name)) rows[table.name] = (await table.toArray()).filter(isTheirs)
    for (const name of ['accounts', 'authSessions'])
      rows[name] = (await api.accounts.table<Row>(name).toArray()).filter(
        (row) => row.userId === victim.id || row.id === victim.id,
      )
    return rows
  }
  for (const table of db.tables)
    if (!OWN.has(table.name))
      await table.bulkPut((await table.toArray()).filter(isTheirs).map((row) => marked(row) as Row))
  const theirs = Object.values(await victims()).flat()
  if (theirs.filter((row) => JSON.stringify(row).includes(CANARY)).length < LEAST_MARKED)
    throw new Error(`Of the victim’s rows, ${theirs.length} in all, too few are marked`)
  const ids = [...new Set(theirs.map(({ id }) => id).filter((id) => typeof id === 'string'))]
  return { api, targets, attacker: attacker.headers, ids, victims }
}

/** The back end's own tables, which both share at a portal's server. */
const OWN = new Set(['meta', 'changes', 'changeBytes', 'replies'])

function schemaOf({ body }: Endpoint): Schema | undefined {
  return body && (toJSONSchema(body as never, { io: 'input', unrepresentable: 'any' }) as Schema)
}

async function signIn(api: TestApi, pair: { email: string; password: string }) {
  const { user, accessToken } = (await api.send('POST', 'auth/sign-in', pair)).body as SignedIn
  return { id: user.id, headers: { authorization: `Bearer ${accessToken}` } }
}

async function signUp(api: TestApi) {
  const pair = { email: 'nora.lind@mail.example', password: 'seven grey herons' }
  await api.send('POST', 'auth/sign-up', {
    firstName: 'Nora',
    lastName: 'Lind',
    ...pair,
    language: 'en',
    termsVersion: 'x',
  })
  const [mail] = (await api.get(`auth/demo-mail?email=${pair.email}`)).body as { link: string }[]
  await api.send('POST', 'auth/activate-account', { token: mail?.link.split('token=')[1] })
  return signIn(api, pair)
}

/** With the canary in its texts, however deep. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked)
  if (ArrayBuffer.isView(value) || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) =>
      typeof one === 'string' && TEXTS.test(name) ? [name, `${one.slice(0, 60)} ${CANARY}`] : [name, marked(one)],
    ),
  )
}

function changed(before: Record<string, readonly Row[]>, after: Record<string, readonly Row[]>): string {
  return Object.keys(after)
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .join(', ')
}
