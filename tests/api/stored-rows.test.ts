// What is stored satisfies the contract that reads it, whatever was written before: each write may fit, and their sum not.
/** @module-tag extended */
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/define-api.ts'
import { ResumeContent } from '#contract/portal/resume.ts'
import { modules } from '#sw/api/registry.ts'
import { type IdsOf, valuesOf } from '#tests/setup/contract-values.ts'
import { fc, runs } from '#tests/setup/properties.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'

const RUNS = runs(2)
/** Ids of rows that a domain's calls are made with. */
const KNOWN = 40

const loaded = await Promise.all(modules.map(async (card) => ({ card, module: await card.load() })))
/** Ends the person's session or empties the workspace: nothing is left to look at. */
const ENDS = new Set(['workspace/forget', 'workspace/reset', 'settings/deleteAccount'])

const writing = loaded
  .map(({ card, module }) => {
    const endpoints = Object.values(module.api.endpoints) as Endpoint[]
    return {
      card,
      module,
      writes: endpoints.filter(
        (one) => one.effect === 'write' && one.method !== 'GET' && !ENDS.has(`${one.api}/${one.name}`),
      ),
      reads: endpoints.filter((one) => one.method === 'GET' && one.effect === 'read' && one.answerType !== 'file'),
    }
  })
  .filter(({ card, writes }) => writes.length > 0 && !['auth', 'workspace'].includes(card.name))

/** Of a profile in another program's format: more than the contract takes, too. */
const resumes = (ids: IdsOf) =>
  valuesOf(ResumeContent, ids).map((content) => {
    const lists = Object.entries(content as Record<string, unknown>).map(([name, list]) => [
      name,
      Array.isArray(list) ? [...list, ...list.map((one) => ({ ...one, name: `${name} more` }))] : list,
    ])
    return JSON.stringify(Object.fromEntries(lists))
  })

interface Call {
  readonly endpoint: Endpoint
  readonly params: Record<string, string>
  readonly query: Record<string, unknown>
  readonly body: unknown
}

function callsOf(endpoint: Endpoint, ids: IdsOf): fc.Arbitrary<Call> {
  const part = (name: 'params' | 'query' | 'body') =>
    endpoint[name] ? valuesOf(endpoint[name], ids) : fc.constant(undefined)
  const body =
    endpoint.api === 'profile' && endpoint.name === 'import' && endpoint.body
      ? fc
          .tuple(part('body'), resumes(ids))
          .map(([given, text]) => ({ ...(given as object), format: 'json-resume', text }))
      : part('body')
  return fc
    .tuple(part('params'), part('query'), body)
    .map(([params, query, sent]) => ({ endpoint, params, query, body: sent }) as Call)
}

async function make(api: TestApi, { endpoint, params, query, body }: Call) {
  const filled = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? 'x'))
  const requested = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])
  return api.send(endpoint.method, `${filled}?${new URLSearchParams(requested)}`, sentAs(endpoint, body))
}

function sentAs({ bodyType }: Endpoint, body: unknown): unknown {
  if (body === undefined || bodyType !== 'form') return body
  const form = new FormData()
  for (const [name, value] of Object.entries(body as object))
    for (const one of [value].flat()) form.append(name, one instanceof File ? one : String(one))
  return form
}

/** The rows of some domains' tables that are not what their shapes say. */
async function unfit(api: TestApi, domains: ReadonlySet<string>) {
  const found: string[] = []
  const tables = loaded.flatMap(({ card, module }) => (domains.has(card.name) ? Object.entries(module.tables) : []))
  for (const [name, { shape }] of tables)
    for (const row of shape ? await api.db.table(name).toArray() : []) {
      const [issue] = shape?.safeParse(row).error?.issues ?? []
      if (issue) found.push(`${name}: ${issue.path.join('.')} ${issue.message} ${JSON.stringify(row).slice(0, 300)}`)
    }
  return found
}

/** A back end of a domain, with the rows that its calls concern. */
async function opened({ card, reads }: (typeof writing)[number]) {
  const domains = new Set([card.name, ...(card.reads ?? []), ...(card.writes ?? [])])
  const api = createTestApi({ only: [...domains, 'auth', 'user'] })
  const askAll = async (id: string) => {
    for (const { path } of reads) {
      const { status, body } = await api.get(path.replaceAll(/\{\w+\}/g, encodeURIComponent(id)))
      expect(status, `${path} ${JSON.stringify(body)}`).toBeLessThan(500)
    }
  }
  await askAll('x')
  return { api, askAll, domains }
}

/** The ids that a field of some name may hold: `jobId` those of jobs, `id` those of the domain's own rows. */
async function knownIds(
  { module, card }: (typeof writing)[number],
  { api, domains }: Awaited<ReturnType<typeof opened>>,
) {
  const others = loaded.filter((one) => one.card.name !== card.name && domains.has(one.card.name))
  const tables = [module, ...others.map((one) => one.module)].flatMap((one) => Object.keys(one.tables))
  const keys = await Promise.all(tables.map((table) => api.db.table(table).limit(KNOWN).primaryKeys()))
  const found = tables.map((table, index) => ({ table: table.toLowerCase(), ids: (keys[index] ?? []).map(String) }))
  const own = found.slice(0, Object.keys(module.tables).length)
  return (field: string): readonly string[] => {
    const stem = field.replace(/ids?$/i, '').toLowerCase()
    const named = stem === '' ? [] : found.filter(({ table, ids }) => table.includes(stem) && ids.length > 0)
    return [...(named.length > 0 ? named : own).flatMap(({ ids }) => ids), 'new-1']
  }
}

describe('after any sequence of writes', () => {
  test.each(writing.map((domain) => [domain.card.name, domain] as const))(
    '%s: every row is what its table says, and every list is answered',
    async (_, domain) => {
      const ids = await knownIds(domain, await opened(domain))
      // What takes rows away leaves the others less to do.
      const any = domain.writes.map((one) => ({
        weight: /^(delete|remove|clear|empty)/.test(one.name) ? 1 : 5,
        arbitrary: callsOf(one, ids),
      }))
      await fc.assert(
        fc.asyncProperty(fc.array(fc.oneof(...any), { minLength: 20, maxLength: 60, size: 'max' }), async (calls) => {
          const { api, askAll, domains } = await opened(domain)
          for (const one of calls) {
            const { status, body } = await make(api, one)
            expect(status, JSON.stringify(body)).toBeLessThan(500)
          }
          expect(await unfit(api, domains)).toEqual([])
          for (const id of ids('id').slice(0, 3)) await askAll(id)
        }),
        { numRuns: RUNS },
      )
    },
  )
})
