// What failed in a browser is looked at once more when everything has run and nothing runs beside it: its file, then, where that fails again, the test alone.
// Tests in Node have no such excuse.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { filesOf, results, runCounted } from './counted-steps.mjs'

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

/** In so many files things do not fail by chance. */
const MOST_FILES = 6

/**
 * @param {CountedStep[]} steps that have run
 * @param {string} [folder] that flaky.json is written to
 * @returns {Promise<SeenAgain[]>} one for each failure; none where too many files failed
 */
export async function lookAgain(steps, folder = results) {
  const failed = steps.flatMap((step) =>
    filesOf(step)
      .filter(({ failures }) => failures.length > 0)
      .map((file) => ({ step, file })),
  )
  if (failed.length === 0 || failed.length > MOST_FILES) return []
  const load = loadavg()
  const seen = /** @type {SeenAgain[]} */ ([])
  for (const { step, file } of failed) seen.push(...(await lookAtFile(step, file)))
  writeFileSync(join(folder, 'flaky.json'), JSON.stringify({ at: new Date().toISOString(), load, seen }, null, 2))
  return seen
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
