// Holds the project's own portal's server (`npm run portal`) to `npm run portal:check` in full: every call, then with what cannot be taken back. `npm run test:all`
// runs it.
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { checkPortal } from './check/check-portal.ts'
import { isGood, linesOf, sumOf } from './check/report.ts'
import { startPeer } from './peer.ts'

const peer = await startPeer()
const options = { ...SAMPLE_CREDENTIALS, address: peer.portalUrl, origin: 'http://localhost:4173' }
const signUp = 'new@portal-check.example'
for (const more of [{}, { everything: true, signUp, deleteAccount: true }]) {
  const { calls, left } = await checkPortal({ ...options, ...more })
  for (const call of calls) if (call.outcome !== 'ok' || call.note) console.log(linesOf(call).join('\n'))
  console.log(`${sumOf(calls)}\n`)
  // What it makes for itself it takes back.
  const isWhole = left.every((one) => !one.includes('portal-check-'))
  if (!isGood(calls) || !isWhole) process.exitCode = 1
}
await peer.stop()
process.exit()
