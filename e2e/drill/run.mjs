// `npm run drill`: kills the browser in the middle of writes to every call of every domain, on the built app, and judges each restart by the change log, the
// rows and the journal. It fails where something acknowledged is lost, something is there in part or twice, or a restored database is not reported once.
// --rounds=60 --seed=… (repeats a schedule) --browser=chromium|firefox --lose-every=6 --derive-every=15
// `npm run drill -- outbox` (--disconnects=200 --writes=50 --seed=…) does the same to writes that wait for a portal's server, `npm run drill -- apply`
// (--disconnects=200 --applications=40 --seed=…) to applications with a file each, `npm run drill -- refresh` (--tabs=20) lets a token end in many tabs.
// `npm run drill -- people` (--calls=20000 --seed=…) requests another's data with one person's token; `npm run drill -- markup` (--payloads=720 --seed=…) has
// texts shown that try to act. Both fail where one gets through. `--results=<file>` writes the figures of any of them as JSON.
import { parseArgs } from 'node:util'
import { drillApply } from '#e2e/portal/apply-drill.ts'
import { drillOutbox } from '#e2e/portal/outbox-drill.ts'
import { drillRefresh } from '#e2e/portal/refresh-drill.ts'
import { dist, openSite } from '#e2e/site.ts'
import { build, isBuilt } from '#scripts/build.mjs'
import { atMost, handOver } from '#scripts/hand-over.mjs'
import { drill } from './drill.ts'
import { allInputs } from './inputs/all-inputs.ts'
import { drillMarkup } from './markup-drill.ts'
import { drillPeople } from './people-drill.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    disconnects: { type: 'string', default: '200' },
    writes: { type: 'string', default: '50' },
    applications: { type: 'string', default: '40' },
    tabs: { type: 'string', default: '20' },
    calls: { type: 'string', default: '20000' },
    payloads: { type: 'string', default: '720' },
    results: { type: 'string' },
    rounds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    browser: { type: 'string', default: 'chromium' },
    'lose-every': { type: 'string', default: '6' },
    'derive-every': { type: 'string', default: '15' },
  },
})
const engine = values.browser === 'firefox' ? 'firefox' : 'chromium'

if (positionals[0] === 'people') process.exit(await runPeople())
if (!process.env.CAIRN_DIST && !isBuilt() && !build()) process.exit(1)
if (positionals[0] === 'outbox') process.exit(await runOutbox())
if (positionals[0] === 'apply') process.exit(await runApply())
if (positionals[0] === 'markup') process.exit(await runMarkup())
if (positionals[0] === 'refresh') process.exit(await runRefresh())
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
  onRound: ({ round, wroteFor, acknowledged, faults, restart, database, isNoticeRight }) => {
    const changes = acknowledged.filter(({ change }) => change !== '').length
    const figures = [
      `${round}`.padStart(5),
      `${Math.round(wroteFor)} ms`.padStart(9),
      `${acknowledged.length}`.padStart(12),
    ]
    const others = [`${changes}`.padStart(7), `${faults.length}`.padStart(6), `${Math.round(restart)} ms`.padStart(7)]
    console.log([...figures, ...others, isNoticeRight ? database : `${database}, but its notice is wrong`].join('  '))
    for (const { kind, what } of faults.slice(0, 10)) console.log(`       ${kind}: ${what}`)
  },
})
await site.stop()

const faults = done.flatMap((round) => round.faults)
const reported = done.flatMap(({ acknowledged }) => acknowledged)
const calls = new Set(done.flatMap((round) => [...round.calls]))
const inputs = allInputs.reduce((sum, { names }) => sum + names.length, 0)
const wrongNotices = done.filter(({ isNoticeRight }) => !isNoticeRight).length
const wiped = done.filter(({ database }) => database === 'deleted by the browser').length
/** @param {import('./judge.ts').FaultKind} kind */
const count = (kind) => faults.filter((fault) => fault.kind === kind).length
console.log(
  `\n${done.length} kills, ${reported.length} acknowledged writes (${reported.filter(({ change }) => change !== '').length} changes by ${calls.size} of ${inputs} calls): ` +
    `${count('lost')} lost, ${count('torn')} torn, ${count('twice')} twice, ${count('not journaled')} not journaled, ${count('refused')} refused. ` +
    `The browser deleted its database ${wiped} times; its notice was wrong ${wrongNotices} times.`,
)
const of = `${reported.length} acknowledged writes, ${done.length} kills`
handOver([
  ...[
    /** @type {const} */ (['lost', 'lost']),
    /** @type {const} */ (['torn', 'there in part']),
    /** @type {const} */ (['twice', 'there twice']),
    /** @type {const} */ (['not journaled', 'not in the journal']),
    /** @type {const} */ (['refused', 'answered in another way than the contract has it']),
  ].map(([kind, words]) => atMost(`kills: ${words}, of ${of}`, count(kind), 0)),
  atMost(`kills: restarts that say something wrong, of ${done.length}`, wrongNotices, 0),
])
process.exitCode = faults.length + wrongNotices === 0 ? 0 : 1

/** @returns the exit code */
async function runOutbox() {
  const writes = Number(values.writes)
  console.log(`Seed ${values.seed}`)
  const { effects, requests, disconnects } = await drillOutbox({
    dist,
    writes,
    disconnects: Number(values.disconnects),
    seed: Number(values.seed),
    onStep: (step, what) => step % 20 === 0 && console.log(`${step}: ${what}`),
  })
  const expected = Array.from({ length: writes }, (_, number) => number)
  const isRight = JSON.stringify(effects) === JSON.stringify(expected)
  const kinds = Object.entries(disconnects).map(([kind, times]) => `${kind} ${times}`)
  console.log(`\n${values.disconnects} times (${kinds.join(', ')}): ${writes} writes, ${requests} requests arrived.`)
  console.log(isRight ? 'Each took effect once and in order.' : `Took effect: ${effects.join(' ')}`)
  const wrong = Math.max(expected.filter((number, index) => effects[index] !== number).length, isRight ? 0 : 1)
  const often = `${values.disconnects} disconnections`
  handOver([atMost(`outbox: writes not in effect once and in order, of ${writes}, ${often}`, wrong, 0)])
  return isRight ? 0 : 1
}

/** @returns the exit code */
async function runApply() {
  console.log(`Seed ${values.seed}`)
  const { applied, uploaded, withoutFile, requests, disconnects } = await drillApply({
    dist,
    applications: Number(values.applications),
    disconnects: Number(values.disconnects),
    seed: Number(values.seed),
    onStep: (step, what) => step % 20 === 0 && console.log(`${step}: ${what}`),
  })
  const kinds = Object.entries(disconnects).map(([kind, times]) => `${kind} ${times}`)
  console.log(`\n${values.disconnects} times (${kinds.join(', ')}): ${requests} requests arrived.`)
  const wrong = [...Object.entries(applied), ...Object.entries(uploaded)].filter(([, times]) => times !== 1)
  for (const [what, times] of wrong) console.log(`${what}: ${times} times`)
  for (const jobId of withoutFile) console.log(`${jobId}: without its file`)
  const isRight = wrong.length + withoutFile.length === 0
  const figure = `applications that did not arrive once with their file, of ${values.applications}`
  handOver([atMost(`apply: ${figure}, ${values.disconnects} disconnections`, wrong.length + withoutFile.length, 0)])
  if (isRight) console.log(`Each of ${values.applications} applications arrived once, with its file.`)
  return isRight ? 0 : 1
}

/** @returns the exit code */
async function runRefresh() {
  const tabs = Number(values.tabs)
  const { refreshes, signedIn } = await drillRefresh({ dist, tabs })
  console.log(`${tabs} tabs at the end of a token: ${refreshes} asked for a new one, ${signedIn} have it.`)
  handOver([
    atMost(`refresh: renewals of one token by ${tabs} tabs`, refreshes, 1),
    atMost(`refresh: tabs that were signed out, of ${tabs}`, tabs - signedIn, 0),
  ])
  return refreshes === 1 && signedIn === tabs ? 0 : 1
}

/** @returns the exit code */
async function runPeople() {
  console.log(`Seed ${values.seed}`)
  const { calls, statuses, faults } = await drillPeople(Number(values.calls), Number(values.seed), (done, bad) => {
    if (done % 1000 === 0) console.log(`${done} calls, ${bad} got through`)
  })
  const answered = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
  for (const fault of new Set(faults)) console.log(fault)
  console.log(`\n${calls} calls with somebody else’s ids (${answered.join(', ')}): ${faults.length} got through.`)
  handOver([atMost(`people: calls with another person’s ids that got through, of ${calls}`, faults.length, 0)])
  return faults.length === 0 ? 0 : 1
}

/** @returns the exit code */
async function runMarkup() {
  console.log(`Seed ${values.seed}`)
  const { payloads, shown, faults } = await drillMarkup({
    dist,
    payloads: Number(values.payloads),
    seed: Number(values.seed),
    onStep: (done) => console.log(`${done} shown`),
  })
  for (const fault of new Set(faults)) console.log(fault)
  for (const [screen, times] of shown) console.log(`${String(times).padStart(6)}  ${screen}`)
  const sum = [...shown.values()].reduce((all, times) => all + times, 0)
  console.log(
    `\n${payloads} texts that try to act, shown ${sum} times on ${shown.size} screens: ${faults.length} got through.`,
  )
  handOver([atMost(`markup: texts that act, of ${payloads} shown on ${shown.size} screens`, faults.length, 0)])
  return faults.length === 0 ? 0 : 1
}
