// `npm run drill`: kills the browser DRILL_ROUNDS times (default 20) in the middle of writes, on the built app. It fails where an acknowledged write is
// lost, where one is there in part, or where a restored database is not told of once. DRILL_SEED repeats a schedule.
import { openSite } from '#e2e/site.ts'
import { build, isBuilt } from '#scripts/build.mjs'
import { drill } from './drill.ts'

if (!process.env.CAIRN_DIST && !isBuilt() && !build()) process.exit(1)
const rounds = Number(process.env.DRILL_ROUNDS ?? 20)
const seed = Number(process.env.DRILL_SEED ?? Date.now() % 1_000_000)
const site = await openSite()

console.log(`Seed ${seed}\n`)
console.log('round  wrote for  acknowledged  lost  torn  restart  database')
const done = await drill({
  url: site.url,
  rounds,
  loseEvery: 5,
  random: repeatable(seed),
  onRound: ({ round, wroteFor, acknowledged, lost, torn, restart, database, toldRightly }) => {
    const figures = [`${round}`.padStart(5), `${Math.round(wroteFor)} ms`.padStart(9), `${acknowledged}`.padStart(12)]
    const faults = [`${lost}`.padStart(4), `${torn}`.padStart(4), `${Math.round(restart)} ms`.padStart(7)]
    console.log([...figures, ...faults, toldRightly ? database : `${database}, but told wrongly`].join('  '))
  },
})
await site.stop()

/** @param {(round: import('./drill.ts').Round) => number} figure */
const sum = (figure) => done.reduce((total, round) => total + figure(round), 0)
const lost = sum((round) => round.lost)
const torn = sum((round) => round.torn)
const toldWrongly = sum((round) => (round.toldRightly ? 0 : 1))
const wiped = done.filter(({ database }) => database === 'deleted by the browser').length
console.log(
  `\n${done.length} kills, ${sum((round) => round.acknowledged)} acknowledged writes: ${lost} lost, ${torn} torn. ` +
    `The browser deleted its database ${wiped} times.`,
)
process.exitCode = lost + torn + toldWrongly === 0 ? 0 : 1

/**
 * 0 up to 1, the same sequence for the same seed.
 * @param {number} seed
 */
function repeatable(seed) {
  let state = seed % 2_147_483_647 || 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
