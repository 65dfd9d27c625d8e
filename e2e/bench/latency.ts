// How long a call takes by door: through the app's worker, in its page, and through MSW in memory, in turns over the same rows. Called by run.mjs.
import type { Page } from 'playwright'
import type { Task } from '#contract/apps/tasks.ts'
import type { Site } from '#e2e/site.ts'
import { seedTasks } from '#seed/tasks.ts'
import { newProfile, openBrowser, removeProfile, untilIdle, untilWorkerIsReady } from './browser.ts'

export type Door = 'worker' | 'page' | 'msw'
export type Call = 'all' | 'task' | 'patch' | 'search'

/** ms of each call. */
export type Latencies = Record<Door, Record<Call, number[]>>

export interface LatencySites {
  readonly app: Site
  readonly msw: Site
  readonly floor: Site
  /** Where the app's build put the back end's chunk. */
  readonly chunk: string
}

/** @param factor how many times the sample list is taken: 200 gives over 10,000 rows, 2000 over 100,000 */
export async function measureLatency(
  sites: LatencySites,
  factor: number,
): Promise<{ rows: number; latencies: Latencies }> {
  const rows = seedTasks(Date.now(), factor)
  const profile = await newProfile()
  const { context, page } = await openBrowser(profile)
  try {
    const msw = await context.newPage()
    await openPages(sites, page, msw)
    await fill(page, msw, rows)
    await untilIdle(page, 1000)
    // The whole list is large: few of them tell enough.
    const turns = { task: 8, patch: 8, all: rows.length > 50_000 ? 1 : 4, search: rows.length > 50_000 ? 1 : 4 }
    const latencies = noLatencies()
    for (const call of ['task', 'patch', 'all', 'search'] as const) {
      const each = call === 'task' || call === 'patch' ? 25 : 3
      for (let turn = 0; turn <= turns[call]; turn += 1) {
        for (const door of ['worker', 'page', 'msw'] as const) {
          const ids = sample(rows, each)
          const ms = await timeCalls(door === 'msw' ? msw : page, door, call, ids, sites.chunk)
          // The first turn warms the code up.
          if (turn > 0) latencies[door][call].push(...ms)
        }
      }
    }
    return { rows: rows.length, latencies }
  } finally {
    await context.close()
    await removeProfile(profile)
  }
}

/** The first call to a worker that the browser has stopped: the app's, and the bare one of the floor, in turns. ms */
export async function measureStoppedWorker(
  { app, floor }: Pick<LatencySites, 'app' | 'floor'>,
  times: number,
): Promise<{ app: number[]; floor: number[] }> {
  const measured = { app: [] as number[], floor: [] as number[] }
  const atApp = await openAt(`${app.url}/sign-in`)
  const atFloor = await openAt(floor.url)
  for (let time = 0; time < times; time += 1) {
    measured.app.push(await firstCall(atApp.page, '/api/apps/tasks/task?id=nobody'))
    measured.floor.push(await firstCall(atFloor.page, '/api/task?id=nobody'))
  }
  await atApp.close()
  await atFloor.close()
  return measured
}

/** A browser of its own for each, so that stopping all of its workers stops this one. */
async function openAt(url: string) {
  const profile = await newProfile()
  const { context, page } = await openBrowser(profile)
  await page.goto(url)
  await untilWorkerIsReady(page)
  await untilIdle(page, 500)
  return {
    page,
    close: async () => {
      await context.close()
      await removeProfile(profile)
    },
  }
}

async function firstCall(page: Page, url: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  const stopped = new Promise<void>((resolve) =>
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await stopped
  await cdp.detach()
  return page.evaluate(async (address) => {
    const started = performance.now()
    await (await fetch(address)).text()
    return performance.now() - started
  }, url)
}

async function openPages({ app, msw: { url } }: LatencySites, page: Page, msw: Page): Promise<void> {
  await page.goto(`${app.url}/sign-in`)
  await untilWorkerIsReady(page)
  await page.evaluate(() => fetch('/api/apps/tasks/all').then((response) => response.text()))
  await msw.goto(url)
  await msw.locator('li').first().waitFor()
}

const SLICE = 5000

/** The rows straight into the app's database, past its change log, and into MSW's memory. */
async function fill(page: Page, msw: Page, rows: readonly Task[]): Promise<void> {
  for (let from = 0; from < rows.length; from += SLICE) {
    const slice = rows.slice(from, from + SLICE)
    await page.evaluate(putRows, slice)
    await msw.evaluate((added) => (globalThis as unknown as { addRows(rows: unknown): void }).addRows(added), slice)
  }
}

function putRows(rows: readonly Task[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('cairn')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('tasks', 'readwrite')
      for (const row of rows) transaction.objectStore('tasks').put(row)
      transaction.onerror = () => reject(transaction.error)
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

/** Each call from the request to its parsed answer. */
async function timeCalls(page: Page, door: Door, call: Call, ids: readonly string[], chunk: string): Promise<number[]> {
  await page.bringToFront()
  return page.evaluate(
    async ([door, call, ids, chunk]) => {
      const scope = globalThis as { inPage?: { fetch(request: Request): Promise<Response> } }
      if (door === 'page') scope.inPage ??= (await import(chunk)).createDeviceApi('/api')
      const url = { all: '/all', task: '/task?id=', patch: '/task', search: '/search?query=' }[call]
      const requestOf = (id: string) => {
        const address = new URL(
          `/api/apps/tasks${url}${call === 'task' ? id : call === 'search' ? 'interview' : ''}`,
          location.origin,
        )
        if (call !== 'patch') return new Request(address)
        const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
        return new Request(address, {
          method: 'PATCH',
          headers,
          body: JSON.stringify({ id, task: { notes: `Noted at ${performance.now()}` } }),
        })
      }
      const times: number[] = []
      for (const id of ids) {
        const started = performance.now()
        const request = requestOf(id)
        const response = await (door === 'page' ? scope.inPage?.fetch(request) : fetch(request))
        await response?.json()
        times.push(performance.now() - started)
      }
      return times
    },
    [door, call, ids, chunk] as const,
  )
}

/** Ids over the whole list, evenly. */
const sample = (rows: readonly Task[], count: number): string[] =>
  Array.from({ length: count }, () => rows[Math.floor(Math.random() * rows.length)]?.id ?? '')

const noLatencies = (): Latencies => ({ worker: noCalls(), page: noCalls(), msw: noCalls() })

const noCalls = (): Record<Call, number[]> => ({ all: [], task: [], patch: [], search: [] })
