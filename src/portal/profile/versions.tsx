// Resume versions: the profile kept under a name, compared with what it is now, restored, removed with undo.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { profileApi, type ResumeListed } from '#contract/portal/profile.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { useUndo } from '#platform/query/undo.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast-store.ts'
import { Part } from './part.tsx'
import { profileQueries } from './queries.ts'

const DiffDialog = lazy(() => import('./diff-dialog.tsx').then((code) => ({ default: code.DiffDialog })))

const { createResume, deleteResume, restoreResume } = profileApi.endpoints

export function Versions() {
  const { t } = useLingui()
  const { date } = useFormats()
  const { data = [] } = useQuery(profileQueries.resumes())
  const [name, setName] = useState('')
  const [compared, setCompared] = useState<ResumeListed>()
  const tell = useTelling()
  const create = useApiMutation(createResume)
  const remove = useApiMutation(deleteResume)
  const restore = useApiMutation(restoreResume)
  const canRestore = useCanDoNow(restoreResume)
  const keptAs = t`Before going back, ${date(Date.now(), 'dayTime')}`
  return (
    <Part id="versions" title={t`Resume versions`}>
      <ul className="divide-y divide-line-soft">
        {data.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center gap-x-2 px-4 py-2 md:px-5">
            <span className="min-w-40 flex-1">
              <span className="block font-medium">{version.name}</span>
              <span className="block text-13 text-ink-muted">
                {date(version.createdAt, 'date')}
                {version.note && ` · ${version.note}`}
              </span>
            </span>
            <Button
              size="sm"
              variant="quiet"
              onPress={() => setCompared(version)}
              aria-label={t`Compare: ${version.name}`}
            >
              <Trans>Compare</Trans>
            </Button>
            <Button
              size="sm"
              variant="quiet"
              isDisabled={!canRestore}
              aria-label={t`Go back to it: ${version.name}`}
              onPress={() =>
                restore.mutate(
                  { params: { id: version.id }, body: { keepAs: keptAs } },
                  tell(t`The profile is as in “${version.name}” again`),
                )
              }
            >
              <Trans>Go back to it</Trans>
            </Button>
            <IconButton
              icon="trash"
              size="sm"
              label={t`Remove “${version.name}”`}
              onPress={() => remove.mutate({ params: { id: version.id } }, tell(t`Removed “${version.name}”`))}
            />
          </li>
        ))}
      </ul>
      <form
        className="flex flex-wrap items-end gap-2 px-4 py-4 md:px-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') return
          create.mutate({ body: { name, note: '' } }, { ...tell(t`Kept as “${name}”`) })
          setName('')
        }}
      >
        <TextField
          className="min-w-40 flex-1"
          label={t`Keep the profile as it is now, as`}
          value={name}
          onChange={setName}
          maxLength={100}
        />
        <Button type="submit" isDisabled={name.trim() === ''}>
          <Trans>Keep</Trans>
        </Button>
      </form>
      {compared && (
        <Suspense>
          <DiffDialog version={compared} onClose={() => setCompared(undefined)} />
        </Suspense>
      )}
    </Part>
  )
}

/** What is said of a change when it is made, with its undo, or when it is not. */
function useTelling() {
  const { t } = useLingui()
  const undo = useUndo()
  return (message: string) => ({
    onError: () => showToast({ kind: 'error', message: t`This could not be saved. Try again.` }),
    onSuccess: ({ changeId }: { changeId?: string | undefined }) =>
      showToast({
        message,
        action: changeId === undefined ? undefined : { label: t`Undo`, onAction: () => undo.mutate(changeId) },
      }),
  })
}
