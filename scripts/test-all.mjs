// `npm run test:all`: what `npm test` leaves out since it takes long. The tests once more on another day, in a random order and with more random inputs;
// the browser tests that say `@all`; then the drills, at a reduced size. `npm run drill` runs each at full size.
import { join } from 'node:path'
import { ensureChromium, noChromium } from './browsers.mjs'
import { build } from './build.mjs'
import { clearResults, playwrightStep, reportAll, runCounted, vitestStep } from './counted-steps.mjs'
import { root } from './steps.mjs'

/** A Sunday evening, the last day of its month, and a 29 February. */
const TEST_DATE = '2032-02-29T20:30'

/** Times that each random test runs; `npm test` runs most of them about 25 times. */
const PROPERTY_RUNS = '60'

const drills = [
  ['kills', '--rounds=6'],
  ['writes that wait', 'outbox', '--disconnects=30', '--writes=15'],
  ['applications that wait', 'apply', '--disconnects=30', '--applications=8'],
  ['tabs at the end of a token', 'refresh', '--tabs=8'],
  ['two people', 'people', '--calls=2000'],
  ['texts that try to act', 'markup', '--payloads=180'],
]

/** @param {string[]} drill @returns {import('./counted-steps.mjs').CountedStep} */
const drillStep = ([name = '', ...args]) => ({
  name: `drill: ${name}`,
  file: join(root, 'e2e/drill/run.mjs'),
  args,
  minutes: 10,
})

const chromium = ensureChromium()
if (!chromium) throw new Error(noChromium)
process.env.CHROME_PATH = chromium
if (!build()) process.exit(1)

clearResults()
const seed = String(Date.now() % 1_000_000)
console.log(`The order is that of seed ${seed}; the day is ${TEST_DATE}.`)
const shuffled = vitestStep(
  'tests on another day, in another order',
  ['--sequence.shuffle', `--sequence.seed=${seed}`],
  { TEST_DATE, PROPERTY_RUNS },
)
const browsers = playwrightStep('browser tests in the other language, and the like', ['--grep', '@all'])
const rows = [await runCounted(shuffled), await runCounted(browsers)]
for (const drill of drills) rows.push(await runCounted(drillStep(drill)))
reportAll([shuffled, browsers], rows)
