// Kills a browser again and again in the middle of parallel writes to every call of every domain, and sees after each restart that no acknowledged write is
// lost, none is there in part or twice.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import type { Restored } from '#contract/shell/changes.ts'
import { type Scripted, tokenIn, workerDoor } from '#e2e/device.ts'
import { asSample, type Door } from '#tests/doors.case.ts'
import { controlledPage, type Engine, get, kill, open, read } from './browser.ts'
import { derivedFaults } from './derived-faults.ts'
import { createChance } from './inputs/chance.ts'
import { type Fault, judge } from './judge.ts'
import { type PlannedCall, preparePlan } from './plan.ts'
import type { DeviceState } from './read-in-page.ts'
import { type ReportedAnswer, writeInPage } from './write-in-page.ts'

export interface DrillOptions {
  /** The served build, without a slash at its end. */
  readonly url: string
  readonly rounds: number
  /** Every so many rounds the drill deletes the database itself, as a browser does now and then. 0: never. */
  readonly loseEvery: number
  /** Every so many rounds what is worked out of the rows is worked out anew and compared. 0: never. */
  readonly deriveEvery: number
  readonly seed: number
  /** The writers write for at least so many ms. Default 0. */
  readonly shortest?: number
  readonly engine?: Engine
  readonly onRound?: (round: Round) => void
}

export interface Round {
  readonly round: number
  /** How long the writers wrote, in ms. */
  readonly wroteFor: number
  readonly acknowledged: readonly ReportedAnswer[]
  /** The names of the calls that were acknowledged with a change. */
  readonly calls: ReadonlySet<string>
  /** What became of the database between the kill and the restart. */
  readonly database: 'kept' | 'deleted by the drill' | 'deleted by the browser'
  /** From navigation to the first answer, in ms. */
  readonly restart: number
  /** The person is notified of a restored database, once. */
  readonly isNoticeRight: boolean
  readonly faults: readonly Fault[]
}

const WRITERS = 4
const CALLS = 150
/** The kill comes up to so many ms later than it may at first. */
const LONGEST = 1200

interface Written {
  readonly wroteFor: number
  readonly reported: ReportedAnswer[]
  readonly planned: ReadonlyMap<string, PlannedCall>
}

/** @returns one row a round */
export async function drill(options: DrillOptions): Promise<Round[]> {
  const { rounds, loseEvery, deriveEvery, seed, shortest = 0, engine, url, onRound } = options
  const profile = await mkdtemp(join(tmpdir(), 'cairn-drill-'))
  const chance = createChance(seed, Date.now())
  const done: Round[] = []
  let before: DeviceState | undefined
  let written: Written | undefined
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const loses = round > 0 && loseEvery > 0 && round % loseEvery === 0
      if (loses) await rm(databaseOf(profile, engine), { recursive: true, force: true })
      const browser = await open(profile, engine)
      try {
        const page = await controlledPage(browser, url)
        const door = await asSample(workerDoor(asScripted(page)))
        const started = performance.now()
        const reported = await get<Restored | null>(door, 'changes/restored')
        const restart = performance.now() - started
        const plan = await preparePlan((path) => get(door, path), chance)
        const after: DeviceState = await read(page, { since: before?.seq ?? 0, prefix: prefixOf(round - 1) })
        if (before && written) {
          const isRestored = loses || reported !== null
          const calls = new Map([...written.planned].map(([key, { call }]) => [key, call]))
          const faults = judge({ before, after, reported: written.reported, calls, isRestored })
          const isLast = round === rounds
          if (deriveEvery > 0 && (isLast || round % deriveEvery === 0)) faults.push(...(await derivedFaults(page)))
          if (!isRestored) faults.push(...(await sendAgain(page, written)))
          const result: Round = {
            round,
            wroteFor: written.wroteFor,
            acknowledged: written.reported,
            calls: new Set(written.reported.flatMap(({ key, change }) => (change ? [calls.get(key) ?? ''] : []))),
            database: loses ? 'deleted by the drill' : reported ? 'deleted by the browser' : 'kept',
            restart,
            isNoticeRight: (reported !== null || !loses) && (await isNoticeShownOnce(door)),
            faults,
          }
          done.push(result)
          onRound?.(result)
        }
        before = await read(page, { since: after.seq, prefix: 'none' })
        if (round === rounds) break
        const lanes = await Promise.all(
          Array.from({ length: WRITERS }, (_, lane) => plan(CALLS, `${prefixOf(round)}${lane}`)),
        )
        written = await writeUntilKilled(page, lanes, shortest + chance.random() * LONGEST, () => kill(browser))
      } finally {
        await kill(browser)
      }
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return done
}

const asScripted = (page: Page): Scripted => page as unknown as Scripted

const prefixOf = (round: number): string => `drill-${round}-`

/** Where a browser stores the site's database. */
const databaseOf = (profile: string, engine: Engine = 'chromium'): string =>
  join(profile, engine === 'chromium' ? 'Default/IndexedDB' : 'storage/default')

async function writeUntilKilled(
  page: Page,
  lanes: readonly PlannedCall[][],
  ms: number,
  end: () => Promise<void>,
): Promise<Written> {
  const reported: ReportedAnswer[] = []
  await page.exposeFunction('reportAnswer', (answer: ReportedAnswer) => void reported.push(answer))
  const failures: unknown[] = []
  const token = await tokenIn(asScripted(page))
  // They end with the browser; what one throws before that is a failure of the back end.
  for (const calls of lanes)
    page.evaluate(writeInPage, { calls, token }).catch((error: unknown) => failures.push(error))
  await new Promise((resolve) => setTimeout(resolve, ms))
  const [failure] = failures
  await end()
  if (failure) throw failure
  return { wroteFor: ms, reported, planned: new Map(lanes.flat().map((call) => [call.key, call])) }
}

/** The same request under the same key is answered as before, and does nothing. */
async function sendAgain(page: Page, { reported, planned }: Written): Promise<Fault[]> {
  const chosen = reported.filter(({ change, status }) => change !== '' && status === 200).slice(-3)
  const calls = chosen.flatMap(({ key }) => planned.get(key) ?? [])
  const again: ReportedAnswer[] = []
  await page.exposeFunction('reportAnswer', (answer: ReportedAnswer) => void again.push(answer))
  await page.evaluate(writeInPage, { calls, token: await tokenIn(asScripted(page)) })
  await page.removeExposedFunction('reportAnswer')
  return chosen.flatMap(({ key, change, text }, index) =>
    again[index]?.change === change && again[index].text === text
      ? []
      : [{ kind: 'twice' as const, what: `${calls[index]?.call} (${key}) sent again was answered otherwise` }],
  )
}

/** Shown and dismissed, it is not shown again. */
async function isNoticeShownOnce(door: Door): Promise<boolean> {
  await door('DELETE', 'changes/restored')
  return (await get(door, 'changes/restored')) === null
}
