// The figures of large imports through the back end: written in as many calls as they take, and undone by one. In Node, on the same engine as a worker's,
// over a database in memory, which is slower than a browser's at what it looks up by an index. Called by run.mjs.
import 'fake-indexeddb/auto'
import { keyOfPart } from '#contract/define-api.ts'
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { createApi } from '#sw/api/engine/create-api.ts'
import { CairnDb } from '#sw/api/engine/db.ts'
import { signInModules, workspaceModules } from '#sw/api/engine/module-entry.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { ACCOUNTS_VERSIONS } from '#sw/api/engine/schema-versions.ts'
import { modules } from '#sw/api/registry.ts'
import { type Line, printTable, shownOnly } from './figures.ts'

/** About as many of these as the page puts into a call. */
const PART = 1000

const MOST_S = 5

type Send = (path: string, body: object, key: string) => Promise<string | null>

async function openBackEnd(): Promise<Send> {
  const name = `bench-${crypto.randomUUID()}`
  const db = new CairnDb(name, schemaOf(workspaceModules(modules)))
  const accounts = new CairnDb(`${name} accounts`, schemaOf(signInModules(modules)), ACCOUNTS_VERSIONS)
  const app = createApi({
    accounts: { db: accounts },
    workspaceOf: async () => ({ db, isSample: false }),
    now: Date.now,
    delay: async () => {},
    random: Math.random,
    checkAnswers: false,
    modules,
  })
  const { token } = await createTokens(Date.now).issue(SAMPLE_USER_ID, 86_400_000)
  const fixed = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return async (path, body, key) => {
    const headers = { ...fixed, 'idempotency-key': key }
    const response = await app.request(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
    return response.headers.get('x-change-id')
  }
}

interface Part {
  readonly path: string
  readonly body: object
}

async function imported(figure: string, parts: readonly Part[]): Promise<Line[]> {
  const send = await openBackEnd()
  const act = crypto.randomUUID()
  let id: string | null = null
  let start = performance.now()
  const passed = () => (performance.now() - start) / 1000
  for (const [index, { path, body }] of parts.entries()) id = await send(path, body, keyOfPart(act, index))
  const written = passed()
  start = performance.now()
  await send('changes/undo', { id }, crypto.randomUUID())
  const line = (what: string, seconds: number) =>
    shownOnly(`${figure}, ${what}`, `${seconds.toFixed(2)} s`, `at most ${MOST_S} s`, '', seconds > MOST_S)
  return [line('written', written), line('undone', passed())]
}

const inParts = (path: string, count: number, bodyOf: (indexes: readonly number[]) => object): Part[] =>
  Array.from({ length: Math.ceil(count / PART) }, (_, part) => {
    const indexes = Array.from({ length: Math.min(PART, count - part * PART) }, (_, index) => part * PART + index)
    return { path, body: bodyOf(indexes) }
  })

const tasks = (count: number): Part[] =>
  inParts('apps/tasks/tasks', count, (indexes) => ({
    tasks: indexes.map((index) => ({
      id: `bench-${index}`,
      uid: `bench-${index}@harbour.example`,
      title: `Ask the harbour office about berth ${index}`,
      notes: 'They answer before noon, and not on Fridays.',
      dueDate: new Date(Date.UTC(2027, 0, 1 + (index % 365))).toISOString(),
    })),
    afterId: indexes[0] ? `bench-${indexes[0] - 1}` : null,
  }))

const contacts = (count: number): Part[] =>
  inParts('apps/contacts/contacts', count, (indexes) => ({
    contacts: indexes.map((index) => ({
      uids: [`bench-${index}`],
      name: `Ines Aubry ${index}`,
      emails: [{ email: `ines.${index}@example.org`, label: 'Work' }],
      phoneNumbers: [{ country: 'fr', phoneNumber: `+33 6 12 34 ${index}`, label: 'Mobile' }],
      job: { title: '', company: 'Harbour Office' },
      notes: 'Met at the regatta.',
    })),
  }))

const tags = Array.from({ length: 400 }, (_, index) => ({ title: `Tag ${index}` }))

export async function reportImports(): Promise<boolean> {
  return printTable('imports', '', [
    ...(await imported('12,000 tasks', tasks(12_000))),
    ...(await imported('5,000 contacts', contacts(5000))),
    ...(await imported('400 tasks and 400 new tags', [{ path: 'apps/tasks/tags', body: { tags } }, ...tasks(400)])),
  ])
}
