// The lists, each with its colour and what is to do in it, above the ways to look at them; each is an address.
// @chunk tasks-menus
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NamedColor } from '#contract/shared.ts'
import { LinkRow } from '#kit/address/link-row.tsx'
import { namedColor } from '#kit/tags/named-colors.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { TagSquare } from '#ui/tag.tsx'
import { isSection } from './outline.ts'
import { taskQueries } from './queries.ts'
import { INBOX, listIdOf, tasksIn } from './task-lists.ts'
import { useTasks } from './tasks-context.ts'

export default function ListNav() {
  const { t } = useLingui()
  const { lists, isPart, search, openDialog } = useTasks()
  const { data: tasks } = useQuery(taskQueries.all())
  const counts = useMemo(() => {
    const open = tasksIn(tasks ?? [], lists).filter((task) => !isSection(task) && !task.completed)
    return new Map([...Map.groupBy(open, (task) => listIdOf(task) ?? INBOX)].map(([id, held]) => [id, held.length]))
  }, [tasks, lists])
  const link = (list: string | undefined, name: string, color?: NamedColor) => {
    const count = isPart || list === undefined ? 0 : (counts.get(list) ?? 0)
    return {
      key: list ?? 'all',
      name,
      to: '/apps/tasks' as const,
      search: { ...search, list, task: undefined },
      isCurrent: search.list === list,
      mark: color && <TagSquare color={namedColor(color)} />,
      count,
      countLabel: plural(count, { one: '# to do', other: '# to do' }),
    }
  }
  return (
    <LinkRow
      label={t`Lists`}
      look="chips"
      links={[
        link(undefined, t`All lists`),
        link(INBOX, t`Tasks`),
        ...lists.map(({ id, title, color }) => link(id, title, color)),
      ]}
    >
      <IconButton
        icon="pencil"
        size="sm"
        label={t`Manage lists`}
        onPress={() => openDialog({ kind: 'lists', ids: [] })}
        className="ms-1 shrink-0"
      />
    </LinkRow>
  )
}
