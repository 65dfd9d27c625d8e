// Tests that the gate leaves out for a while, and that `npm run test:all` runs: tests/quarantine.json. A step of `npm run check`, which keeps the list short.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.mjs'

/**
 * @typedef {object} Quarantined
 * @property {string} file from the project's folder
 * @property {string} title the test's own, without those of the groups around it
 * @property {string} reason
 * @property {string} since a date, such as 2026-11-25
 * @property {string} until at most two weeks later
 */

const MOST = 8
const LONGEST_DAYS = 14
const DAY_MS = 86_400_000

/** @returns {Quarantined[]} */
export const quarantined = () => JSON.parse(readFileSync(join(root, 'tests/quarantine.json'), 'utf8'))

/**
 * What is wrong with a list, in words; empty where it is valid.
 * @param {Quarantined[]} list
 * @param {{ now: number, read: (file: string) => string | undefined }} at `read` answers a file's text
 * @returns {string[]}
 */
export function faultsOf(list, { now, read }) {
  const faults = list.length > MOST ? [`${list.length} tests are in quarantine, at most ${MOST} may be.`] : []
  for (const { file, title, reason, since, until } of list) {
    const [from, to] = [Date.parse(since), Date.parse(until)]
    const say = (/** @type {string} */ fault) => faults.push(`${file} › ${title}: ${fault}`)
    if (!reason) say('has no reason.')
    if (!read(file)?.includes(title)) say('is no test of that file.')
    if (!(to - from <= LONGEST_DAYS * DAY_MS)) say(`may stay for ${LONGEST_DAYS} days, from 'since' until 'until'.`)
    else if (now > to + DAY_MS) say(`should have been mended by ${until}.`)
  }
  return faults
}

if (process.argv[1] === import.meta.filename) {
  const read = (/** @type {string} */ file) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined
  const faults = faultsOf(quarantined(), { now: Date.now(), read })
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
