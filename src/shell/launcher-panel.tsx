// What the launcher shows: the person's favourites, where they were last, and all places in their groups.
// @chunk menus
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useLabel } from '#platform/i18n/label.ts'
import { Icon } from '#ui/icon.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { type Entry, isGroup, type Place } from './places.ts'
import { useOwnPlaces } from './use-own-places.ts'

export default function LauncherPanel({ entries }: { entries: readonly Entry[] }) {
  const { t } = useLingui()
  const titleOf = useLabel()
  const { favourites, recents } = useOwnPlaces(entries)
  return (
    <>
      <Tiles title={t`Favourites`} places={favourites} />
      <Tiles title={t({ message: 'Recent', context: 'places' })} places={recents} />
      <Tiles
        title={t({ message: 'Main', context: 'places' })}
        places={entries.filter((entry): entry is Place => !isGroup(entry))}
      />
      {entries.filter(isGroup).map(({ id, title, places }) => (
        <Tiles key={id} title={titleOf(title)} places={places} />
      ))}
    </>
  )
}

function Tiles({ title, places }: { title: string; places: readonly Place[] }) {
  const titleOf = useLabel()
  const id = useId()
  if (places.length === 0) return null
  return (
    <div className="not-first:mt-2">
      <p id={id} className="px-2 py-1 font-medium text-12 text-ink-muted">
        {title}
      </p>
      <ul aria-labelledby={id} className="grid grid-cols-4 gap-1">
        {places.map((place) => (
          <li key={place.id} className="group/tile relative">
            <Link
              to={place.link}
              className="flex h-full min-h-19 flex-col items-center justify-center gap-1.5 rounded-8 px-1 py-2 text-center text-12 hover:bg-surface-control focus-visible:-outline-offset-2 aria-[current]:bg-accent-tint aria-[current]:font-medium aria-[current]:text-accent-text"
            >
              <Icon name={place.icon ?? 'squares-2x2'} size={24} />
              {titleOf(place.title)}
            </Link>
            <FavouriteButton
              place={place}
              className="absolute end-0 top-0 size-7 opacity-0 focus-visible:opacity-100 group-hover/tile:opacity-100 aria-pressed:opacity-100 pointer-coarse:opacity-100"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
