// The steps of `npm test` and `npm run test:all` that count what they ran: how many passed, what failed by name, where the time went.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root, runStep, toolScript } from './steps.mjs'

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { name: string, seconds: number }} Row
 * @typedef {{ file: string, seconds: number, failures: string[] }} TestFile
 * @typedef {Step & { results?: { file: string, read: (json: any) => Counts, files?: (json: any) => TestFile[] } }} CountedStep
 */

export const results = join(root, '.cache/results')

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
    minutes: 30,
    results: {
      file,
      read: (json) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests,
        skipped: json.numPendingTests + json.numTodoTests,
      }),
      files: vitestFiles,
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
    minutes: 45,
    results: {
      file,
      read: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
      files: playwrightFiles,
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

/** @param {any} json the report of Vitest @returns {TestFile[]} */
function vitestFiles({ testResults }) {
  return testResults.map((/** @type {any} */ { name, startTime, endTime, message, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed')
    const failures = failed.map((/** @type {any} */ test) => `${test.fullName}\n${test.failureMessages[0] ?? ''}`)
    return {
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
      failures: message && failures.length === 0 ? [message] : failures,
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
      failures: failed.map(({ title, tests }) => `${title}\n${tests[0]?.results[0]?.error?.message ?? ''}`),
    }
  })
}

/** @param {any} suite @returns {any[]} its specs and those of the suites within */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * What failed, by name and with the head of its message, and where the time went.
 * @param {CountedStep[]} steps
 */
function printFiles(steps) {
  for (const { name, results: counted } of steps) {
    const files = counted?.files && existsSync(counted.file) ? counted.files(readJson(counted.file)) : []
    if (files.length === 0) continue
    heading(`${name}: the slowest of ${files.length} files, seconds`)
    const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
    for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`)
  }
  for (const { results: counted } of steps) {
    const files = counted?.files && existsSync(counted.file) ? counted.files(readJson(counted.file)) : []
    for (const { file, failures } of files)
      for (const failure of failures) console.log(`\nFAILED ${file} › ${head(failure)}`)
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
 */
export function reportAll(steps, rows) {
  printFiles(steps)
  printTable(rows)
  const sum = (/** @type {keyof Counts} */ key) => rows.reduce((total, row) => total + row[key], 0)
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')]
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
