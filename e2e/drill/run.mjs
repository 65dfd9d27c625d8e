// `npm run drill`: kills the browser in the middle of writes to every call of every domain, on the built app, and judges each restart by the change log, the
// rows and the journal. It fails where something acknowledged is lost, something is there in part or twice, or a restored database is not told of once.
// --rounds=60 --seed=… (repeats a schedule) --browser=chromium|firefox --lose-every=6 --derive-every=15
import { parseArgs } from 'node:util'
import { openSite } from '#e2e/site.ts'
import { build, isBuilt } from '#scripts/build.mjs'
import { drill } from './drill.ts'
import { allInputs } from './inputs/all-inputs.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    browser: { type: 'string', default: 'chromium' },
    'lose-every': { type: 'string', default: '6' },
    'derive-every': { type: 'string', default: '15' },
  },
})
const engine = values.browser === 'firefox' ? 'firefox' : 'chromium'

if (!process.env.CAIRN_DIST && !isBuilt() && !build()) process.exit(1)
const site = await openSite()

console.log(`Seed ${values.seed}, ${engine}\n`)
console.log('round  wrote for  acknowledged  changes  faults  restart  database')
const done = await drill({
  url: site.url,
  rounds: Number(values.rounds),
  loseEvery: Number(values['lose-every']),
  deriveEvery: Number(values['derive-every']),
  seed: Number(values.seed),
  engine,
  onRound: ({ round, wroteFor, acknowledged, faults, restart, database, toldRightly }) => {
    const changes = acknowledged.filter(({ change }) => change !== '').length
    const figures = [
      `${round}`.padStart(5),
      `${Math.round(wroteFor)} ms`.padStart(9),
      `${acknowledged.length}`.padStart(12),
    ]
    const others = [`${changes}`.padStart(7), `${faults.length}`.padStart(6), `${Math.round(restart)} ms`.padStart(7)]
    console.log([...figures, ...others, toldRightly ? database : `${database}, but told wrongly`].join('  '))
    for (const { kind, what } of faults.slice(0, 10)) console.log(`       ${kind}: ${what}`)
  },
})
await site.stop()

const faults = done.flatMap((round) => round.faults)
const told = done.flatMap(({ acknowledged }) => acknowledged)
const calls = new Set(done.flatMap((round) => [...round.calls]))
const inputs = allInputs.reduce((sum, { names }) => sum + names.length, 0)
const toldWrongly = done.filter(({ toldRightly }) => !toldRightly).length
const wiped = done.filter(({ database }) => database === 'deleted by the browser').length
/** @param {import('./judge.ts').FaultKind} kind */
const count = (kind) => faults.filter((fault) => fault.kind === kind).length
console.log(
  `\n${done.length} kills, ${told.length} acknowledged writes (${told.filter(({ change }) => change !== '').length} changes by ${calls.size} of ${inputs} calls): ` +
    `${count('lost')} lost, ${count('torn')} torn, ${count('twice')} twice, ${count('not journaled')} not journaled, ${count('refused')} refused. ` +
    `The browser deleted its database ${wiped} times; told wrongly ${toldWrongly} times.`,
)
process.exitCode = faults.length + toldWrongly === 0 ? 0 : 1
