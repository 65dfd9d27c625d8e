// What failed in a browser is looked at once more when everything has run and nothing runs beside it: its file, then, where that fails again, the test alone.
// Tests in Node have no such excuse.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { filesOf, runCounted } from './counted-steps.mjs'

/**
 * @typedef {import('./counted-steps.mjs').CountedStep} CountedStep
 * @typedef {import('./counted-steps.mjs').TestFile} TestFile
 *
 * @typedef {object} SeenAgain
 * @property {string} file
 * @property {string} title
 * @property {string} message of the first failure
 * @property {'flaky' | 'dependent' | 'failed'} verdict `flaky`: its file passes now. `dependent`: it passes alone, and fails behind the tests of its file.
 */

const LEDGER = process.env.FLAKY_LEDGER ?? join(homedir(), '.cache/cairn/looked-at-again.jsonl')
const RUNS_LOOKED_AT = 10

/** In so many files things do not fail by chance. */
const MOST_FILES = 6

/**
 * @param {CountedStep[]} steps that have run
 * @param {string} [ledger] the file that a line for each run is added to
 * @returns {Promise<SeenAgain[]>} one for each failure; none where too many files failed
 */
export async function lookAgain(steps, ledger = LEDGER) {
  const failed = steps.flatMap((step) =>
    filesOf(step)
      .filter(({ failures }) => failures.length > 0)
      .map((file) => ({ step, file })),
  )
  const load = loadavg()
  const seen = /** @type {SeenAgain[]} */ ([])
  if (failed.length <= MOST_FILES) for (const { step, file } of failed) seen.push(...(await lookAtFile(step, file)))
  noteRun(ledger, { at: new Date().toISOString(), load, seen })
  return seen
}

/**
 * One line a run, so that it is known how often a test is flaky on this machine. What was flaky in earlier runs too is printed.
 * @param {string} ledger @param {{ at: string, load: number[], seen: SeenAgain[] }} run
 */
function noteRun(ledger, run) {
  const lines = existsSync(ledger) ? readFileSync(ledger, 'utf8').trim().split('\n') : []
  const earlier = lines.slice(-RUNS_LOOKED_AT).flatMap((line) => /** @type {typeof run} */ (JSON.parse(line)).seen)
  for (const { file, title } of run.seen) {
    const times = earlier.filter((one) => one.file === file && one.title === title).length
    if (times > 0)
      console.log(`\n${file} › ${title}: also looked at again ${times} times in the last ${RUNS_LOOKED_AT} runs`)
  }
  mkdirSync(dirname(ledger), { recursive: true })
  appendFileSync(ledger, `${JSON.stringify(run)}\n`)
}

/** @param {CountedStep} step @param {TestFile} file @returns {Promise<SeenAgain[]>} */
async function lookAtFile({ results: counted }, { file, failures }) {
  if (!counted?.again) return []
  const whole = counted.again(file)
  const { failed, passed } = await runCounted(whole)
  const still = new Set(filesOf(whole).flatMap(({ failures: again }) => again.map(({ title }) => title)))
  const isGreen = failed === 0 && passed > 0
  const seen = /** @type {SeenAgain[]} */ ([])
  for (const { title, message } of failures) {
    if (isGreen) seen.push({ file, title, message, verdict: 'flaky' })
    else if (title === '' || !still.has(title)) seen.push({ file, title, message, verdict: 'failed' })
    else {
      const alone = await runCounted(counted.again(file, title))
      const verdict = alone.failed === 0 && alone.passed > 0 ? 'dependent' : 'failed'
      seen.push({ file, title, message, verdict })
    }
  }
  return seen
}
