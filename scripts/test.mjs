// `npm test`: everything, from the types to the browsers, with one sum at the end. `npm run check` is its quick part.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium, noChromium } from './browsers.mjs'
import { lanes, staticChecks } from './check.mjs'
import { root, runSideBySide, runStep, toolScript } from './steps.mjs'

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { name: string, seconds: number }} Row
 * @typedef {Step & { results?: { file: string, read: (json: any) => Counts } }} CountedStep
 */

const results = join(root, '.cache/results')
const vitestResults = join(results, 'vitest.json')
const playwrightResults = join(results, 'playwright.json')
const smokeResults = join(results, 'smoke.json')

/** @param {boolean} hasChromium @returns {CountedStep} */
function vitestStep(hasChromium) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`]
  return {
    name: 'unit, API, screen tests',
    file: toolScript('vitest', 'vitest'),
    args: ['run', '--retry=0', ...reporters, ...(hasChromium ? [] : ['--project=api'])],
    minutes: 20,
    results: {
      file: vitestResults,
      read: (json) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests,
        skipped: json.numPendingTests + json.numTodoTests,
      }),
    },
  }
}

/** @type {CountedStep} */
const buildStep = { name: 'build', file: join(root, 'scripts/build.mjs') }
/** @type {CountedStep} */
const sizeStep = { name: 'size', file: join(root, 'scripts/size.mjs') }
/** @type {CountedStep} */
const browserStep = {
  name: 'browser tests',
  file: toolScript('@playwright/test', 'playwright'),
  args: ['test', '--retries=0', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResults, PLAYWRIGHT_FORCE_TTY: '0' },
  minutes: 30,
  results: {
    file: playwrightResults,
    read: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
  },
}
/** @type {CountedStep} */
const smokeStep = {
  name: 'smoke, three engines',
  file: join(root, 'e2e/smoke/run.mjs'),
  args: [`--results=${smokeResults}`, ...(process.env.CI === 'true' ? ['--require-all'] : [])],
  results: { file: smokeResults, read: (json) => json },
}

/** @param {CountedStep} step @returns {Promise<Row>} */
async function runCounted(step) {
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
function countsOf({ results: counted }, ok) {
  const own = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  if (!counted) return own
  try {
    const counts = counted.read(JSON.parse(readFileSync(counted.file, 'utf8')))
    const ranNothing = counts.passed + counts.failed === 0
    return { ...counts, failed: Math.max(counts.failed, ok && !ranNothing ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** @param {string} name @returns {Row} a step that could not run, for what failed before it */
function notRun(name) {
  return { name: `${name} (could not run)`, seconds: 0, passed: 0, failed: 1, skipped: 0 }
}

/** @param {string} text */
function heading(text) {
  console.log(`\n--- ${text} ${'-'.repeat(Math.max(3, 74 - text.length))}`)
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

async function main() {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })

  heading('types, lint, dead code, walls, messages')
  const checks = await runSideBySide(staticChecks(), lanes)
  const rows = /** @type {Row[]} */ (
    checks.map(({ name, ok, seconds }) => ({ name, seconds, ...countsOf({ name, file: '' }, ok) }))
  )

  const chromium = ensureChromium()
  if (chromium) process.env.CHROME_PATH = chromium
  else console.error(`\nCairn: ${noChromium}\n`)

  rows.push(await runCounted(vitestStep(Boolean(chromium))))
  if (!chromium) rows.push(notRun('screen tests'))

  const built = await runCounted(buildStep)
  rows.push(built)
  if (built.failed > 0) rows.push(...[sizeStep, browserStep, smokeStep].map(({ name }) => notRun(name)))
  else {
    rows.push(await runCounted(sizeStep))
    rows.push(chromium ? await runCounted(browserStep) : notRun(browserStep.name))
    rows.push(await runCounted(smokeStep))
  }

  printTable(rows)
  const sum = (/** @type {keyof Counts} */ key) => rows.reduce((total, row) => total + row[key], 0)
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')]
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed > 0 ? 1 : 0
}

await main()
