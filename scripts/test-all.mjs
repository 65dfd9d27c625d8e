// `npm run test:all`: what `npm test` leaves out. All tests, also those tagged `extended`, on another day, in a random order, with other random inputs and more
// of them, and with React's development build, whose warnings fail the test that they come in; all browser tests, of which `npm test` runs those tagged `@core`
// alone; three web servers with the configurations of docs/hosts; one journey in three engines; the guide to a new app, followed in a copy; every call of the
// project's own portal's server; then the drills, those of kills and networks at a reduced size. `npm run drill` runs each at full size. What it needs besides
// Node: `apt-get install chromium firefox-esr webkit2gtk-driver xvfb rabbitmq-server nginx-light caddy apache2`.
import { join } from 'node:path'
import { ensureChromium, noChromium } from './browsers.mjs'
import { build } from './build.mjs'
import { clearResults, playwrightStep, reportAll, results, runCounted, vitestStep } from './counted-steps.mjs'
import { attacks, losses } from './drill-steps.mjs'
import { root } from './steps.mjs'
import { LAST_DAY } from './test-days.mjs'

/** Random inputs, beside those of `npm test`. */
const PROPERTY_TIMES = '3'

const chromium = ensureChromium()
if (!chromium) throw new Error(noChromium)
process.env.CHROME_PATH = chromium
if (!build()) process.exit(1)

clearResults()
const seed = String(Date.now() % 1_000_000)
console.log(`The order and the random inputs are those of seed ${seed}; the day is ${LAST_DAY}.`)
const shuffled = vitestStep(
  'tests on another day, in another order',
  ['--sequence.shuffle', `--sequence.seed=${seed}`],
  { TEST_DATE: LAST_DAY, PROPERTY_TIMES, PROPERTY_SEED: seed, REACT: 'development' },
)
const browsers = playwrightStep('all browser tests', ['--grep-invert', '@hosts'])
const hosts = playwrightStep('web servers', ['e2e/hosts'])
const smokeResults = join(results, 'smoke.json')
/** @type {import('./counted-steps.mjs').CountedStep} */
const smoke = {
  name: 'smoke, three engines',
  file: join(root, 'e2e/smoke/run.mjs'),
  args: [`--results=${smokeResults}`, '--require-all'],
  results: { file: smokeResults, read: (json) => json },
}
const guide = { name: 'the guide to a new app', file: join(root, 'scripts/follow-guide.mjs'), minutes: 60 }
const portal = { name: 'every call of the portal’s server', file: join(root, 'e2e/portal/check-peer.mjs') }
/** Those too that the list says are quick. */
const regexes = { name: 'regular expressions, each anew', file: join(root, 'scripts/regexes.mjs'), args: ['--again'] }
const rows = [await runCounted(regexes), await runCounted(shuffled)]
rows.push(await runCounted(browsers), await runCounted(hosts), await runCounted(smoke))
rows.push(await runCounted(guide), await runCounted(portal))
for (const drill of [...losses(), ...attacks()]) rows.push(await runCounted(drill))
reportAll([shuffled, browsers, hosts], rows)
