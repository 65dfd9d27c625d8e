// The lists, each with its colour and what is to do in it, above the ways to look at them; each is an address. Used by list-pane.tsx.
// @chunk tasks-menus
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { NamedColor } from '#contract/shared.ts'
import { namedColor } from '#kit/tags/named-colors.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { TagSquare } from '#ui/tag.tsx'
import { isSection } from './outline.ts'
import { taskQueries } from './queries.ts'
import { INBOX, listIdOf, tasksIn } from './task-lists.ts'
import { useTasks } from './tasks-context.ts'

export default function ListNav() {
  const { t } = useLingui()
  const { number } = useFormats()
  const { lists, isPart, search, openDialog } = useTasks()
  const { data: tasks } = useQuery(taskQueries.all())
  const counts = useMemo(() => {
    const open = tasksIn(tasks ?? [], lists).filter((task) => !isSection(task) && !task.completed)
    return new Map([...Map.groupBy(open, (task) => listIdOf(task) ?? INBOX)].map(([id, held]) => [id, held.length]))
  }, [tasks, lists])
  const link = (list: string | undefined, name: string, color?: NamedColor) => {
    const isCurrent = search.list === list
    const count = isPart || list === undefined ? 0 : (counts.get(list) ?? 0)
    return (
      <li key={list}>
        <Link
          ref={isCurrent ? bringIntoSight : undefined}
          to="/apps/tasks"
          search={{ ...search, list, task: undefined }}
          aria-current={isCurrent ? 'page' : undefined}
          className={cx(
            'inline-flex h-8 max-w-60 items-center gap-2 rounded-8 px-2.5 text-13 no-underline pointer-coarse:h-11',
            isCurrent ? 'bg-accent-tint font-medium text-ink' : 'text-ink-muted hover:bg-surface-hover hover:text-ink',
          )}
        >
          {color && <TagSquare color={namedColor(color)} />}
          <span className="truncate">{name}</span>
          {count > 0 && (
            <span className="text-12 text-ink-faint tabular-nums">
              <span aria-hidden="true">{number(count)}</span>
              <span className="sr-only">{plural(count, { one: '# to do', other: '# to do' })}</span>
            </span>
          )}
        </Link>
      </li>
    )
  }
  return (
    <nav
      aria-label={t`Lists`}
      className="flex h-row shrink-0 items-center overflow-x-auto px-1.5 [scrollbar-width:none] md:px-3.5 print:hidden"
    >
      <ul className="flex gap-1">
        {link(undefined, t`All lists`)}
        {link(INBOX, t`Tasks`)}
        {lists.map(({ id, title, color }) => link(id, title, color))}
      </ul>
      <IconButton
        icon="pencil"
        size="sm"
        label={t`Manage lists`}
        onPress={() => openDialog({ kind: 'lists', ids: [] })}
        className="ms-1 shrink-0"
      />
    </nav>
  )
}

/** The open one may stand beyond the edge of a narrow page. */
const bringIntoSight = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
