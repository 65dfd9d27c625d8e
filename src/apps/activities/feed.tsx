// The entries by day under their filters. The URL holds the filters and how much is shown, so that coming back finds the same place.
import { Plural, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { activitiesKeys } from './activities-keys.ts'
import { ActivityRow } from './activity-row.tsx'
import { ChangeRow } from './change-row.tsx'
import { type Entry, shownEntries } from './entries.ts'
import { EntryItem, focusEntry } from './entry-item.tsx'
import { FeedFilters } from './feed-filters.tsx'
import { type FeedSearch, NO_FILTERS, readFeedSearch } from './feed-search.ts'
import { groupByDay } from './group-by-day.ts'
import { useUndoEntry } from './use-undo-entry.ts'

/** New filters start from the first entries again. */
const fromTheTop = (next: FeedSearch): FeedSearch => ({ shown: undefined, ...next })

/** How many entries are shown at first, and how many each press adds. */
const PAGE_SIZE = 20

export function Feed({ entries }: { entries: readonly Entry[] }) {
  const address = useSearch({ from: '/pages/activities' })
  const search = useMemo(() => readFeedSearch(address), [address])
  const setSearch = useSetSearch(fromTheTop)
  const change = (next: FeedSearch) => setSearch(next, { replace: true })
  const found = useMemo(() => shownEntries(entries, search), [entries, search])
  const { shown = PAGE_SIZE } = search
  return (
    <>
      <FeedFilters entries={entries} found={found} search={search} onSearch={change} />
      <p role="status" className="mt-4 text-13 text-ink-muted print:hidden">
        <Plural value={found.length} _0="No entries" one="# entry" other="# entries" />
      </p>
      {found.length === 0 ? (
        <NoMatch words={search.q} onClear={() => change(NO_FILTERS)} />
      ) : (
        <Days entries={found} shown={shown} onMore={() => change({ shown: shown + PAGE_SIZE })} />
      )}
    </>
  )
}

interface DaysProps {
  readonly entries: readonly Entry[]
  /** How many of them are shown. */
  readonly shown: number
  onMore(): void
}

function Days({ entries, shown, onMore }: DaysProps) {
  const { undone, undo, redo } = useUndoEntry()
  const list = useRef<HTMLDivElement>(null)
  useKeys(activitiesKeys, {
    next: () => focusEntry(list.current, 1),
    previous: () => focusEntry(list.current, -1),
  })
  const more = Math.min(PAGE_SIZE, entries.length - shown)
  return (
    <div ref={list}>
      {groupByDay(entries.slice(0, shown)).map(({ startsAt, entries: ofDay }) => (
        <section key={startsAt} aria-labelledby={`day-${startsAt}`} className="mt-6">
          <DayHeading id={`day-${startsAt}`} startsAt={startsAt} />
          <ul className="mt-2">
            {ofDay.map((entry) => (
              <EntryItem key={entry.id}>
                {'activity' in entry ? (
                  <ActivityRow activity={entry.activity} />
                ) : (
                  <ChangeRow
                    change={entry.change}
                    text={entry.label}
                    undo={undone[entry.change.id]}
                    onUndo={() => undo(entry.change.id, entry.label)}
                    onRedo={() => redo(entry.change.id, entry.label)}
                  />
                )}
              </EntryItem>
            ))}
          </ul>
        </section>
      ))}
      {more > 0 && (
        <Button className="mt-4 print:hidden" onPress={onMore}>
          <Plural value={more} one="Show # more" other="Show # more" />
        </Button>
      )}
    </div>
  )
}

function NoMatch({ words: query, onClear }: { words: string | undefined; onClear(): void }) {
  const { t } = useLingui()
  return (
    <NoRows
      title={query ? t`No activity matches “${query}”.` : t`No activity matches these filters.`}
      onShowAll={onClear}
      className="mt-2 px-0"
    />
  )
}

function DayHeading({ id, startsAt }: { id: string; startsAt: number }) {
  const formats = useFormats()
  const { t } = useLingui()
  const now = useNow()
  const daysAgo = Math.round((new Date(now).setHours(0, 0, 0, 0) - startsAt) / 86_400_000)
  const isThisYear = new Date(startsAt).getFullYear() === new Date(now).getFullYear()
  const name =
    daysAgo === 0 ? t`Today` : daysAgo === 1 ? t`Yesterday` : formats.date(startsAt, isThisYear ? 'weekday' : 'longDay')
  return (
    <h2 id={id} className="font-semibold text-14 first-letter:uppercase">
      {name}
    </h2>
  )
}
