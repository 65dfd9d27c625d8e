// The steps of `npm test` and `npm run test:all` that count what they ran: how many passed, what failed by name, where the time went.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { quarantined } from './quarantine.mjs'
import { root, runStep, toolScript } from './steps.mjs'

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { name: string, seconds: number }} Row
 * @typedef {object} Failure
 * @property {string} title as the runner takes it in a pattern; empty where the file itself failed
 * @property {string} message
 *
 * @typedef {{ file: string, seconds: number, failures: Failure[] }} TestFile
 *
 * @typedef {object} Counted
 * @property {string} file what the step writes
 * @property {(json: any) => Counts} read
 * @property {(json: any) => TestFile[]} [files]
 * @property {(file: string, title?: string) => CountedStep} [again] the same for one file, or for one test of it
 *
 * @typedef {Step & { results?: Counted }} CountedStep
 * @typedef {import('./look-again.mjs').SeenAgain} SeenAgain
 */

export const results = join(root, '.cache/results')

/** More flaky tests than these turn a run red. */
const MOST_FLAKY = 2

/** The tag of those tests of Vitest that `npm test` leaves to `npm run test:all`. */
export const EXTENDED = 'extended'

/** So many of the slowest files are printed for each kind of test. */
const SLOWEST = 8

export function clearResults() {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
}

/** @param {string} name @param {string[]} args @param {Record<string, string>} [env] @returns {CountedStep} */
export function vitestStep(name, args, env) {
  const file = join(results, `${name.replaceAll(/\W+/g, '-')}.json`)
  return {
    name,
    file: toolScript('vitest', 'vitest'),
    args: ['run', '--retry=0', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    env,
    // A busy machine is slow, not wrong: on two slow cores the screens take half an hour.
    minutes: 75,
    results: {
      file,
      read: (json) => ({
        passed: json.numPassedTests,
        failed: failuresIn(vitestFiles(json)),
        skipped: skippedIn(json),
      }),
      files: vitestFiles,
      again: (path, title) =>
        vitestStep(`again: ${path}`, [...args, path, ...(title ? ['-t', `^${escaped(title)}$`] : [])], env),
    },
  }
}

/** @param {string} name @param {string[]} args @returns {CountedStep} */
export function playwrightStep(name, args) {
  const file = join(results, `${name.replaceAll(/\W+/g, '-')}.json`)
  return {
    name,
    file: toolScript('@playwright/test', 'playwright'),
    args: ['test', '--retries=0', '--reporter=list,json', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_FORCE_TTY: '0' },
    minutes: 75,
    results: {
      file,
      read: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
      files: playwrightFiles,
      again: (path, title) =>
        playwrightStep(`again: ${path}`, [
          ...args,
          `e2e/${path}`,
          '--workers=1',
          // Its tags follow its title.
          ...(title ? ['--grep', `${escaped(title)}( @\\w+)*$`] : []),
        ]),
    },
  }
}

/** @param {CountedStep} step @returns {Promise<Row>} */
export async function runCounted(step) {
  heading(step.name)
  const { ok, seconds } = await runStep(step, { show: true })
  return { name: step.name, seconds, ...countsOf(step, ok) }
}

/**
 * What a step counts: its tests where it has any, else itself. A step that failed without a failed test (a file that
 * does not load, an error outside a test, no test at all) counts as one failure.
 * @param {CountedStep} step
 * @param {boolean} ok
 * @returns {Counts}
 */
export function countsOf({ results: counted }, ok) {
  const own = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  if (!counted) return own
  try {
    const counts = counted.read(readJson(counted.file))
    const ranNothing = counts.passed + counts.failed === 0
    return { ...counts, failed: Math.max(counts.failed, ok && !ranNothing ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/**
 * Those that were to run and did not. The gate leaves out what is tagged `extended`.
 * @param {any} json the report of Vitest
 * @returns {number}
 */
function skippedIn({ testResults }) {
  const tests = testResults.flatMap((/** @type {any} */ { assertionResults }) => assertionResults)
  return tests.filter(
    (/** @type {any} */ { status, tags }) => !['passed', 'failed'].includes(status) && !tags.includes(EXTENDED),
  ).length
}

/** @param {any} json the report of Vitest @returns {TestFile[]} */
function vitestFiles({ testResults }) {
  return testResults.map((/** @type {any} */ { name, startTime, endTime, message, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed')
    const failures = failed.map((/** @type {any} */ test) => ({
      title: test.fullName,
      message: test.failureMessages[0] ?? '',
    }))
    return {
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
      failures: message && failures.length === 0 ? [{ title: '', message }] : failures,
    }
  })
}

/** @param {any} json the report of Playwright @returns {TestFile[]} */
function playwrightFiles({ suites }) {
  return suites.map((/** @type {any} */ suite) => {
    const specs = specsOf(suite)
    const results = specs.flatMap(({ tests }) => tests.flatMap((/** @type {any} */ test) => test.results))
    const failed = specs.filter(({ ok }) => !ok)
    return {
      file: suite.file,
      seconds: results.reduce((total, { duration }) => total + duration / 1000, 0),
      failures: failed.map(({ title, tests }) => ({ title, message: tests[0]?.results[0]?.error?.message ?? '' })),
    }
  })
}

/** @param {any} suite @returns {any[]} its specs and those of the suites within */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** @param {string} text @returns {string} as a pattern that fits it alone */
const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** @param {TestFile[]} files */
const failuresIn = (files) => files.reduce((total, { failures }) => total + failures.length, 0)

/** The files that a step ran; none where it did not come to an end. @param {CountedStep} step @returns {TestFile[]} */
export const filesOf = ({ results: counted }) =>
  counted?.files && existsSync(counted.file) ? counted.files(readJson(counted.file)) : []

/**
 * What failed, by name and with the head of its message, and where the time went.
 * @param {CountedStep[]} steps
 * @param {SeenAgain[]} seenAgain
 */
function printFiles(steps, seenAgain) {
  for (const step of steps) {
    const files = filesOf(step)
    if (files.length === 0) continue
    heading(`${step.name}: the slowest of ${files.length} files, seconds`)
    const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
    for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`)
  }
  for (const step of steps) {
    for (const { file, failures } of filesOf(step)) {
      for (const { title, message } of failures) {
        const seen = seenAgain.find((one) => one.file === file && one.title === title)
        const word = { flaky: 'FLAKY ', dependent: 'FAILED, by the tests before it,', failed: 'FAILED' }
        console.log(`\n${word[seen?.verdict ?? 'failed']} ${file} › ${title}\n       ${head(message)}`)
      }
    }
  }
}

/** @param {string} message */
const head = (message) => stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n       ')

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** @param {string} name @returns {Row} a step that could not run, for what failed before it */
export function notRun(name) {
  return { name: `${name} (could not run)`, seconds: 0, passed: 0, failed: 1, skipped: 0 }
}

/** @param {string} text */
export function heading(text) {
  console.log(`\n--- ${text} ${'-'.repeat(Math.max(3, 74 - text.length))}`)
}

/**
 * Prints what failed, where the time went, and one line a step; sets the exit code.
 * @param {CountedStep[]} steps those that count tests
 * @param {Row[]} rows
 * @param {SeenAgain[]} [seenAgain] what failed and was looked at once more
 */
export function reportAll(steps, rows, seenAgain = []) {
  printFiles(steps, seenAgain)
  printTable(rows)
  const flaky = seenAgain.filter(({ verdict }) => verdict === 'flaky')
  if (flaky.length > 0) {
    heading(`flaky: failed, and passed when looked at once more (more than ${MOST_FLAKY} are a failure)`)
    for (const { file, title } of flaky) console.log(`${file} › ${title}`)
  }
  const left = process.env.QUARANTINE === 'skip' ? quarantined() : []
  if (left.length > 0) {
    const since = left.map((one) => one.since).toSorted()[0]
    console.log(`\n${left.length} in quarantine, the oldest since ${since}: npm run test:all runs them`)
  }
  const forgiven = flaky.length > MOST_FLAKY ? 0 : flaky.length
  const sum = (/** @type {keyof Counts} */ key) => rows.reduce((total, row) => total + row[key], 0)
  const [passed, failed, skipped] = [sum('passed') + forgiven, sum('failed') - forgiven, sum('skipped')]
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** @param {Row[]} rows */
function printTable(rows) {
  heading('all steps')
  console.log(
    `${'step'.padEnd(38)}${['passed', 'failed', 'skipped', 'seconds'].map((name) => name.padStart(9)).join('')}`,
  )
  for (const { name, seconds, ...counts } of rows) {
    const figures = [counts.passed, counts.failed, counts.skipped, seconds.toFixed(1)]
    console.log(`${name.padEnd(38)}${figures.map((figure) => String(figure).padStart(9)).join('')}`)
  }
}
