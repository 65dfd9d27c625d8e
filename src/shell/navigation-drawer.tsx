// The drawer of side-navigation.tsx: every place in one list, the groups named; besides what the header of a phone has no room for: panels, and the help about
// the screen that is open.
// @chunk menus
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLabel } from '#platform/i18n/label.ts'
import { explainedAt } from '#platform/places.ts'
import { Drawer } from '#ui/drawer.tsx'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { explainedFrom } from './keys/explained-from.ts'
import type { MenuPanels } from './panels/header-panels.tsx'
import { useUnread } from './panels/unread.ts'
import { type Entry, isGroup, type Place } from './places.ts'
import { useOwnPlaces } from './use-own-places.ts'

export interface NavigationDrawerProps {
  readonly entries: readonly Entry[]
  readonly panels: MenuPanels
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export function NavigationDrawer({ entries, panels, isOpen, onOpenChange }: NavigationDrawerProps) {
  const { t } = useLingui()
  const titleOf = useLabel()
  const { favourites, recents } = useOwnPlaces(entries)
  const own = [
    { id: 'favourites', title: t`Favourites`, places: favourites },
    { id: 'recents', title: t({ message: 'Recent', context: 'places' }), places: recents },
  ].filter(({ places }) => places.length > 0)
  return (
    <Drawer title={t`Menu`} head={<Logo />} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(close) => (
        <>
          <nav aria-label={t`Main`} className="p-2">
            <ul>
              {own.map(({ id, title, places }) => (
                <Group key={id} id={id} title={title} places={places} onFollow={close} />
              ))}
              {/* Places outside the groups come first, as in the launcher. */}
              {entries
                .filter((entry): entry is Place => !isGroup(entry))
                .map((place) => (
                  <Row key={place.id} place={place} onFollow={close} />
                ))}
              {entries.filter(isGroup).map(({ id, title, places }) => (
                <Group key={id} id={id} title={titleOf(title)} places={places} onFollow={close} />
              ))}
            </ul>
          </nav>
          <div className="border-line border-t p-2">
            <Panels panels={panels} onOpen={close} />
            <Help onFollow={close} />
          </div>
        </>
      )}
    </Drawer>
  )
}

interface GroupProps {
  readonly id: string
  readonly title: string
  readonly places: readonly Place[]
  readonly onFollow: () => void
}

function Group({ id, title, places, onFollow }: GroupProps) {
  return (
    <li className="mb-4 not-first:mt-4">
      <p id={`group-${id}`} className="px-3 pb-1 font-medium text-12 text-ink-faint">
        {title}
      </p>
      <ul aria-labelledby={`group-${id}`}>
        {places.map((place) => (
          <Row key={place.id} place={place} onFollow={onFollow} />
        ))}
      </ul>
    </li>
  )
}

function Row({ place, onFollow }: { place: Place; onFollow: () => void }) {
  const titleOf = useLabel()
  const { title, icon, link } = place
  return (
    <li className="flex">
      <Link
        to={link}
        onClick={onFollow}
        className={`${rowClass} flex-1 aria-[current]:bg-accent-tint aria-[current]:font-medium aria-[current]:text-accent-text`}
      >
        <Icon name={icon ?? 'squares-2x2'} />
        {titleOf(title)}
      </Link>
      <FavouriteButton place={place} className="size-11" />
    </li>
  )
}

function Panels({ panels, onOpen }: { panels: MenuPanels; onOpen: () => void }) {
  const { t } = useLingui()
  const { messages } = useUnread()
  const row = (icon: string, text: string, name: keyof MenuPanels, end?: ReactNode) => (
    <button
      type="button"
      aria-haspopup="dialog"
      className={`${rowClass} w-full cursor-pointer`}
      onClick={() => {
        onOpen()
        panels[name].current?.open()
      }}
    >
      <Icon name={icon} />
      <span className="flex-1 text-start">{text}</span>
      {end}
    </button>
  )
  return (
    <div className="sm:hidden">
      {row('bookmark', t`Shortcuts`, 'shortcuts')}
      {row(
        'envelope',
        t`Messages`,
        'messages',
        messages > 0 && (
          <span className="text-13 text-ink-muted">{t`${plural(messages, { one: '# unread', other: '# unread' })}`}</span>
        ),
      )}
    </div>
  )
}

function Help({ onFollow }: { onFollow: () => void }) {
  const { t } = useLingui()
  const from = useLocation({ select: explainedFrom })
  return (
    <Link to={explainedAt} search={{ from }} preload={false} onClick={onFollow} className={rowClass}>
      <Icon name="question-mark-circle" />
      {t`Help with this screen`}
    </Link>
  )
}

const rowClass =
  'flex min-h-11 items-center gap-3 rounded-8 px-3 hover:bg-surface-hover focus-visible:-outline-offset-2'
