// What is measured, against which budget, and what is printed. Called by run.mjs.
import type { Site } from '#e2e/site.ts'
import type { LoadFigures } from './browser.ts'
import { byRatio, type Line, median, percentile, printTable, shown, shownOnly } from './figures.ts'
import { measureMinute } from './interactions.ts'
import {
  type Call,
  type Door,
  type Latencies,
  type LatencySites,
  measureLatency,
  measureStoppedWorker,
} from './latency.ts'
import { measureLoads, type Visits } from './loads.ts'
import { measuredModules } from './measured-modules.ts'
import { type ModuleFigures, measureModule } from './modules.ts'
import { createSession } from './session.ts'

export interface Sites {
  readonly app: Site
  readonly floor: Site
  readonly msw: Site
}

/** The budgets of the page loads, as ratios to the floor. */
const BUDGETS = { first: 1.6, second: 1.8, offline: 1.8, lcp: 1.5 }

export async function reportLoads({ app, floor, msw }: Sites, rounds: number): Promise<boolean> {
  const storage = await createSession(app)
  const row = 'input[type=checkbox][aria-label^="Complete "]'
  const measured = await measureLoads(
    [
      { name: 'floor', site: floor, path: '/', ready: 'li', startsOffline: true },
      { name: 'sign-in', site: app, path: '/', ready: 'input[type="password"]', startsOffline: true },
      { name: 'tasks', site: app, path: '/apps/tasks', ready: row, storage, startsOffline: true },
      { name: 'msw', site: msw, path: '/', ready: 'li', startsOffline: false },
    ],
    rounds,
  )
  const middle = (arm: string, read: (visits: Visits) => number) => median((measured.get(arm) ?? []).map(read))
  const ratio = (figure: string, arm: string, read: (visits: Visits) => number, budget: number) =>
    byRatio(figure, middle(arm, read), middle('floor', read), budget)
  const offline = (visits: Visits) => visits.offline?.usable ?? Number.NaN
  const lines = [
    ratio('first visit, sign-in usable', 'sign-in', ({ first }) => first.usable, BUDGETS.first),
    ratio('first visit, tasks list usable', 'tasks', ({ first }) => first.usable, BUDGETS.first),
    ratio('second visit, sign-in usable', 'sign-in', ({ second }) => second.usable, BUDGETS.second),
    ratio('second visit, tasks list usable', 'tasks', ({ second }) => second.usable, BUDGETS.second),
    ratio('offline cold start of /apps/tasks, usable', 'tasks', offline, BUDGETS.offline),
    ratio('first visit, LCP, sign-in', 'sign-in', ({ first }) => first.lcp, BUDGETS.lcp),
    ratio('first visit, LCP, tasks', 'tasks', ({ first }) => first.lcp, BUDGETS.lcp),
    ...trafficLines(measured),
    ...['sign-in', 'tasks'].flatMap((arm) => [
      ...longTaskLines(arm, measured),
      shownOnly(
        `layout shift, ${arm}, worst`,
        worst(measured, arm, ({ cls }) => cls).toFixed(3),
        '0.01',
        worst(measured, 'floor', ({ cls }) => cls).toFixed(3),
        worst(measured, arm, ({ cls }) => cls) > 0.01,
      ),
    ]),
  ]
  const isWithinBudget = printTable(`page loads, medians of ${rounds}`, 'floor', lines)
  console.log(
    `MSW page, for comparison: first visit ${shown(middle('msw', ({ first }) => first.usable))}, second ${shown(middle('msw', ({ second }) => second.usable))}, offline: does not start.`,
  )
  return isWithinBudget
}

function trafficLines(measured: Map<string, Visits[]>): Line[] {
  return ['sign-in', 'tasks'].map((arm) => {
    const visits = measured.get(arm) ?? []
    const bytes = Math.max(...visits.map(({ traffic }) => traffic.bytes))
    const answers = [...new Set(visits.flatMap(({ traffic }) => traffic.answers))].join(', ')
    const text = `${bytes}${answers ? ` (${answers})` : ''}`
    return shownOnly(`second visit, ${arm}, bytes of network`, text, '0', '', bytes > 0)
  })
}

function longTaskLines(arm: string, measured: Map<string, Visits[]>): Line[] {
  return (['first', 'second', 'offline'] as const).map((visit) => {
    const read = (name: string, figure: 'longTasks' | 'longTaskCount') =>
      median((measured.get(name) ?? []).map((visits) => visits[visit]?.[figure] ?? 0))
    const text = (name: string) => `${shown(read(name, 'longTasks'))} (${read(name, 'longTaskCount')})`
    const isOver = read(arm, 'longTaskCount') > 0
    return shownOnly(`long tasks, ${arm}, ${visit} visit`, text(arm), 'none over 50 ms', text('floor'), isOver)
  })
}

const worst = (measured: Map<string, Visits[]>, arm: string, read: (figures: LoadFigures) => number): number =>
  Math.max(
    ...(measured.get(arm) ?? [])
      .flatMap(({ first, second, offline }) => [first, second, ...(offline ? [offline] : [])])
      .map(read),
  )

/** Ratios of the worker to MSW in memory. */
const LATENCY_BUDGETS = { task: 0.9, patch: 1.3 }
const STOPPED_BUDGET = 2

const CALL_NAMES: Record<Call, string> = {
  task: 'GET one task',
  patch: 'PATCH one task',
  all: 'GET the whole list',
  search: 'GET search over titles and notes',
}

/** How many tasks there are at least. */
const TASKS = [10_000, 50_000]

export async function reportLatency(sites: LatencySites, rounds: number): Promise<boolean> {
  let isWithinBudget = true
  for (const wanted of TASKS) {
    const { rows, latencies } = await measureLatency(sites, wanted, rounds)
    const lines = (['task', 'patch', 'all', 'search'] as const).flatMap((call) => callLines(call, latencies))
    isWithinBudget =
      printTable(`one call, ${rows.toLocaleString('en')} tasks, without stated delays`, 'MSW', lines) && isWithinBudget
  }
  return (await reportStoppedWorker(sites, rounds)) && isWithinBudget
}

async function reportStoppedWorker(sites: LatencySites, rounds: number): Promise<boolean> {
  const { app, floor } = await measureStoppedWorker(sites, 5 * rounds)
  const stopped = [
    byRatio('first call to a stopped worker, median', median(app), median(floor), STOPPED_BUDGET),
    shownOnly('first call to a stopped worker, p95', shown(percentile(app, 0.95)), '', shown(percentile(floor, 0.95))),
  ]
  return printTable('a stopped worker', 'bare worker', stopped)
}

function callLines(call: Call, latencies: Latencies): Line[] {
  const at = (door: Door, share: number) => percentile(latencies[door][call], share)
  return [0.5, 0.95].flatMap((share) => {
    const name = share === 0.5 ? 'median' : 'p95'
    const figure = `${CALL_NAMES[call]}, worker, ${name}`
    const [worker, msw] = [at('worker', share), at('msw', share)]
    const judged =
      call === 'task' || call === 'patch'
        ? byRatio(figure, worker, msw, LATENCY_BUDGETS[call])
        : { ...shownOnly(figure, shown(worker), '', shown(msw)), ratio: (worker / msw).toFixed(2) }
    return [judged, shownOnly(`${CALL_NAMES[call]}, page, ${name}`, shown(at('page', share)))]
  })
}

/** How many times longer a call may take at scale, each beside the floor's bare row of its own run. */
const GROWTH_BUDGET = 2

/** At the samples' size, and at scale: the second is judged by the first, and the floor's bare row, in turns with each, says how fast the machine was. */
export async function reportModules(sites: Pick<Sites, 'app' | 'floor'>, rounds: number): Promise<boolean> {
  const only = process.env.BENCH_MODULES?.split(',')
  const turns = 2 * rounds
  let isWithinBudget = true
  for (const module of measuredModules.filter(({ name }) => !only || only.includes(name))) {
    const small = await measureModule(sites, module, { factor: 1, turns })
    printModule(small)
    const factor = Math.ceil(module.scale / small.rows)
    if (factor > 1)
      isWithinBudget = printModule(await measureModule(sites, module, { factor, turns }), small) && isWithinBudget
  }
  return isWithinBudget
}

function printModule({ module, rows, seeding, calls }: ModuleFigures, small?: ModuleFigures): boolean {
  const measured = [...calls].map(([name, call]) => {
    const before = small?.calls.get(name)
    return { name, call, growth: before ? ratioOf(call) / ratioOf(before) : 0 }
  })
  const lines = measured.map(({ name, call, growth }): Line => {
    const ratio = ratioOf(call)
    return {
      ...shownOnly(name, `${shown(median(call.ours))} / ${shown(percentile(call.ours, 0.95))}`),
      beside: shown(median(call.floor)),
      ratio: ratio.toFixed(2),
      ...(growth > 0 && {
        budget: `${growth.toFixed(2)} of at most ${GROWTH_BUDGET} x samples`,
        verdict: growth <= GROWTH_BUDGET ? 'kept' : 'MISSED',
      }),
    }
  })
  const first = shownOnly('first call, with its samples', shown(seeding))
  // Of a domain's calls, the one that grows most says how it is.
  const most = Math.max(...measured.map(({ growth }) => growth))
  const reported = lines.filter((_, index) => most > 0 && measured[index]?.growth === most)
  return printTable(
    `${module}, ${rows.toLocaleString('en')} rows, median / p95`,
    'bare row',
    [first, ...lines],
    reported,
  )
}

const ratioOf = ({ ours, floor }: { readonly ours: number[]; readonly floor: number[] }): number =>
  median(ours) / median(floor)

/** A round is a third of the minute. */
const ROUND_MS = 20_000

export async function reportInteractions({ app, floor }: Sites, rounds: number): Promise<boolean> {
  const storage = await createSession(app)
  for (const [slowdown, budget] of [
    [1, 50],
    [4, 100],
  ] as const) {
    const minute = await measureMinute({ app, floor }, storage, { slowdown, ms: rounds * ROUND_MS })
    const lines = [...minute.interactions].map(([name, all]) => ({
      ...shownOnly(name, spread(all), `${budget} ms`, spread(minute.floor), percentile(all, 0.95) > budget),
      ratio: (median(all) / median(minute.floor)).toFixed(2),
    }))
    const last = [
      shownOnly('heap after the minute', shown(minute.heap, 'MB'), '10 MB', '', minute.heap > 10),
      shownOnly('elements on the page', String(minute.nodes), '1500', '', minute.nodes > 1500),
    ]
    printTable(`a minute in tasks, event to next paint, ${slowdown}x slower page`, 'a box of the floor', [
      ...lines,
      ...last,
    ])
  }
  console.log('Each as median / 95th percentile / worst. What took less than 16 ms is counted as 8.')
  return true
}

const spread = (all: readonly number[]): string => `${median(all)} / ${percentile(all, 0.95)} / ${Math.max(...all)} ms`
