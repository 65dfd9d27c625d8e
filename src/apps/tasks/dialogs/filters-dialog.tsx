// Saves what the list shows now under a name, and deletes what was saved. A chunk of its own; shown by lazy-dialog.tsx.
// @chunk tasks-dialogs
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type TaskFilter, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import * as z from '#contract/zod.ts'
import { useContractForm } from '#kit/forms/use-contract-form.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { taskQueries } from '../queries.ts'
import { textOfView } from '../saved-view.ts'
import { useTasks } from '../tasks-context.ts'
import { useDeleteFilter, useSaveFilter } from './mutations.ts'

const FilterTitle = z.object({ title: z.string().check(z.trim(), z.minLength(1)) })

export default function FiltersDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { compare } = useFormats()
  const { search } = useTasks()
  const { data: filters = [] } = useQuery(taskQueries.filters())
  const view = textOfView(search)
  return (
    <Dialog isOpen size="sm" title={t`Saved filters`} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {view === '' ? (
        <p className="text-ink-muted">
          <Trans>Filter, sort or search the list first, then save the view here under a name.</Trans>
        </p>
      ) : (
        <SaveForm view={view} filters={filters} onSaved={onClose} />
      )}
      {filters.length > 0 && (
        <ul className="mt-4">
          {filters
            .toSorted((a, b) => compare(a.title, b.title))
            .map((filter) => (
              <FilterRow key={filter.id} filter={filter} />
            ))}
        </ul>
      )}
    </Dialog>
  )
}

interface SaveFormProps {
  readonly view: string
  readonly filters: readonly TaskFilter[]
  readonly onSaved: () => void
}

function SaveForm({ view, filters, onSaved }: SaveFormProps) {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: save } = useSaveFilter()
  const { field, submit, isSaving } = useContractForm({
    shape: FilterTitle,
    values: { title: '' },
    wordsOf: () => t`A filter needs a name.`,
    check: ({ title }) => ({
      title: filters.some((filter) => filter.title.toLowerCase() === title.trim().toLowerCase())
        ? t`A filter with this name already exists.`
        : undefined,
    }),
    save: async ({ title }) => {
      const isSaved = await run({
        message: t`Filter “${title}” saved`,
        write: () => save({ body: { filter: { title, search: view } } }),
      })
      if (isSaved) onSaved()
      return isSaved
    },
  })
  return (
    <form onSubmit={submit} noValidate className="flex items-end gap-2">
      <TextField
        {...field('title')}
        autoFocus
        label={t`Name for this view`}
        maxLength={TITLE_LIMIT}
        autoComplete="off"
        className="flex-1"
      />
      <Button type="submit" variant="primary" isPending={isSaving}>
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}

function FilterRow({ filter: { id, title } }: { readonly filter: TaskFilter }) {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: remove } = useDeleteFilter()
  return (
    <li className="flex min-h-row items-center gap-2 border-line-soft border-t">
      <Icon name="funnel" size={16} className="text-ink-muted" />
      <span className="min-w-0 flex-1 truncate">{title}</span>
      <IconButton
        icon="trash"
        size="sm"
        label={t`Delete ${title}`}
        onPress={() => run({ message: t`Filter “${title}” deleted`, write: () => remove({ query: { id } }) })}
      />
    </li>
  )
}
