// The account panel behind the avatar: who is signed in and how they are to be seen, their pages, the looks below xl, locking, signing out. Loaded by account.tsx.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type User, UserStatus, userApi } from '#contract/portal/user.ts'
import { useAriaKeys, useKeysOf } from '#platform/keys/use-keys.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { install, useInstall } from '#platform/offline/install.ts'
import { explainedAt } from '#platform/places.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { ChoiceList } from './choice-list.tsx'
import { everywhereKeys } from './keys/everywhere-keys.ts'
import { explainedFrom } from './keys/explained-from.ts'
import { KeyCaps } from './keys/key-caps.tsx'
import { LockChoice } from './lock-choice.tsx'
import { LanguageChoice, SchemeChoice, ThemeChoice } from './looks.tsx'
import { StatusDot } from './status-dot.tsx'
import { useFullScreen } from './use-full-screen.ts'

export interface AccountPanelProps {
  readonly user: User
  readonly onLock: () => void
}

export function AccountPanel({ user, onLock }: AccountPanelProps) {
  const { name, email, avatar } = user
  const lockKeys = useKeysOf(everywhereKeys, 'lock')
  const ariaKeys = useAriaKeys(everywhereKeys, 'lock')
  const copy = useSavedCopy(userQueries.me())
  return (
    <>
      <div className="flex items-center gap-3 px-3 pt-2 pb-3">
        <Avatar name={name} src={avatar} size={40} />
        <div className="min-w-0">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-13 text-ink-muted">{email}</p>
        </div>
      </div>
      {copy && <SavedCopy {...copy} className="px-3 pb-2" />}
      <div className="border-line border-t pb-1">
        <StatusChoice user={user} />
      </div>
      <Pages />
      <div className="border-line border-t pb-1 xl:hidden">
        <LanguageChoice />
        <SchemeChoice />
        <ThemeChoice />
        <FullScreen />
      </div>
      <div className="border-line border-t pb-3">
        <LockChoice />
      </div>
      <div className="border-line border-t pt-1">
        <button type="button" aria-keyshortcuts={ariaKeys} onClick={onLock} className={entryClass}>
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
    </>
  )
}

const STATUS_NAMES: Readonly<Record<UserStatus, MessageDescriptor>> = {
  online: msg`Online`,
  away: msg`Away`,
  busy: msg`Busy`,
  'not-visible': msg`Invisible`,
}

/** How others see the person (workspace spec §7: PATCH common/user). Without a network it waits to be sent. */
function StatusChoice({ user: { status } }: { user: User }) {
  const { t, i18n } = useLingui()
  const { mutate } = useApiMutation(userApi.endpoints.updateUser, {
    optimistic: ({ body }) => [optimistic(userQueries.me(), (me) => ({ ...me, ...body.user }))],
  })
  const choices = UserStatus.options.map((id) => ({
    id,
    label: i18n._(STATUS_NAMES[id]),
    mark: (
      <span className="grid size-5 place-items-center">
        <StatusDot status={id} />
      </span>
    ),
  }))
  return (
    <ChoiceList
      legend={t`Status`}
      choices={choices}
      value={status}
      onChange={(chosen) => mutate({ body: { user: { status: chosen } } })}
    />
  )
}

/** Those of the person's pages that there are. */
function Pages() {
  const { t } = useLingui()
  const router = useRouter()
  const pages = [
    { link: '/profile', icon: 'user-circle', label: t`Profile` },
    { link: '/settings', icon: 'cog-6-tooth', label: t`Settings` },
  ].filter(({ link }) => isRoute(router, link))
  if (pages.length === 0) return null
  return (
    <div className="border-line border-t py-1">
      {pages.map(({ link, icon, label }) => (
        <Link key={link} to={link} className={entryClass}>
          <Icon name={icon} className="text-ink-muted" />
          {label}
        </Link>
      ))}
      <Help />
      <Install />
    </div>
  )
}

/** About the screen that the panel was opened over. */
function Help() {
  const from = useLocation({ select: explainedFrom })
  return (
    <Link to={explainedAt} search={{ from }} preload={false} className={entryClass}>
      <Icon name="lifebuoy" className="text-ink-muted" />
      <Trans>Help with this screen</Trans>
    </Link>
  )
}

/** By one press where the browser offers it; else the way there, on an iPhone too. Nothing once it is installed. */
function Install() {
  const state = useInstall()
  if (state === 'installed') return null
  const content = (
    <>
      <Icon name="arrow-down-tray" className="text-ink-muted" />
      <Trans>Install Cairn</Trans>
    </>
  )
  if (state === 'offered') {
    return (
      <button type="button" onClick={install} className={entryClass}>
        {content}
      </button>
    )
  }
  return (
    <Link to="/settings" search={{ section: 'about' }} hash="install" className={entryClass}>
      {content}
    </Link>
  )
}

function FullScreen() {
  const { isPossible, isFull, toggle } = useFullScreen()
  const entry = (icon: string, text: ReactNode) => (
    <button type="button" onClick={toggle} className={entryClass}>
      <Icon name={icon} className="text-ink-muted" />
      {text}
    </button>
  )
  if (!isPossible) return null
  return isFull
    ? entry('arrows-pointing-in', <Trans>Exit full screen</Trans>)
    : entry('arrows-pointing-out', <Trans>Full screen</Trans>)
}

const entryClass =
  'flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-8 px-3 hover:bg-surface-control focus-visible:-outline-offset-2 pointer-coarse:min-h-11'
