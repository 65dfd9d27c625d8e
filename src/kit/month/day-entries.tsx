// What is planned for the chosen day of a month: ticked, opened, and moved to another day by key, menu or dragging. Used by month-and-day.tsx.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { RowMenuAnchor } from '../list/use-row-menu.ts'
import { dateOf } from './month-days.ts'
import { DRAGGED, type MonthEntry } from './month-grid.tsx'

export interface DayEntriesProps<Entry extends MonthEntry> {
  readonly day: string
  readonly entries: readonly Entry[]
  /** In place of the list while nothing is planned. */
  readonly empty: ReactNode
  /** Said of the keys. */
  readonly keysHint: ReactNode
  /** What is at the end of an entry. */
  readonly endOf: (entry: Entry) => ReactNode
  /** The entry that is open beside the month. */
  readonly openId: string | undefined
  /** The entry that gets the focus once it is here. */
  readonly followed: string | null
  readonly onFollowed: () => void
  readonly onMoveBy: (id: string, days: number) => void
  readonly onTick: (id: string, isDone: boolean) => void
  readonly onOpen: (id: string) => void
  readonly onMenu: (anchor: RowMenuAnchor) => void
  /** Back to the days. */
  readonly onLeave: () => void
}

/** With Ctrl: by a day, by a week. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

export function DayEntries<Entry extends MonthEntry>(props: DayEntriesProps<Entry>) {
  const { day, entries, empty, keysHint, endOf, openId, followed, onFollowed, onMoveBy, onTick, onMenu } = props
  const { date } = useFormats()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = followed && list.current?.querySelector<HTMLElement>(`[data-task="${CSS.escape(followed)}"]`)
    if (!row) return
    row.focus()
    onFollowed()
  })
  const openMenu = (id: string, from: Element) => {
    const { left, bottom } = from.getBoundingClientRect()
    onMenu({ key: id, x: left, y: bottom })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, { id, isDone }: Entry) => {
    const step = STEPS[event.key]
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-task]') ?? [])]
    const beside = (by: number) => items[items.indexOf(event.currentTarget) + by]?.focus()
    if (step !== undefined && (event.ctrlKey || event.metaKey)) onMoveBy(id, step)
    else if (event.key === 'ArrowDown') beside(1)
    else if (event.key === 'ArrowUp') beside(-1)
    else if (event.key === ' ') onTick(id, !isDone)
    else if (event.key === 'Escape') props.onLeave()
    else return
    event.preventDefault()
  }
  return (
    <section aria-labelledby="calendar-day" className="px-4 pt-4 md:px-6">
      <h3 id="calendar-day" className="font-semibold text-14 first-letter:uppercase">
        {date(dateOf(day), 'weekday')}
      </h3>
      {entries.length === 0 ? (
        <p className="py-2 text-13 text-ink-muted">{empty}</p>
      ) : (
        <ul ref={list} className="mt-1">
          {entries.map((entry) => (
            <DayEntry
              key={entry.id}
              entry={entry}
              end={endOf(entry)}
              isOpen={entry.id === openId}
              onKeyDown={(event) => onKeyDown(event, entry)}
              onTick={onTick}
              onOpen={props.onOpen}
              onMenu={openMenu}
            />
          ))}
        </ul>
      )}
      {entries.length > 0 && (
        <p id="calendar-keys" className="pt-1 text-12 text-ink-faint pointer-coarse:hidden">
          {keysHint}
        </p>
      )}
    </section>
  )
}

interface DayEntryProps {
  readonly entry: MonthEntry
  readonly end: ReactNode
  readonly isOpen: boolean
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onTick: (id: string, isDone: boolean) => void
  readonly onOpen: (id: string) => void
  readonly onMenu: (id: string, from: Element) => void
}

function DayEntry({ entry: { id, title, isDone }, end, isOpen, onKeyDown, onTick, onOpen, onMenu }: DayEntryProps) {
  const { t } = useLingui()
  const name = title || t`Untitled`
  const more = useRef<HTMLButtonElement>(null)
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
      onContextMenu={(event) => {
        event.preventDefault()
        if (more.current) onMenu(id, more.current)
      }}
      className={cx(
        'flex min-h-row items-center gap-3 border-line-soft border-t first:border-t-0',
        isOpen && 'bg-accent-tint',
      )}
    >
      <Checkbox
        variant="completion"
        isSelected={isDone}
        label={isDone ? t`Reopen ${name}` : t`Complete ${name}`}
        onChange={(isTicked) => onTick(id, isTicked)}
      />
      <button
        type="button"
        data-task={id}
        aria-describedby="calendar-keys"
        onClick={() => onOpen(id)}
        onKeyDown={onKeyDown}
        className={cx(
          'min-h-8 min-w-0 flex-1 cursor-pointer truncate rounded-4 text-start pointer-coarse:min-h-11',
          isDone && 'text-ink-faint line-through',
        )}
      >
        {name}
      </button>
      <span className="text-13 text-ink-muted tabular-nums">{end}</span>
      <IconButton
        ref={more}
        icon="ellipsis-horizontal"
        size="sm"
        label={t`Actions for ${name}`}
        onPress={() => more.current && onMenu(id, more.current)}
      />
    </li>
  )
}
