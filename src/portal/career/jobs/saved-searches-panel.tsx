// The saved searches: what is new in each, opening one, its alert, saving the present one. Loaded when the pointer or the focus comes near its button.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SavedSearch } from '#contract/portal/jobs.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { isQueued } from '#platform/query/api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Popover } from '#ui/popover.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast-store.ts'
import { criteriaToSearch, searchToCriteria } from './jobs-query.ts'
import { useCreateSearch, useDeleteSearch, useSeeSearch, useUpdateSearch } from './mutations.ts'
import { jobQueries } from './queries.ts'

import type { SavedSearchesProps } from './saved-searches.tsx'

type Alert = SavedSearch['alert']

export default function SavedSearchesPanel({
  search,
  label,
  trigger,
  isOpen,
  onOpenChange,
}: SavedSearchesProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { data = [] } = useQuery(jobQueries.searches())
  return (
    <Popover
      label={t`Saved searches`}
      placement="bottom end"
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="w-88"
    >
      {(close) => (
        <>
          <ul className="-mx-2 grid gap-1">
            {data.map((one) => (
              <SearchRow key={one.id} search={one} onOpen={close} />
            ))}
          </ul>
          {data.length === 0 && (
            <p className="text-13 text-ink-muted">
              <Trans>A saved search tells you when a new job matches it.</Trans>
            </p>
          )}
          <SaveForm search={search} label={label} />
        </>
      )}
    </Popover>
  )
}

function useAlertOptions() {
  const { t } = useLingui()
  const options: { id: Alert; label: string }[] = [
    { id: 'off', label: t`No alert` },
    { id: 'instant', label: t`Immediately` },
    { id: 'daily', label: t`Once a day` },
  ]
  return options
}

function SearchRow({ search, onOpen }: { search: SavedSearch; onOpen(): void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const see = useSeeSearch()
  const update = useUpdateSearch()
  const { id, name, criteria, alert, newCount, total } = search
  const open = () => {
    see.mutate({ params: { id }, body: undefined })
    void navigate({ to: '/career/jobs', search: criteriaToSearch(criteria), resetScroll: false })
    onOpen()
  }
  const remove = useSearchDeletion(search)
  return (
    <li className="rounded-8 px-2 py-1.5 hover:bg-surface-hover">
      <div className="flex items-center gap-2">
        <button
          type="button"
          onClick={open}
          className="min-h-8 min-w-0 flex-1 cursor-pointer text-start pointer-coarse:min-h-11"
        >
          <span className="block truncate font-medium">{name}</span>
          <span className="block text-13 text-ink-muted">
            <Plural value={total} one="# job" other="# jobs" />
            {newCount > 0 && (
              <>
                {' · '}
                <span className="font-medium text-accent-text">
                  <Plural value={newCount} one="# new" other="# new" />
                </span>
              </>
            )}
          </span>
        </button>
        <IconButton icon="trash" size="sm" label={t`Delete “${name}”`} onPress={remove} />
      </div>
      <Select<Alert>
        label={t`Alert for “${name}”`}
        isLabelHidden
        value={alert}
        onChange={(next) => update.mutate({ body: { id, search: { alert: next } } })}
        options={useAlertOptions()}
        className="mt-1 w-40"
      />
    </li>
  )
}

function useSearchDeletion({ id, name, criteria, alert }: SavedSearch) {
  const { t } = useLingui()
  const remove = useDeleteSearch()
  const create = useCreateSearch()
  const { run } = useAction()
  return () => {
    // It comes back under another id.
    let present = id
    void run({
      message: t`Search “${name}” deleted`,
      write: () => remove.mutateAsync({ query: { id: present } }),
      inverse: async () => {
        const created = await create.mutateAsync({ body: { search: { name, criteria, alert } } })
        if (!isQueued(created.answer)) present = created.answer.id
        return created
      },
      failure: null,
    })
  }
}

function SaveForm({ search, label }: SavedSearchesProps) {
  const { t } = useLingui()
  const [name, setName] = useState(label)
  const [error, setError] = useState<string>()
  const create = useCreateSearch()
  const save = () => {
    if (name.trim() === '') return setError(t`Enter a name for the search.`)
    create.mutate(
      { body: { search: { name: name.trim().slice(0, 100), criteria: searchToCriteria(search), alert: 'daily' } } },
      { onSuccess: () => showToast({ message: t`Search saved with a daily alert`, kind: 'success' }) },
    )
  }
  return (
    <form
      className="mt-3 flex items-end gap-2 border-line-soft border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={t`Save this search as`}
        value={name}
        onChange={(value) => {
          setName(value)
          setError(undefined)
        }}
        error={error}
        maxLength={100}
        className="min-w-0 flex-1"
      />
      <Button type="submit" isPending={create.isPending}>
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}
