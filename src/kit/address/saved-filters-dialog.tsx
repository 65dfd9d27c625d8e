// Saves what a list shows now under a name, and deletes what was saved; which list, and how it is written, is the screen's.
// @chunk tasks-dialogs
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import * as z from '#contract/zod.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { useAction } from '../undo/use-action.ts'
import type { Writes } from '../undo/written.ts'

export interface NamedFilter {
  readonly id: string
  readonly title: string
}

export interface SavedFiltersDialogProps {
  readonly filters: readonly NamedFilter[]
  /** Whether the list is filtered, sorted or searched: else there is nothing to save. */
  readonly canSave: boolean
  /** Characters, as the contract has it. */
  readonly titleLimit: number
  readonly save: (title: string) => Promise<Writes>
  readonly remove: (id: string) => Promise<Writes>
  readonly onClose: () => void
}

const FilterTitle = z.object({ title: z.string().check(z.trim(), z.minLength(1)) })

export function SavedFiltersDialog({ canSave, remove, onClose, ...form }: SavedFiltersDialogProps) {
  const { t } = useLingui()
  const { compare } = useFormats()
  const { filters } = form
  return (
    <Dialog isOpen size="sm" title={t`Saved filters`} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {canSave ? (
        <SaveForm {...form} onSaved={onClose} />
      ) : (
        <p className="text-ink-muted">
          <Trans>Filter, sort or search the list first. You can then name the filter here and save it.</Trans>
        </p>
      )}
      {filters.length > 0 && (
        <ul className="mt-4">
          {filters
            .toSorted((a, b) => compare(a.title, b.title))
            .map((filter) => (
              <FilterRow key={filter.id} filter={filter} remove={remove} />
            ))}
        </ul>
      )}
    </Dialog>
  )
}

interface SaveFormProps extends Pick<SavedFiltersDialogProps, 'filters' | 'titleLimit' | 'save'> {
  readonly onSaved: () => void
}

function SaveForm({ filters, titleLimit, save, onSaved }: SaveFormProps) {
  const { t } = useLingui()
  const { run } = useAction()
  const { field, submit, isSaving } = useContractForm({
    shape: FilterTitle,
    values: { title: '' },
    messageOf: () => t`A filter needs a name.`,
    check: ({ title }) => ({
      title: filters.some((filter) => filter.title.toLowerCase() === title.trim().toLowerCase())
        ? t`A filter with this name already exists.`
        : undefined,
    }),
    save: async ({ title }) => {
      const isSaved = await run({ message: t`Filter “${title}” saved`, write: () => save(title) })
      if (isSaved) onSaved()
      return isSaved
    },
  })
  return (
    <form onSubmit={submit} noValidate className="flex items-end gap-2">
      <TextField
        {...field('title')}
        autoFocus
        label={t`Filter name`}
        maxLength={titleLimit}
        autoComplete="off"
        className="flex-1"
      />
      <Button type="submit" variant="primary" isPending={isSaving}>
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}

interface FilterRowProps extends Pick<SavedFiltersDialogProps, 'remove'> {
  readonly filter: NamedFilter
}

function FilterRow({ filter: { id, title }, remove }: FilterRowProps) {
  const { t } = useLingui()
  const { run } = useAction()
  return (
    <li className="flex min-h-row items-center gap-2 border-line-soft border-t">
      <Icon name="funnel" size={16} className="text-ink-muted" />
      <span className="min-w-0 flex-1 truncate">{title}</span>
      <IconButton
        icon="trash"
        size="sm"
        label={t`Delete ${title}`}
        onPress={() => run({ message: t`Filter “${title}” deleted`, write: () => remove(id) })}
      />
    </li>
  )
}
