// `npm test`: the gate. Static checks, build and size, tests in Node, screens and the built app in a Chromium; one sum at the end. What needs other engines, a
// broker or pictures, what takes long, and the variants of what is tested here are in `npm run test:all`. `npm run check` is its quick part.
import { join } from 'node:path'
import { ensureChromium, noChromium } from './browsers.mjs'
import { lanes, staticChecks } from './check.mjs'
import {
  clearResults,
  countsOf,
  EXTENDED,
  heading,
  notRun,
  playwrightStep,
  reportAll,
  runCounted,
  vitestStep,
} from './counted-steps.mjs'
import { lookAgain } from './look-again.mjs'
import { root, runSideBySide } from './steps.mjs'

/**
 * @typedef {import('./counted-steps.mjs').CountedStep} CountedStep
 * @typedef {import('./counted-steps.mjs').Row} Row
 */

/** @type {CountedStep} */
const buildStep = { name: 'build', file: join(root, 'scripts/build.mjs') }
/** @type {CountedStep} */
const sizeStep = { name: 'size', file: join(root, 'scripts/size.mjs') }
/** Of the order of the tests, where it is to be a random one. */
const seed = process.env.TEST_SHUFFLE
const order = seed ? ['--sequence.shuffle', `--sequence.seed=${seed}`] : []
const inGate = `--tags-filter=!${EXTENDED}`
/** Of the random inputs, so many times as many as a test says; `npm run test:all` takes more. */
const volume = { PROPERTY_TIMES: process.env.PROPERTY_TIMES ?? '0.25' }
const nodeStep = vitestStep('unit, API tests', ['--project=unit', '--project=api*', inGate, ...order], volume)
const screenStep = vitestStep('screen tests', ['--project=screens*', inGate, ...order])
const browserStep = playwrightStep('browser tests', ['--grep', '@core'])

async function main() {
  clearResults()
  process.env.QUARANTINE = 'skip'

  heading('build, types, lint, dead code, walls, messages')
  // The build takes longest, and neither it nor any check uses both cores all the time.
  const outcomes = await runSideBySide([buildStep, ...staticChecks()], lanes)
  const rows = /** @type {Row[]} */ (
    outcomes.map(({ name, ok, seconds }) => ({ name, seconds, ...countsOf({ name, file: '' }, ok) }))
  )
  const isBuilt = outcomes[0]?.ok === true

  const chromium = ensureChromium()
  if (chromium) process.env.CHROME_PATH = chromium
  else console.error(`\nCairn: ${noChromium}\n`)

  rows.push(isBuilt ? await runCounted(sizeStep) : notRun(sizeStep.name))
  rows.push(await runCounted(nodeStep))
  rows.push(chromium ? await runCounted(screenStep) : notRun(screenStep.name))
  rows.push(chromium && isBuilt ? await runCounted(browserStep) : notRun(browserStep.name))

  reportAll([nodeStep, screenStep, browserStep], rows, await lookAgain([screenStep, browserStep]))
}

await main()
