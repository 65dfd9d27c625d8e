import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { text, valuesOf } from '#platform/read-values.ts'
import { isLocked } from '#platform/session/session.ts'
import { UnlockSessionScreen } from '#portal/auth/unlock-session-screen.tsx'

const validateSearch = valuesOf({ redirectURL: text })

export const Route = createFileRoute('/unlock-session')({
  validateSearch,
  staticData: { layout: 'empty', title: msg`Session locked` },
  // Who comes here by the address locks the session, as it says.
  beforeLoad: async ({ context: { queries }, preload }) => {
    if (preload || isLocked()) return
    const [client, { userQueries }, { lock }] = await Promise.all([
      queries.load(),
      import('#platform/session/user-queries.ts'),
      import('#platform/session/lock.ts'),
    ])
    lock(await client.ensureQueryData(userQueries.me()))
  },
  component: UnlockSessionRoute,
})

function UnlockSessionRoute() {
  const { redirectURL } = Route.useSearch()
  return <UnlockSessionScreen redirectURL={redirectURL} />
}
