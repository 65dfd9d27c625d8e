// `npm run portal:check -- <address>`: holds a portal's server to the contract, call by call. `--help` lists its options.
import { checkLive } from './check/check-live.ts'
import { checkPortal } from './check/check-portal.ts'
import { HELP, readOptions, UsageError } from './check/options.ts'
import { isGood, linesOf, sumOf, withoutSecrets } from './check/report.ts'

/** @param {import('./check/options.ts').Wanted} wanted */
async function run({ check, live }) {
  const { calls, left, session, signOut } = await checkPortal(check)
  const liveCalls =
    live && session
      ? await checkLive({
          ...live,
          ...session,
          origin: check.origin,
          destination: live.destination.replaceAll('{userId}', session.userId),
        })
      : []
  await signOut()
  const all = [...calls, ...liveCalls]
  const lines = [
    ...all.flatMap(linesOf),
    '',
    ...(left.length > 0 ? ['What stays at the server:', ...left.map((one) => `  ${one}`), ''] : []),
    sumOf(all),
    ...(session ? [] : ['Nothing but the sign-in was asked, since it failed.']),
  ]
  for (const line of lines) console.log(withoutSecrets(line, [check.password, session?.token ?? '']))
  return isGood(all) && session ? 0 : 1
}

try {
  const wanted = readOptions(process.argv.slice(2), process.env)
  if (wanted) process.exitCode = await run(wanted)
  else console.log(HELP)
} catch (error) {
  console.error(`\nCairn: ${/** @type {Error} */ (error).message}\n${error instanceof UsageError ? HELP : ''}`)
  process.exitCode = 2
}
