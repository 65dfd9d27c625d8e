// Leaving (portal spec §2): that it is done, with the sign-in page soon after; before that, where changes have not been sent, whether to lose them.
import { Plural, Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { OnwardLink } from './onward-link.tsx'
import { OutcomeTitle } from './outcome-title.tsx'
import { useCountdown } from './use-countdown.ts'

/** s until the sign-in page. */
const STAYS = 5

/** @param waiting how many changes of the person would be lost; 0: they are signed out already */
export function SignOutScreen({ waiting }: { waiting: number }) {
  const [isOut, setOut] = useState(waiting === 0)
  return isOut ? <SignedOut wasConfirmed={waiting > 0} /> : <Asking waiting={waiting} onOut={() => setOut(true)} />
}

function SignedOut({ wasConfirmed }: { wasConfirmed: boolean }) {
  const router = useRouter()
  const { left, stop } = useCountdown(STAYS, () => void router.navigate({ to: '/sign-in', replace: true }))
  const title = <Trans>You’re signed out</Trans>
  return (
    <AuthFrame
      title={wasConfirmed ? <OutcomeTitle>{title}</OutcomeTitle> : title}
      lead={<Trans>Your session has ended in this tab and all others.</Trans>}
    >
      <OnwardLink to="/sign-in">
        <Trans>Sign in again</Trans>
      </OnwardLink>
      {left !== undefined && (
        <div className="mt-4 flex min-h-9 flex-wrap items-center justify-between gap-x-3 text-13 text-ink-muted">
          <p role="timer" className="tabular-nums">
            <Plural
              value={Math.max(1, left)}
              one="The sign-in page opens in # second."
              other="The sign-in page opens in # seconds."
            />
          </p>
          <Button variant="quiet" size="sm" onPress={stop}>
            <Trans>Stay here</Trans>
          </Button>
        </div>
      )}
    </AuthFrame>
  )
}

function Asking({ waiting, onOut }: { waiting: number; onOut: () => void }) {
  const router = useRouter()
  const [isPending, setPending] = useState(false)
  const leave = async () => {
    setPending(true)
    const { signOut } = await import('#platform/session/sign-out.ts')
    void signOut()
    onOut()
  }
  const stay = () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/', replace: true })
  }
  return (
    <AuthFrame
      isClosed
      title={<Trans>Sign out?</Trans>}
      lead={
        <Plural
          value={waiting}
          one="# change hasn’t been sent to the portal yet. If you sign out, it will be lost."
          other="# changes haven’t been sent to the portal yet. If you sign out, they will be lost."
        />
      }
    >
      <div className="mt-7 space-y-3">
        <Button variant="primary" size="lg" isWide onPress={stay}>
          <Trans>Stay signed in</Trans>
        </Button>
        <Button variant="danger" size="lg" isWide isPending={isPending} onPress={() => void leave()}>
          <Trans>Sign out and lose changes</Trans>
        </Button>
      </div>
    </AuthFrame>
  )
}
