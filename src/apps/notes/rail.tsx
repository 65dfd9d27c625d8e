// Where notes are: all, reminders, archive, trash and the labels, each with its count. At the side from lg up, as a row of chips above the board below it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { TagSquare, tagColor } from '#ui/tag.tsx'
import { useNotes } from './notes-context.ts'
import { noteQueries } from './queries.ts'
import type { NotesSearch } from './search-params.ts'

interface Entry {
  readonly id: string
  readonly name: string
  readonly mark: ReactNode
  readonly count: number | undefined
  readonly to: Pick<NotesSearch, 'show' | 'label'>
  readonly isLabel: boolean
}

function useEntries(): readonly Entry[] {
  const { t } = useLingui()
  const { labels } = useNotes()
  const { data } = useQuery(noteQueries.counts())
  const place = (name: string, icon: string, show: NotesSearch['show'], count?: number): Entry => ({
    id: show ?? 'notes',
    name,
    mark: <Icon name={icon} />,
    count,
    to: { show, label: undefined },
    isLabel: false,
  })
  return [
    place(t`All notes`, 'document-text', undefined, data?.notes),
    place(t`Reminders`, 'clock', 'reminders', data?.reminders),
    place(t({ message: 'Archive', context: 'place' }), 'archive-box', 'archive', data?.archive),
    place(t`Trash`, 'trash', 'trash'),
    ...labels.map(
      ({ id, title }): Entry => ({
        id: `label ${id}`,
        name: title,
        mark: <TagSquare color={tagColor(title)} />,
        count: data && (data.labels[id] ?? 0),
        to: { show: undefined, label: id },
        isLabel: true,
      }),
    ),
  ]
}

const isHere = ({ to }: Entry, { show, label }: NotesSearch): boolean => to.show === show && to.label === label

export function Rail() {
  const { t } = useLingui()
  const { openDialog } = useNotes()
  const entries = useEntries()
  const { isPending } = useQuery(noteQueries.labels())
  return (
    <nav
      aria-label={t`Views and tags`}
      className="w-60 shrink-0 overflow-y-auto border-line border-e p-3 max-lg:hidden print:hidden"
    >
      <ul>
        {entries
          .filter(({ isLabel }) => !isLabel)
          .map((entry) => (
            <RailRow key={entry.id} entry={entry} />
          ))}
      </ul>
      <h2 className="px-3 pt-5 pb-2 text-12 text-ink-muted">
        <Trans>Tags</Trans>
      </h2>
      <ul>
        {entries
          .filter(({ isLabel }) => isLabel)
          .map((entry) => (
            <RailRow key={entry.id} entry={entry} />
          ))}
        {/* Below the tags, which would push it down. */}
        <li hidden={isPending}>
          <button type="button" className={cx(rowClass, 'w-full')} onClick={() => openDialog({ kind: 'labels' })}>
            <Mark>
              <Icon name="pencil" size={16} />
            </Mark>
            <Trans>Manage tags</Trans>
          </button>
        </li>
      </ul>
    </nav>
  )
}

const rowClass =
  'flex h-9 cursor-pointer items-center gap-3 rounded-8 px-3 text-ink-muted no-underline hover:bg-surface-hover pointer-coarse:h-11'

const Mark = ({ children }: { readonly children: ReactNode }) => (
  <span className="grid w-5 shrink-0 place-items-center">{children}</span>
)

function RailRow({ entry }: { readonly entry: Entry }) {
  const { search } = useNotes()
  const { number } = useFormats()
  const isCurrent = isHere(entry, search)
  const { name, mark, count, to } = entry
  return (
    <li>
      <Link
        to="/apps/notes"
        search={(({ view }: NotesSearch) => ({ view, ...to })) as never}
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(rowClass, isCurrent && 'bg-accent-tint! font-medium text-ink!')}
      >
        <Mark>{mark}</Mark>
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {count !== undefined && <span className="text-13 tabular-nums">{number(count)}</span>}
      </Link>
    </li>
  )
}

/** Below lg. */
export function PlaceChips() {
  const { t } = useLingui()
  const { search, openDialog } = useNotes()
  const entries = useEntries()
  return (
    <nav
      aria-label={t`Views and tags`}
      className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-6 md:px-6 lg:hidden print:hidden"
    >
      {entries.map((entry) => {
        const isCurrent = isHere(entry, search)
        return (
          <Link
            key={entry.id}
            to="/apps/notes"
            search={(({ view }: NotesSearch) => ({ view, ...entry.to })) as never}
            aria-current={isCurrent ? 'page' : undefined}
            className={cx(
              'inline-flex h-control-sm shrink-0 items-center gap-1.5 rounded-full px-3 text-13 no-underline pointer-coarse:h-11',
              isCurrent ? 'bg-accent-tint font-medium text-accent-text' : 'bg-surface-control text-ink',
            )}
          >
            {entry.isLabel && entry.mark}
            {entry.name}
          </Link>
        )
      })}
      <button
        type="button"
        className="inline-flex h-control-sm shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong border-dashed px-3 text-13 text-ink-muted pointer-coarse:h-11"
        onClick={() => openDialog({ kind: 'labels' })}
      >
        <Icon name="pencil" size={14} />
        <Trans>Manage tags</Trans>
      </button>
    </nav>
  )
}
