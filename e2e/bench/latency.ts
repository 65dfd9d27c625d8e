// How long a call takes by door: through the app's worker, in its page, and through MSW in memory, in turns over the same rows.
import type { Page } from 'playwright'
import type { Task } from '#contract/apps/tasks.ts'
import { rowsOf, tokenIn, workerDoor } from '#e2e/device.ts'
import type { Site } from '#e2e/site.ts'
import { seedTasks } from '#seed/tasks.ts'
import { newProfile, openBrowser, removeProfile, untilIdle, untilWorkerIsReady } from './browser.ts'
import { setSeedFactor } from './seed-factor.ts'

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

/** @param wanted at least so many tasks @param rounds the more, the longer it measures */
export async function measureLatency(
  sites: LatencySites,
  wanted: number,
  rounds: number,
): Promise<{ rows: number; latencies: Latencies }> {
  const factor = Math.ceil(wanted / seedTasks(Date.now()).length)
  const profile = await newProfile()
  const { context, page } = await openBrowser(profile)
  try {
    const msw = await context.newPage()
    const token = await openPages(sites, page, msw, factor)
    const rows = await rowsOf<Task>(page, 'tasks')
    await addToMsw(msw, rows)
    await expectSameHits(page, msw, token)
    await untilIdle(page, 1000)
    // The whole list is large: few of them tell enough.
    const turns = { task: 3 * rounds, patch: 3 * rounds, all: rounds, search: rounds }
    const latencies = noLatencies()
    for (const call of ['task', 'patch', 'all', 'search'] as const) {
      const each = call === 'task' || call === 'patch' ? 25 : 3
      for (let turn = 0; turn <= turns[call]; turn += 1) {
        // The same for all, so that the rows stay the same behind each door.
        const ids = sample(rows, each)
        for (const door of ['worker', 'page', 'msw'] as const) {
          const ms = await timeCalls(door === 'msw' ? msw : page, door, call, ids, { chunk: sites.chunk, token })
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
  const token = await tokenIn(atApp.page)
  for (let time = 0; time < times; time += 1) {
    measured.app.push(await firstCall(atApp.page, '/api/apps/tasks/task?id=nobody', token))
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

async function firstCall(page: Page, url: string, token = ''): Promise<number> {
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
  return page.evaluate(
    async ([address, authorization]) => {
      const started = performance.now()
      await (await fetch(address, { headers: { authorization } })).text()
      return performance.now() - started
    },
    [url, `Bearer ${token}`] as const,
  )
}

/** @returns the token for requests to the app */
async function openPages({ app, msw: { url } }: LatencySites, page: Page, msw: Page, factor: number): Promise<string> {
  const token = await plantTasks(page, app, factor)
  await msw.goto(url)
  await msw.locator('li').first().waitFor()
  return token
}

/** Plants the sample tasks so many times in a new profile, and no other samples. @returns the token for calls */
export async function plantTasks(page: Page, app: Site, factor: number): Promise<string> {
  await page.goto(`${app.url}/sign-in`)
  await untilWorkerIsReady(page)
  const token = await tokenIn(page)
  const ask = askAs(page, token)
  // Makes the database.
  await ask('changes/restored')
  await setSeedFactor(page, factor)
  await ask('apps/tasks/tags')
  return token
}

const askAs = (page: Page, token: string) => async (path: string) => {
  const { status, text } = await workerDoor(page)('GET', path, undefined, { authorization: `Bearer ${token}` })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return text
}

const SLICE = 5000

async function addToMsw(msw: Page, rows: readonly Task[]): Promise<void> {
  for (let from = 0; from < rows.length; from += SLICE) {
    const slice = rows.slice(from, from + SLICE)
    await msw.evaluate((added) => (globalThis as unknown as { addRows(rows: unknown): void }).addRows(added), slice)
  }
}

const SEARCH = 'apps/tasks/search?query=interview'

/** A search over fewer rows than the other's would be no measure of it. */
async function expectSameHits(page: Page, msw: Page, token: string): Promise<void> {
  const own: readonly unknown[] = JSON.parse(await askAs(page, token)(SEARCH))
  const beside = await msw.evaluate(async (path) => ((await (await fetch(`/api/${path}`)).json()) as []).length, SEARCH)
  if (own.length !== beside) throw new Error(`The search finds ${own.length} tasks, that of MSW ${beside}`)
}

/** Each call from the request to its parsed answer. */
async function timeCalls(
  page: Page,
  door: Door,
  call: Call,
  ids: readonly string[],
  { chunk, token }: { readonly chunk: string; readonly token: string },
): Promise<number[]> {
  await page.bringToFront()
  return page.evaluate(
    async ([door, call, ids, chunk, authorization, search]) => {
      const scope = globalThis as { inPage?: { fetch(request: Request): Promise<Response> } }
      if (door === 'page') scope.inPage ??= (await import(chunk)).createDeviceApi('/api')
      const below = { all: 'apps/tasks/all', task: 'apps/tasks/task?id=', patch: 'apps/tasks/task', search }[call]
      const requestOf = (id: string) => {
        const address = new URL(`/api/${below}${call === 'task' ? id : ''}`, location.origin)
        if (call !== 'patch') return new Request(address, { headers: { authorization } })
        const key = crypto.randomUUID()
        const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': key }
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
    [door, call, ids, chunk, `Bearer ${token}`, SEARCH] as const,
  )
}

/** Ids over the whole list, evenly. */
const sample = (rows: readonly Task[], count: number): string[] =>
  Array.from({ length: count }, () => rows[Math.floor(Math.random() * rows.length)]?.id ?? '')

const noLatencies = (): Latencies => ({ worker: noCalls(), page: noCalls(), msw: noCalls() })

const noCalls = (): Record<Call, number[]> => ({ all: [], task: [], patch: [], search: [] })
