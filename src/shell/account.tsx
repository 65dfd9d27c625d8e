// The account button: the avatar with its status, and behind it the panel, whose code comes when it is opened.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { User } from '#contract/portal/user.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Popup } from './popup.tsx'
import { StatusDot } from './status-dot.tsx'
import { useLock } from './use-lock.ts'

const load = () => import('./account-panel.tsx')
const AccountPanel = lazy(() => load().then((module) => ({ default: module.AccountPanel })))

export function Account({ user }: { user: User }) {
  const { t } = useLingui()
  const { name, avatar, status } = user
  const lock = useLock(user)
  return (
    <Popup
      label={t`Account`}
      className="w-76"
      opener={(open) => (
        <Button
          {...open}
          variant="quiet"
          isIcon
          aria-label={t`${name}, account`}
          className="rounded-full"
          onPointerEnter={() => void load().catch(() => undefined)}
          onFocus={() => void load().catch(() => undefined)}
        >
          <Avatar name={name} src={avatar} />
          <StatusDot status={status} className="absolute end-0.5 bottom-0.5 ring-2 ring-surface-raised" />
        </Button>
      )}
    >
      <Suspense fallback={<span className="block h-90" />}>
        <AccountPanel user={user} onLock={lock} />
      </Suspense>
    </Popup>
  )
}
