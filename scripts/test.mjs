// `npm test`: everything, from the types to the browsers, with one sum at the end. `npm run check` is its quick part.
import { join } from 'node:path'
import { ensureChromium, noChromium } from './browsers.mjs'
import { lanes, staticChecks } from './check.mjs'
import {
  clearResults,
  countsOf,
  heading,
  notRun,
  playwrightStep,
  reportAll,
  results,
  runCounted,
  vitestStep,
} from './counted-steps.mjs'
import { root, runSideBySide } from './steps.mjs'

/**
 * @typedef {import('./counted-steps.mjs').CountedStep} CountedStep
 * @typedef {import('./counted-steps.mjs').Row} Row
 */

const smokeResults = join(results, 'smoke.json')

/** @type {CountedStep} */
const buildStep = { name: 'build', file: join(root, 'scripts/build.mjs') }
/** @type {CountedStep} */
const sizeStep = { name: 'size', file: join(root, 'scripts/size.mjs') }
const browserStep = playwrightStep('browser tests', ['--grep-invert', '@all'])
/** @type {CountedStep} */
const smokeStep = {
  name: 'smoke, three engines',
  file: join(root, 'e2e/smoke/run.mjs'),
  args: [`--results=${smokeResults}`, ...(process.env.CI === 'true' ? ['--require-all'] : [])],
  results: { file: smokeResults, read: (json) => json },
}

async function main() {
  clearResults()

  heading('types, lint, dead code, walls, messages')
  const checks = await runSideBySide(staticChecks(), lanes)
  const rows = /** @type {Row[]} */ (
    checks.map(({ name, ok, seconds }) => ({ name, seconds, ...countsOf({ name, file: '' }, ok) }))
  )

  const chromium = ensureChromium()
  if (chromium) process.env.CHROME_PATH = chromium
  else console.error(`\nCairn: ${noChromium}\n`)

  const vitest = vitestStep('unit, API, screen tests', chromium ? [] : ['--project=api'])
  rows.push(await runCounted(vitest))
  if (!chromium) rows.push(notRun('screen tests'))

  const built = await runCounted(buildStep)
  rows.push(built)
  if (built.failed > 0) rows.push(...[sizeStep, browserStep, smokeStep].map(({ name }) => notRun(name)))
  else {
    rows.push(await runCounted(sizeStep))
    rows.push(chromium ? await runCounted(browserStep) : notRun(browserStep.name))
    rows.push(await runCounted(smokeStep))
  }

  reportAll([vitest, browserStep], rows)
}

await main()
