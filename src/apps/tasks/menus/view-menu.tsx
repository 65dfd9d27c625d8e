// What is shown and how it is sorted; below md also the filters; and what concerns the whole list. A chunk of its own; opened by toolbar.tsx.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/dates.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger, Submenu } from '#ui/menu.tsx'
import { useMedia } from '#ui/use-media.ts'
import { isSection } from '../outline.ts'
import { taskQueries } from '../queries.ts'
import { viewOfText } from '../saved-view.ts'
import { useTasks } from '../tasks-context.ts'
import { useExport } from '../use-export.ts'
import { DueFilterItems, PriorityFilterItems, ShownItems, SortItems, TagFilterItems } from './filter-items.tsx'

export interface ViewMenuProps {
  /** The tasks that are shown. */
  readonly shownIds: readonly string[]
  readonly onNewSection: () => void
  readonly onSelectAll: () => void
}

export default function ViewMenu({ shownIds, onNewSection, onSelectAll, ...trigger }: ViewMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const isNarrow = useMedia('(width < 960px)')
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`View and sort`}>
        <ShownItems />
        <SortItems />
        <MenuSection title={t`Filter`}>
          {isNarrow && (
            <Submenu trigger={<MenuItem icon="tag">{t`Tag`}</MenuItem>}>
              <Menu aria-label={t`Tag`}>
                <TagFilterItems />
              </Menu>
            </Submenu>
          )}
          {isNarrow && (
            <Submenu trigger={<MenuItem icon="calendar">{t`Due`}</MenuItem>}>
              <Menu aria-label={t`Due`}>
                <DueFilterItems />
              </Menu>
            </Submenu>
          )}
          <Submenu trigger={<MenuItem icon="flag">{t`Priority`}</MenuItem>}>
            <Menu aria-label={t`Priority`}>
              <PriorityFilterItems />
            </Menu>
          </Submenu>
        </MenuSection>
        <SavedFilters />
        <ListActions shownIds={shownIds} onNewSection={onNewSection} onSelectAll={onSelectAll} />
      </Menu>
    </MenuTrigger>
  )
}

/** Named views: choosing one puts its parameters into the URL. */
function SavedFilters() {
  const { t } = useLingui()
  const { data: filters = [] } = useQuery(taskQueries.filters())
  const { setSearch, openDialog } = useTasks()
  const { compare } = useFormats()
  return (
    <MenuSection title={t`Saved filters`}>
      {filters
        .toSorted((a, b) => compare(a.title, b.title))
        .map((filter) => (
          <MenuItem key={filter.id} id={filter.id} icon="funnel" onAction={() => setSearch(viewOfText(filter.search))}>
            {filter.title}
          </MenuItem>
        ))}
      <MenuItem icon="bookmark" onAction={() => openDialog({ kind: 'filters' })}>{t`Save or delete filters…`}</MenuItem>
    </MenuSection>
  )
}

function ListActions({ shownIds, onNewSection, onSelectAll }: ViewMenuProps) {
  const { t } = useLingui()
  const { tasks, isPart, openDialog } = useTasks()
  const exportTasks = useExport()
  const allIds = tasks.filter((task) => !isSection(task)).map(({ id }) => id)
  return (
    <MenuSection title={t`List`}>
      <MenuItem icon="hashtag" shortcut="Ctrl ." onAction={onNewSection}>{t`New section`}</MenuItem>
      <MenuItem isDisabled={isPart} icon="check" shortcut="Ctrl A" onAction={onSelectAll}>{t`Select all`}</MenuItem>
      <MenuItem icon="list-bullet" onAction={() => openDialog({ kind: 'lists', ids: [] })}>{t`Manage lists…`}</MenuItem>
      <MenuItem icon="tag" onAction={() => openDialog({ kind: 'tags', ids: [] })}>{t`Manage tags…`}</MenuItem>
      <MenuItem icon="arrow-up-tray" onAction={() => openDialog({ kind: 'import', file: null })}>
        {t`Import tasks…`}
      </MenuItem>
      <MenuItem isDisabled={isPart} icon="arrow-down-tray" onAction={() => exportTasks(shownIds)}>
        {t`Export these tasks`}
      </MenuItem>
      <MenuItem isDisabled={isPart} icon="arrow-down-tray" onAction={() => exportTasks(allIds)}>
        {t`Export all tasks as a calendar file (.ics)`}
      </MenuItem>
      <MenuItem isDisabled={isPart} icon="table-cells" onAction={() => exportTasks(allIds, 'csv')}>
        {t`Export all tasks as a table (.csv)`}
      </MenuItem>
      <MenuItem icon="printer" onAction={() => print()}>{t`Print`}</MenuItem>
    </MenuSection>
  )
}
