// Resume versions: the profile kept under a name, compared, renamed, printed, gone back to, removed with undo.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { profileApi, type ResumeListed } from '#contract/portal/profile.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { useUndo } from '#platform/query/undo.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast-store.ts'
import { Part } from './part.tsx'
import { profileQueries } from './queries.ts'
import { VersionRow } from './version-row.tsx'

const DiffDialog = lazy(() => import('./diff-dialog.tsx').then((code) => ({ default: code.DiffDialog })))

const { createResume, deleteResume, restoreResume, updateResume } = profileApi.endpoints

export function Versions() {
  const { t } = useLingui()
  const { date } = useFormats()
  const { data = [] } = useQuery(profileQueries.resumes())
  const [name, setName] = useState('')
  const [compared, setCompared] = useState<ResumeListed>()
  const tell = useTelling()
  const create = useApiMutation(createResume, {
    optimistic: ({ body: { name: kept, note = '' } }) => [
      optimistic(profileQueries.resumes(), (all) => [
        { id: `new ${kept}`, name: kept, note, createdAt: new Date().toISOString(), profileVersion: 0 },
        ...all,
      ]),
    ],
  })
  const rename = useApiMutation(updateResume, {
    optimistic: ({ params: { id }, body }) => [
      optimistic(profileQueries.resumes(), (all) => all.map((one) => (one.id === id ? { ...one, ...body } : one))),
    ],
  })
  const remove = useApiMutation(deleteResume, {
    optimistic: ({ params: { id } }) => [
      optimistic(profileQueries.resumes(), (all) => all.filter((one) => one.id !== id)),
    ],
  })
  const restore = useApiMutation(restoreResume)
  const canRestore = useCanDoNow(restoreResume)
  const keptAs = t`Before going back, ${date(Date.now(), 'dayTime')}`
  return (
    <Part id="versions" title={t`Resume versions`}>
      <ul className="divide-y divide-line-soft">
        {data.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            onCompare={() => setCompared(version)}
            onRename={(newName, note) =>
              rename.mutate({ params: { id: version.id }, body: { name: newName, note } }, tell(t`Renamed`))
            }
            onRestore={
              canRestore
                ? () =>
                    restore.mutate(
                      { params: { id: version.id }, body: { keepAs: keptAs } },
                      tell(t`The profile is as in “${version.name}” again`),
                    )
                : undefined
            }
            onRemove={() => remove.mutate({ params: { id: version.id } }, tell(t`Removed “${version.name}”`))}
          />
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
