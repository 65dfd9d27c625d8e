// Holds the project's own portal's server (`npm run portal`) to `npm run portal:check` in full: every call, which leaves the account as it was; then with what
// cannot be taken back. `npm run test:all` runs it.
import { isDeepStrictEqual } from 'node:util'
import { SAMPLE_CREDENTIALS, SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { checkPortal } from './check/check-portal.ts'
import { isGood, linesOf, sumOf } from './check/report.ts'
import { startPeer } from './peer.ts'

/** What a person has at the portal. */
const READS = [
  ...['common/user', 'settings', 'profile', 'profile/resumes', 'profile/learning', 'profiling/answers'],
  ...['career/claims', 'career/searches', 'career/drafts', 'career/documents', 'career/applications', 'career/jobs'],
  ...['skill-evaluation/results', 'skill-evaluation/sessions/current', 'notifications/all'],
]
/** Rises with each change, also where it is taken back, or with the time. */
const MOVING = new Set(['version', 'questionnaireVersion', 'updatedAt', 'savedAt', 'viewedAt', 'noNews'])

const peer = await startPeer()
const options = { ...SAMPLE_CREDENTIALS, address: peer.portalUrl, origin: 'http://localhost:4173' }
const headers = { authorization: `Bearer ${await peer.tokenOf(SAMPLE_USER_ID)}` }

async function state() {
  const read = async (/** @type {string} */ path) => {
    const text = await (await fetch(`${peer.portalUrl}/${path}`, { headers })).text()
    return /** @type {const} */ ([path, JSON.parse(text, (key, value) => (MOVING.has(key) ? undefined : value))])
  }
  return new Map(await Promise.all(READS.map(read)))
}

/** @param {object} more @param {string[]} expected outcomes that are no success, by name */
async function run(more, expected) {
  const { calls, left, signOut } = await checkPortal({ ...options, ...more })
  await signOut()
  for (const call of calls) if (call.outcome !== 'ok') console.log(linesOf(call).join('\n'))
  console.log(sumOf(calls))
  const notCalled = calls.filter(({ outcome }) => outcome === 'not asked').map(({ name }) => name)
  // What it makes for itself it takes back.
  const isTidy = left.every((one) => !one.includes('portal-check-'))
  if (!isGood(calls) || !isTidy || !isDeepStrictEqual(notCalled, expected)) process.exitCode = 1
}

const before = await state()
await run({}, ['settings.deleteAccount'])
const after = await state()
for (const path of READS) {
  if (isDeepStrictEqual(before.get(path), after.get(path))) continue
  console.log(`${path} is not as it was`)
  process.exitCode = 1
}
await run({ everything: true, signUp: 'new@portal-check.example', deleteAccount: true }, [])
await peer.stop()
process.exit()
