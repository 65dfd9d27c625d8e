// The head of the list: its name, what is to do, the filters, search, view, and the button that adds.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SearchBox } from '#kit/address/search-box.tsx'
import { useAriaKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import type { ViewMenuProps } from './menus/view-menu.tsx'
import { useTasks } from './tasks-context.ts'
import { tasksKeys } from './tasks-keys.ts'

const tagFilterMenu = lazyMenu(() => import('./menus/tag-filter-menu.tsx'))
const dueFilterMenu = lazyMenu(() => import('./menus/due-filter-menu.tsx'))
const viewMenu = lazyMenu<ViewMenuProps>(() => import('./menus/view-menu.tsx'))

export interface ToolbarProps {
  /** How many tasks are to do; undefined while that is not known. */
  readonly toDo: number | undefined
  readonly shownIds: readonly string[]
  readonly isSearching: boolean
  readonly onSearching: (isSearching: boolean) => void
  readonly onNewTask: () => void
  readonly onNewSection: () => void
  readonly onSelectAll: () => void
}

export function Toolbar({ toDo, isSearching, onSearching, ...actions }: ToolbarProps) {
  const { list } = useTasks()
  return (
    <div className="flex h-13 shrink-0 items-center gap-2 border-line border-b px-4 md:px-6 print:border-0">
      <h1 className={isSearching ? 'sr-only' : 'truncate font-semibold text-16 tracking-tight'}>
        {list ? list.title : <Trans>Tasks</Trans>}
      </h1>
      {isSearching ? (
        <Search onLeave={() => onSearching(false)} />
      ) : (
        <>
          <span className="ms-1 truncate text-13 text-ink-faint tabular-nums max-sm:sr-only">
            {toDo !== undefined && plural(toDo, { one: '# to do', other: '# to do' })}
          </span>
          <Actions {...actions} onSearch={() => onSearching(true)} />
        </>
      )}
    </div>
  )
}

function Search({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const { search, setSearch } = useTasks()
  const leave = () => {
    if (search.q !== undefined) setSearch({ q: undefined })
    onLeave()
  }
  return (
    <>
      <SearchBox
        autoFocus
        label={t`Search tasks`}
        query={search.q}
        maxLength={500}
        onSearch={(q, isFirst) => setSearch({ q }, { replace: !isFirst })}
        onLeave={leave}
        className="min-w-0 flex-1"
      />
      <IconButton icon="x-mark" label={t`Close search`} onPress={leave} />
    </>
  )
}

type ActionsProps = Pick<ToolbarProps, 'shownIds' | 'onNewTask' | 'onNewSection' | 'onSelectAll'>

function Actions({
  shownIds,
  onSearch,
  onNewTask,
  onNewSection,
  onSelectAll,
}: ActionsProps & { onSearch: () => void }) {
  const { t } = useLingui()
  const { search } = useTasks()
  const newTaskKeys = useAriaKeys(tasksKeys, 'new-task')
  return (
    <div className="ms-auto flex items-center gap-1 md:gap-2 print:hidden">
      <LazyMenu
        source={tagFilterMenu}
        menu={{}}
        opener={(opener) => (
          <Chip {...opener} hasMenu isSelected={search.tag !== undefined} className="max-md:hidden">
            <Trans>Tag</Trans>
          </Chip>
        )}
      />
      <LazyMenu
        source={dueFilterMenu}
        menu={{}}
        opener={(opener) => (
          <Chip {...opener} hasMenu isSelected={search.due !== undefined} className="max-md:hidden">
            <Trans>Due</Trans>
          </Chip>
        )}
      />
      <IconButton icon="magnifying-glass" size="sm" label={t`Search tasks`} onPress={onSearch} />
      <LazyMenu
        source={viewMenu}
        menu={{ shownIds, onNewSection, onSelectAll }}
        opener={(opener) => <IconButton {...opener} icon="adjustments-horizontal" size="sm" label={t`View and sort`} />}
      />
      <Button variant="primary" size="sm" icon="plus" onPress={onNewTask} aria-keyshortcuts={newTaskKeys}>
        <Trans>New task</Trans>
      </Button>
    </div>
  )
}
