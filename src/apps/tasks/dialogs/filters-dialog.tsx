// The saved filters of tasks. A chunk of its own; shown by lazy-dialog.tsx.
// @chunk tasks-dialogs
// @offline later
import { useQuery } from '@tanstack/react-query'
import { TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { SavedFiltersDialog } from '#kit/address/saved-filters-dialog.tsx'
import { taskQueries } from '../queries.ts'
import { textOfView } from '../saved-view.ts'
import { useTasks } from '../tasks-context.ts'
import { useDeleteFilter, useSaveFilter } from './mutations.ts'

export default function FiltersDialog({ onClose }: { readonly onClose: () => void }) {
  const { search } = useTasks()
  const { data: filters = [] } = useQuery(taskQueries.filters())
  const { mutateAsync: save } = useSaveFilter()
  const { mutateAsync: remove } = useDeleteFilter()
  const view = textOfView(search)
  return (
    <SavedFiltersDialog
      filters={filters}
      canSave={view !== ''}
      titleLimit={TITLE_LIMIT}
      save={(title) => save({ body: { filter: { title, search: view } } })}
      remove={(id) => remove({ query: { id } })}
      onClose={onClose}
    />
  )
}
