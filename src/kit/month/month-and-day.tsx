// A month of entries: its days as a grid, and below it or beside it what is planned for the chosen day. An entry goes to another day by key, by menu or by
// dragging; one that a key moved keeps the focus.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { DayEntries, type DayEntriesProps } from './day-entries.tsx'
import { dateOf, dayAfter, monthAfter } from './month-days.ts'
import { type MonthEntry, MonthGrid, type MonthGridProps } from './month-grid.tsx'

export interface MonthAndDayProps<Entry extends MonthEntry>
  extends Pick<DayEntriesProps<Entry>, 'empty' | 'keysHint' | 'endOf' | 'openId' | 'onTick' | 'onOpen' | 'onMenu'>,
    Pick<MonthGridProps, 'today' | 'countOf' | 'hint'> {
  /** The chosen day, `2026-11-23`; that of today where none is. */
  readonly day: string | undefined
  readonly byDay: ReadonlyMap<string, readonly Entry[]>
  /** Undefined for today. */
  readonly onDay: (day: string | undefined) => void
  /** @param message what was done */
  readonly onMove: (id: string, to: Date, message: string) => void
  /** Below what is planned for the day. */
  readonly children: ReactNode
}

export function MonthAndDay<Entry extends MonthEntry>(props: MonthAndDayProps<Entry>) {
  const { today, day = today, byDay, countOf, hint, children, onOpen, onMove, ...list } = props
  const { t } = useLingui()
  const { date } = useFormats()
  const setDay = (next: string) => props.onDay(next === today ? undefined : next)
  const [followed, setFollowed] = useState<{ readonly id: string; readonly day: string } | null>(null)
  const grid = useRef<HTMLDivElement>(null)

  const move = (id: string, to: string) => {
    const weekday = date(dateOf(to), 'weekday')
    onMove(id, dateOf(to), t`Moved to ${weekday}`)
    announce(t`Moved to ${weekday}`)
  }
  const moveBy = (id: string, days: number) => {
    const to = dayAfter(day, days)
    move(id, to)
    setFollowed({ id, day: to })
    setDay(to)
  }

  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-24 print:overflow-visible">
      <div className="flex h-13 items-center gap-1 px-4 md:px-6">
        <h2 className="me-auto font-semibold text-16 tracking-tight first-letter:uppercase" aria-live="polite">
          {date(dateOf(day), 'month')}
        </h2>
        <Button size="sm" isDisabled={day === today} onPress={() => setDay(today)}>
          <Trans>Today</Trans>
        </Button>
        <IconButton
          icon="chevron-left"
          size="sm"
          label={t`Previous month`}
          onPress={() => setDay(monthAfter(day, -1))}
        />
        <IconButton icon="chevron-right" size="sm" label={t`Next month`} onPress={() => setDay(monthAfter(day, 1))} />
      </div>
      {/* Beside an open entry there is no room for the day beside its month. */}
      <div className={cx(list.openId === undefined && 'xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start')}>
        <MonthGrid {...{ day, today, byDay, countOf, hint, onOpen }} ref={grid} onDay={setDay} onMove={move} />
        <div>
          <DayEntries
            {...list}
            day={day}
            entries={byDay.get(day) ?? []}
            followed={followed?.day === day ? followed.id : null}
            onFollowed={() => setFollowed(null)}
            onMoveBy={moveBy}
            onOpen={onOpen}
            onLeave={() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
          />
          <div className="mx-4 md:mx-6">{children}</div>
        </div>
      </div>
    </div>
  )
}
