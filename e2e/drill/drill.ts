// Kills a browser again and again in the middle of parallel writes, and sees after each restart that no acknowledged write is lost and none is there in part.
// Called by `npm run drill` and, for a few rounds, by e2e/kill.spec.ts.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import type { Task } from '#contract/apps/tasks.ts'
import type { Restored } from '#contract/shell/changes.ts'
import { chromiumArgs, ensureChromium, noChromium } from '#scripts/browsers.mjs'
import { type Acknowledgements, judge, note, type Verdict } from './judge.ts'
import { writeInPage } from './write-in-page.ts'

export interface DrillOptions {
  /** The served build, without a slash at its end. */
  readonly url: string
  readonly rounds: number
  /** Every so many rounds the drill deletes the database itself, as a browser does now and then. 0: never. */
  readonly loseEvery: number
  /** 0 up to 1, like Math.random: when to kill. */
  readonly random: () => number
  readonly onRound?: (round: Round) => void
}

export interface Round extends Verdict {
  readonly round: number
  /** How long the writers wrote, in ms. */
  readonly wroteFor: number
  readonly acknowledged: number
  /** What became of the database between the kill and the restart. */
  readonly database: 'kept' | 'deleted by the drill' | 'deleted by the browser'
  /** From navigation to the list of tasks, in ms. */
  readonly restart: number
  /** The person is told of a restored database, once. */
  readonly toldRightly: boolean
}

const WRITERS = 4
/** Writing goes on for so long before the kill, in ms. */
const SHORTEST = 100
const LONGEST = 1300

/** @returns one row a round */
export async function drill({ url, rounds, loseEvery, random, onRound }: DrillOptions): Promise<Round[]> {
  const profile = await mkdtemp(join(tmpdir(), 'cairn-drill-'))
  const acknowledged: Acknowledgements = new Map()
  const faulty = new Set<string>()
  const done: Round[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const wroteFor = SHORTEST + random() * (LONGEST - SHORTEST)
      const written = await writeUntilKilled(profile, url, `drill-${round}`, wroteFor, acknowledged)
      const loses = loseEvery > 0 && round % loseEvery === 0
      if (loses) await rm(join(profile, 'Default/IndexedDB'), { recursive: true, force: true })
      const { tasks, told, toldAgain, restart } = await lookAfterRestart(profile, url)
      const database = loses ? 'deleted by the drill' : told ? 'deleted by the browser' : 'kept'
      const toldRightly = !toldAgain && (told !== null || !loses)
      const verdict = judge(acknowledged, tasks, faulty)
      for (const group of verdict.faulty) faulty.add(group)
      const result: Round = { round, wroteFor, acknowledged: written, database, restart, toldRightly, ...verdict }
      done.push(result)
      onRound?.(result)
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return done
}

async function writeUntilKilled(
  profile: string,
  url: string,
  name: string,
  ms: number,
  acknowledged: Acknowledgements,
): Promise<number> {
  const browser = await open(profile)
  let count = 0
  try {
    const page = await controlledPage(browser, url)
    await page.exposeFunction('acknowledge', (group: string, step: number) => {
      count += 1
      note(acknowledged, { group, step })
    })
    const failures: unknown[] = []
    for (let writer = 0; writer < WRITERS; writer += 1) {
      // It ends with the browser; what it throws before that is a failure of the back end.
      page.evaluate(writeInPage, `${name}-${writer}`).catch((error) => failures.push(error))
    }
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (failures.length > 0) throw failures[0]
  } finally {
    await kill(browser)
  }
  return count
}

async function lookAfterRestart(profile: string, url: string) {
  const browser = await open(profile)
  try {
    const page = await browser.newPage()
    const started = performance.now()
    await page.goto(`${url}/sign-in`)
    const tasks = await get<Task[]>(page, 'apps/tasks/all')
    const restart = performance.now() - started
    const told = await get<Restored | null>(page, 'changes/restored')
    await page.evaluate(() => fetch('/api/changes/restored', { method: 'DELETE' }).then(({ status }) => status))
    return { tasks, told, toldAgain: (await get(page, 'changes/restored')) !== null, restart }
  } finally {
    await browser.close()
  }
}

const get = async <Body>(page: Page, path: string): Promise<Body> =>
  JSON.parse(await page.evaluate((from) => fetch(`/api/${from}`).then((response) => response.text()), path))

/** Writes go through the worker, as they do from the second visit on. */
async function controlledPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${url}/sign-in`)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', { timeout: 45_000 })
  return page
}

function open(profile: string): Promise<Browser> {
  const executablePath = ensureChromium()
  if (!executablePath) throw new Error(noChromium)
  return puppeteer.launch({ executablePath, args: chromiumArgs(), userDataDir: profile, handleSIGINT: false })
}

/** All processes of the browser at once, as when the power of a phone goes or the system is out of memory. */
async function kill(browser: Browser): Promise<void> {
  const started = browser.process()
  if (!started?.pid || started.exitCode !== null) return
  const exited = new Promise((resolve) => started.once('exit', resolve))
  process.kill(process.platform === 'win32' ? started.pid : -started.pid, 'SIGKILL')
  await exited
}
