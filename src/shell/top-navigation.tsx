// The menu in the header, from md up: places side by side, a group as a panel of its places (portal spec §1).
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLabel } from '#platform/i18n/label.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { type Entry, isGroup, type PlaceGroup } from './places.ts'
import { Popup } from './popup.tsx'
import { useIsAt } from './use-entries.ts'

/** A place of the header; where the person is, it is underlined. */
const entryClass =
  'relative flex h-full cursor-pointer items-center gap-1 rounded-8 px-3 font-medium text-ink-muted hover:text-ink xl:whitespace-nowrap focus-visible:-outline-offset-4 aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:rounded-t-[1px] aria-[current]:after:bg-accent forced-colors:aria-[current]:after:bg-[Highlight]'

export function TopNavigation({ entries }: { entries: readonly Entry[] }) {
  const { t } = useLingui()
  const titleOf = useLabel()
  return (
    <nav aria-label={t`Main`} className="hidden h-full md:block">
      <ul className="flex h-full gap-0.5">
        {entries.map((entry) => (
          <li key={entry.id} className="flex">
            {isGroup(entry) ? (
              <Group group={entry} />
            ) : (
              <Link to={entry.link} className={entryClass}>
                {titleOf(entry.title)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Group({ group }: { group: PlaceGroup }) {
  const titleOf = useLabel()
  const isAt = useIsAt()
  const title = titleOf(group.title)
  return (
    <Popup
      label={title}
      side="start"
      opener={(open) => (
        <button
          {...open}
          type="button"
          aria-current={group.places.some(({ link }) => isAt(link)) ? 'true' : undefined}
          className={entryClass}
        >
          {title}
          <Icon
            name="chevron-down"
            size={16}
            className={cx('transition-[rotate]', open['aria-expanded'] && 'rotate-180')}
          />
        </button>
      )}
    >
      <ul>
        {group.places.map(({ id, title: placeTitle, icon, link }) => (
          <li key={id}>
            <Link
              to={link}
              className="flex min-h-9 items-center gap-3 rounded-8 px-3 hover:bg-surface-control focus-visible:-outline-offset-2 aria-[current]:font-medium aria-[current]:text-accent-text pointer-coarse:min-h-11"
            >
              <Icon name={icon ?? 'squares-2x2'} className="text-ink-muted" />
              {titleOf(placeTitle)}
            </Link>
          </li>
        ))}
      </ul>
    </Popup>
  )
}
