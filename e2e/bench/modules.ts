// How long each domain's list, detail, patch and search take through the app's worker, at the samples' size and at scale, beside the floor's bare row, in turns.
// Called by report.ts. The build leaves the specification's stated delays out (STATED_DELAYS=off).
import type { Page } from 'playwright'
import { sampleNames, tokenIn } from '#e2e/device.ts'
import type { Site } from '#e2e/site.ts'
import { newProfile, openBrowser, removeProfile, untilIdle, untilWorkerIsReady } from './browser.ts'
import { setSeedFactor } from './seed-factor.ts'

export interface MeasuredCall {
  readonly name: string
  readonly method?: string
  /** Below `api/`. `{id}` is a row's id, `{n}` a running number from 1, `{page}` one of the list's pages, `"{flip}"` true and false in turn. */
  readonly path: string
  readonly body?: unknown
}

export interface MeasuredModule {
  readonly name: string
  /** The first call: it loads the module's code and plants its samples. */
  readonly first: string
  /** How many rows at scale. */
  readonly scale: number
  /** The table of which there shall be so many. */
  readonly table: string
  readonly calls: readonly MeasuredCall[]
}

export interface ModuleFigures {
  readonly module: string
  readonly rows: number
  /** ms from the first call to its answer. */
  readonly seeding: number
  /** ms of each call, by its name. */
  readonly calls: ReadonlyMap<string, { readonly ours: number[]; readonly floor: number[] }>
}

const EACH = 15

export interface Scale {
  /** How many times the samples are made. */
  readonly factor: number
  readonly turns: number
}

export async function measureModule(
  sites: { readonly app: Site; readonly floor: Site },
  module: MeasuredModule,
  { factor, turns }: Scale,
): Promise<ModuleFigures> {
  const profile = await newProfile()
  const { context, page } = await openBrowser(profile)
  page.setDefaultTimeout(900_000)
  try {
    const floor = await context.newPage()
    await floor.goto(sites.floor.url)
    await untilWorkerIsReady(floor)
    await page.goto(`${sites.app.url}/sign-in`)
    await untilWorkerIsReady(page)
    await untilIdle(page, 500)
    const token = await tokenIn(page)
    // Makes the database.
    await timeCall(page, 'changes/restored', token)
    await setSeedFactor(page, factor)
    await page.bringToFront()
    const seeding = await timeCall(page, module.first, token)
    const ids = await keysOf(page, module.table)
    await untilIdle(page, 1000)
    const calls = new Map(module.calls.map(({ name }) => [name, { ours: [] as number[], floor: [] as number[] }]))
    // The first turn warms the code up.
    for (let turn = 0; turn <= turns; turn += 1) {
      for (const call of module.calls) {
        const ours = await timeCalls(page, call, ids, turn * EACH, token)
        const beside = await timeCalls(floor, { name: 'bare row', path: 'task?id={id}' }, ['task-1'], turn * EACH)
        if (turn > 0) {
          calls.get(call.name)?.ours.push(...ours)
          calls.get(call.name)?.floor.push(...beside)
        }
      }
    }
    return { module: module.name, rows: ids.length, seeding, calls }
  } finally {
    await context.close()
    await removeProfile(profile)
  }
}

function keysOf(page: Page, table: string): Promise<string[]> {
  return page.evaluate(
    ([name, database]) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asking = opening.result.transaction(name).objectStore(name).getAllKeys()
          asking.onsuccess = () => {
            opening.result.close()
            resolve(asking.result.map(String))
          }
        }
      }),
    [table, sampleNames.database] as const,
  )
}

function timeCall(page: Page, path: string, token: string): Promise<number> {
  return page.evaluate(
    async ([below, authorization]) => {
      const started = performance.now()
      const response = await fetch(`/api/${below}`, { headers: { authorization } })
      await response.text()
      if (!response.ok) throw new Error(`${below} answered ${response.status}`)
      return performance.now() - started
    },
    [path, `Bearer ${token}`] as const,
  )
}

/** Each from the request to its parsed answer, one after the other. */
async function timeCalls(
  page: Page,
  { method = 'GET', path, body }: MeasuredCall,
  ids: readonly string[],
  from: number,
  token = '',
): Promise<number[]> {
  const pages = Math.max(1, Math.floor(ids.length / 10))
  const requests = Array.from({ length: EACH }, (_, index) => {
    const id = ids[Math.floor(Math.random() * ids.length)] ?? ''
    const n = from + index + 1
    const fill = (text: string) =>
      text
        .replaceAll('"{flip}"', String(n % 2 === 1))
        .replaceAll('{n}', String(n))
        .replaceAll('{page}', String(1 + Math.floor(Math.random() * pages)))
    return {
      address: `/api/${fill(path).replaceAll('{id}', encodeURIComponent(id))}`,
      sent: body === undefined ? undefined : fill(JSON.stringify(body)).replaceAll('"{id}"', JSON.stringify(id)),
    }
  })
  await page.bringToFront()
  return page.evaluate(
    async ({ method, requests, authorization }) => {
      const times: number[] = []
      for (const { address, sent } of requests) {
        const headers: Record<string, string> =
          method === 'GET'
            ? { authorization }
            : { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
        const started = performance.now()
        const response = await fetch(address, { method, headers, body: sent })
        await response.json()
        times.push(performance.now() - started)
        if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}`)
      }
      return times
    },
    { method, requests, authorization: `Bearer ${token}` },
  )
}
