// `npm run test:stable -- 5`: the gate so many times, each under other weather, to show that its result depends on the code alone: as it is, twice beside a busy
// loop on each core, in a random order, and on a Sunday evening of 29 February. Prints a table of failures, flaky tests and minutes; red where a run was, or
// where more than one test was flaky in all.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './steps.mjs'
import { LAST_DAY } from './test-days.mjs'

/**
 * @typedef {object} Weather
 * @property {string} name
 * @property {boolean} [isBusy]
 * @property {Record<string, string>} [env]
 */

const MOST_FLAKY = 1

/** @type {Weather[]} */
const weathers = [
  { name: 'as it is' },
  { name: 'beside a busy loop', isBusy: true },
  { name: 'beside a busy loop', isBusy: true },
  { name: 'in a random order', env: { TEST_SHUFFLE: String(Date.now() % 1_000_000) } },
  { name: `on ${LAST_DAY}`, env: { TEST_DATE: LAST_DAY } },
]

const ledger = join(root, '.cache/stable/looked-at-again.jsonl')

/** @param {Weather} weather @returns {Promise<{ code: number | null, minutes: number }>} */
async function runGate({ isBusy, env }) {
  const started = performance.now()
  const loops = isBusy
    ? Array.from({ length: availableParallelism() }, () =>
        spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
      )
    : []
  const gate = spawn(process.execPath, [join(root, 'scripts/test.mjs')], {
    cwd: root,
    env: { ...process.env, ...env, FLAKY_LEDGER: ledger },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await new Promise((done) => gate.on('close', done))
  for (const loop of loops) loop.kill()
  return { code, minutes: (performance.now() - started) / 60_000 }
}

const times = Number(process.argv[2] ?? weathers.length)
rmSync(join(root, '.cache/stable'), { recursive: true, force: true })
mkdirSync(join(root, '.cache/stable'), { recursive: true })

const rows = []
for (let time = 0; time < times; time += 1) {
  const weather = /** @type {Weather} */ (weathers[time % weathers.length])
  console.log(`\n=== run ${time + 1} of ${times}: ${weather.name} ===`)
  rows.push({ name: weather.name, ...(await runGate(weather)) })
}

const runs = readFileSync(ledger, 'utf8').trim().split('\n')
const seen = runs.map((line) => /** @type {import('./look-again.mjs').SeenAgain[]} */ (JSON.parse(line).seen))
console.log(`\n${'run'.padEnd(30)}${['result', 'failed', 'flaky', 'minutes'].map((head) => head.padStart(9)).join('')}`)
for (const [index, { name, code, minutes }] of rows.entries()) {
  const of = (/** @type {boolean} */ isFlaky) =>
    (seen[index] ?? []).filter(({ verdict }) => (verdict === 'flaky') === isFlaky).length
  const figures = [code === 0 ? 'green' : 'red', of(false), of(true), minutes.toFixed(1)]
  console.log(name.padEnd(30) + figures.map((figure) => String(figure).padStart(9)).join(''))
}
for (const { file, title, verdict } of seen.flat()) console.log(`${verdict.padEnd(10)} ${file} › ${title}`)
const flaky = seen.flat().filter(({ verdict }) => verdict === 'flaky').length
process.exitCode = rows.every(({ code }) => code === 0) && flaky <= MOST_FLAKY ? 0 : 1
