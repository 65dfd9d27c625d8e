// The locked session as a page (portal spec §2): where the app starts locked. A page that is open when it is locked is covered by lock-cover.tsx.
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isRoute } from '#platform/navigation/is-route.ts'
import { safeRedirect } from '#platform/session/guards.ts'
import { lockedFor } from '#platform/session/lock.ts'
import { getSession, isLocked, subscribeSession } from '#platform/session/session.ts'
import { AuthFrame } from './auth-frame.tsx'
import { UnlockForm } from './unlock-form.tsx'

export function UnlockSessionScreen({ redirectURL }: { redirectURL: string | undefined }) {
  const router = useRouter()
  // Who it is for stays on the screen while it goes on to the next.
  const [who] = useState(lockedFor)
  useEffect(() => {
    const goOn = () => {
      // A session that ends is no way in.
      if (isLocked() || getSession().accessToken === null) return
      stop()
      void router.navigate({ href: safeRedirect(redirectURL, (path) => isRoute(router, path)), replace: true })
    }
    // Unlocked in another tab, it is unlocked here.
    const stop = subscribeSession(goOn)
    goOn()
    return stop
  }, [router, redirectURL])
  return (
    <AuthFrame
      isClosed
      title={<Trans>Session locked</Trans>}
      lead={<Trans>Your workspace stays hidden until you enter your password.</Trans>}
    >
      <UnlockForm who={who} />
    </AuthFrame>
  )
}
