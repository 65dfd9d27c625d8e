// `npm run simulate:seeds`: `npm run simulate` with twenty seeds, or as many as given (`-- 5`), and what each misses. It fails where one misses anything.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const SEEDS = Number(process.argv[2] ?? 20)
const run = join(import.meta.dirname, 'run.mjs')

/** The goals that are missed, as run.mjs prints them. @param {number} seed @returns {string[]} */
function missedWith(seed) {
  const env = { ...process.env, SIMULATE_SEED: String(seed) }
  const { status, stdout, stderr } = spawnSync(process.execPath, [run], { env, encoding: 'utf8' })
  if (status !== 0 && status !== 1) throw new Error(stderr)
  const rows = stdout.split('\n').filter((line) => line.includes("'NO'"))
  if (status === 1 && rows.length === 0) throw new Error(stderr || stdout)
  return rows.map((row) =>
    row
      .split('│')
      .slice(1, 4)
      .map((cell) => cell.trim())
      .join('  '),
  )
}

let misses = 0
for (let seed = 1; seed <= SEEDS; seed += 1) {
  const missed = missedWith(seed)
  misses += missed.length
  console.log(`seed ${seed}: ${missed.length === 0 ? 'all goals met' : missed.join('; ')}`)
}
process.exitCode = misses > 0 ? 1 : 0
