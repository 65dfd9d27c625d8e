// The days of a month with what is planned for them: arrows go by day and week, Page keys by month; what is dropped on a day goes there.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { cx } from '#ui/cx.ts'
import { dateOf, dayByKey, weeksOf } from './month-days.ts'

/** What is planned for a day. */
export interface MonthEntry {
  readonly id: string
  readonly title: string
  readonly isDone: boolean
  readonly isLate: boolean
}

export interface MonthGridProps {
  readonly ref: Ref<HTMLDivElement>
  /** The chosen day. */
  readonly day: string
  readonly today: string
  readonly byDay: ReadonlyMap<string, readonly MonthEntry[]>
  /** How much is planned, for assistive technology. */
  readonly countOf: (count: number) => string
  /** Said of the keys. */
  readonly hint: ReactNode
  readonly onDay: (day: string) => void
  readonly onMove: (id: string, day: string) => void
  readonly onOpen: (id: string) => void
}

/** The type of what is dragged: the id of an entry. */
export const DRAGGED = 'text/x-cairn-entry'
/** As many entries as a day has room for. */
const ROOM = 3

export function MonthGrid({ ref, day, today, byDay, hint, onDay, ...cells }: MonthGridProps) {
  const { date } = useFormats()
  const weeks = weeksOf(day)
  /** The day that a key led to. */
  const byKey = useRef<string>(undefined)
  const chosen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (byKey.current === day) chosen.current?.focus()
    byKey.current = undefined
  }, [day])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = dayByKey(event.key, day)
    if (next === undefined) return
    event.preventDefault()
    byKey.current = next
    onDay(next)
  }
  return (
    <div
      ref={ref}
      role="grid"
      tabIndex={-1}
      aria-label={date(dateOf(day), 'month')}
      onKeyDown={onKeyDown}
      className="border-line-soft border-y"
    >
      <div role="row" className="grid grid-cols-7">
        {(weeks[0] ?? []).map((one) => (
          <div
            key={one}
            role="columnheader"
            tabIndex={-1}
            aria-label={date(dateOf(one), 'weekdayName')}
            className="px-2 py-1.5 text-12 text-ink-faint max-md:text-center"
          >
            {date(dateOf(one), 'weekdayShort')}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className="grid grid-cols-7 border-line-soft border-t">
          {week.map((one) => (
            <Cell
              key={one}
              ref={one === day ? chosen : undefined}
              day={one}
              entries={byDay.get(one) ?? []}
              isChosen={one === day}
              isToday={one === today}
              isElsewhere={one.slice(0, 7) !== day.slice(0, 7)}
              onDay={onDay}
              {...cells}
            />
          ))}
        </div>
      ))}
      <p className="sr-only">{hint}</p>
    </div>
  )
}

interface CellProps extends Pick<MonthGridProps, 'countOf' | 'onDay' | 'onMove' | 'onOpen'> {
  readonly ref: Ref<HTMLDivElement> | undefined
  readonly day: string
  readonly entries: readonly MonthEntry[]
  readonly isChosen: boolean
  readonly isToday: boolean
  /** Of the month before or after. */
  readonly isElsewhere: boolean
}

function Cell({ ref, day, entries, isChosen, isToday, isElsewhere, countOf, onDay, onMove, onOpen }: CellProps) {
  const { date } = useFormats()
  const [isOver, setOver] = useState(false)
  const name = date(dateOf(day), 'weekday')
  const count = countOf(entries.length)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are the grid's
    <div
      ref={ref}
      role="gridcell"
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      data-day={day}
      onClick={() => onDay(day)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const id = event.dataTransfer.getData(DRAGGED)
        if (id === '') return
        event.preventDefault()
        onMove(id, day)
      }}
      className={cx(
        'min-w-0 cursor-pointer border-line-soft p-1 outline-offset-[-2px] not-first:border-s max-md:h-13 md:h-26',
        isOver ? 'bg-accent-tint-strong' : isChosen ? 'bg-accent-tint' : 'hover:bg-surface-hover',
      )}
    >
      <span className="sr-only">{`${name}, ${count}`}</span>
      <span
        aria-hidden="true"
        className={cx(
          'mx-auto grid size-6 place-items-center rounded-full text-13 tabular-nums md:ms-0',
          isToday ? 'bg-accent font-semibold text-accent-ink' : isElsewhere ? 'text-ink-faint' : 'text-ink',
        )}
      >
        {dateOf(day).getDate()}
      </span>
      <Chips entries={entries} onOpen={onOpen} />
      <span aria-hidden="true" className="mt-1 flex justify-center gap-1 md:hidden">
        {entries.slice(0, ROOM).map(({ id, isDone }) => (
          <span key={id} className={cx('size-1.5 rounded-full', isDone ? 'bg-line-strong' : 'bg-accent')} />
        ))}
      </span>
    </div>
  )
}

/** The day's own list has them for keys and for ears. */
function Chips({ entries, onOpen }: Pick<CellProps, 'entries' | 'onOpen'>) {
  const { t } = useLingui()
  const { number } = useFormats()
  const shown = entries.length > ROOM ? entries.slice(0, ROOM - 1) : entries
  return (
    <span aria-hidden="true" className="mt-0.5 block space-y-0.5 max-md:hidden">
      {shown.map(({ id, title, isDone, isLate }) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the mouse; the keyboard has the day's list
        <span
          key={id}
          draggable
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
          onClick={(event) => {
            event.stopPropagation()
            onOpen(id)
          }}
          className={cx(
            'block cursor-pointer truncate rounded-4 bg-surface-control px-1.5 text-12 hover:bg-surface-control-hover',
            isDone ? 'text-ink-faint line-through' : isLate ? 'text-danger' : 'text-ink',
          )}
        >
          {title || t`Untitled`}
        </span>
      ))}
      {entries.length > ROOM && (
        <span className="block px-1.5 text-12 text-ink-muted tabular-nums">
          +{number(entries.length - shown.length)}
        </span>
      )}
    </span>
  )
}
