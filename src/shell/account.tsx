// The account panel behind the avatar: who is signed in, the looks below md, locking, signing out.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { User } from '#contract/portal/user.ts'
import { everywhereKeys } from '#platform/keys/tables/everywhere-keys.ts'
import { useAriaKeys, useKeysOf } from '#platform/keys/use-keys.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { KeyCaps } from './keys/key-caps.tsx'
import { LockChoice } from './lock-choice.tsx'
import { LanguageChoice, SchemeChoice, ThemeChoice } from './looks.tsx'
import { Popup } from './popup.tsx'
import { useLock } from './use-lock.ts'

export function Account({ user }: { user: User }) {
  const { t } = useLingui()
  const { name, email, avatar } = user
  const lock = useLock(user)
  const lockKeys = useKeysOf(everywhereKeys, 'lock')
  const ariaKeys = useAriaKeys(everywhereKeys, 'lock')
  const copy = useSavedCopy(userQueries.me())
  return (
    <Popup
      label={t`Account`}
      className="w-72"
      opener={(open) => (
        <Button {...open} variant="quiet" isIcon aria-label={t`${name}, account`} className="rounded-full">
          <Avatar name={name} src={avatar} />
        </Button>
      )}
    >
      <div className="flex items-center gap-3 px-3 pt-2 pb-3">
        <Avatar name={name} src={avatar} size={40} />
        <div className="min-w-0">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-13 text-ink-muted">{email}</p>
        </div>
      </div>
      {copy && <SavedCopy {...copy} className="px-3 pb-2" />}
      <div className="border-line border-y pb-1 md:hidden">
        <LanguageChoice />
        <SchemeChoice />
        <ThemeChoice />
      </div>
      <div className="border-line border-b pb-3 md:border-t">
        <LockChoice />
      </div>
      <div className="pt-1">
        <button type="button" aria-keyshortcuts={ariaKeys} onClick={lock} className={entryClass}>
          <Icon name="lock-closed" className="text-ink-muted" />
          <span className="flex-1 text-start">
            <Trans>Lock now</Trans>
          </span>
          <span aria-hidden="true" className="pointer-coarse:hidden">
            <KeyCaps chords={lockKeys} />
          </span>
        </button>
        <Link to="/sign-out" preload={false} className={entryClass}>
          <Icon name="arrow-right-start-on-rectangle" className="text-ink-muted" />
          <Trans>Sign out</Trans>
        </Link>
      </div>
    </Popup>
  )
}

const entryClass =
  'flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-8 px-3 hover:bg-surface-control focus-visible:-outline-offset-2 pointer-coarse:min-h-11'
