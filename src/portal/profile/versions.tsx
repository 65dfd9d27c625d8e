// CV versions: the profile saved under a name, compared, renamed, printed, restored, removed with undo.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { profileApi } from '#contract/portal/profile.ts'
import type { ResumeListed } from '#contract/portal/profile-shapes.ts'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { optimistic, optimisticPatch, optimisticRemoval, useApiMutation } from '#platform/query/api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ProfileSection } from './profile-section.tsx'
import { profileQueries } from './queries.ts'
import { VersionRow } from './version-row.tsx'

const DiffDialog = lazy(() => import('./diff-dialog.tsx').then((code) => ({ default: code.DiffDialog })))

const { createResume, deleteResume, restoreResume, updateResume } = profileApi.endpoints

export function Versions() {
  const { t } = useLingui()
  const { data = [] } = useQuery(profileQueries.resumes())
  const [compared, setCompared] = useState<ResumeListed>()
  const { save, rename, remove, restore } = useVersionWrites()
  return (
    <ProfileSection id="versions" title={t`CV versions`}>
      <ul className="divide-y divide-line-soft">
        {data.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            onCompare={() => setCompared(version)}
            onRename={(name, note) => rename(version, name, note)}
            onRestore={restore && (() => restore(version))}
            onRemove={() => remove(version)}
          />
        ))}
      </ul>
      <SaveVersion onSave={save} />
      {compared && (
        <Suspense>
          <DiffDialog version={compared} onClose={() => setCompared(undefined)} />
        </Suspense>
      )}
    </ProfileSection>
  )
}

/** Saving, renaming, removing and restoring versions, each with its undo. */
function useVersionWrites() {
  const { t } = useLingui()
  const { date } = useFormats()
  const { run } = useAction()
  const act = (message: string, write: () => Promise<Written>) => void run({ message, write, isPortal: true })
  const create = useApiMutation(createResume, {
    optimistic: ({ body: { name, note = '' } }) => [
      optimistic(profileQueries.resumes(), (all) => [
        { id: `new ${name}`, name, note, createdAt: new Date().toISOString(), profileVersion: 0 },
        ...all,
      ]),
    ],
  })
  const rename = useApiMutation(updateResume, {
    optimistic: ({ params: { id }, body }) => [optimisticPatch(profileQueries.resumes(), id, body)],
  })
  const remove = useApiMutation(deleteResume, {
    optimistic: ({ params: { id } }) => [optimisticRemoval(profileQueries.resumes(), id)],
  })
  const restore = useApiMutation(restoreResume)
  const canRestore = useCanDoNow(restoreResume)
  const keepAs = t`Before restoring, ${date(Date.now(), 'dayTime')}`
  return {
    save: (name: string) => act(t`Saved as “${name}”`, () => create.mutateAsync({ body: { name, note: '' } })),
    rename: ({ id }: ResumeListed, name: string, note: string) =>
      act(t`Renamed`, () => rename.mutateAsync({ params: { id }, body: { name, note } })),
    remove: (version: ResumeListed) =>
      act(t`Removed “${version.name}”`, () => remove.mutateAsync({ params: { id: version.id } })),
    /** Undefined without a connection. */
    restore: canRestore
      ? (version: ResumeListed) =>
          act(t`Profile restored to “${version.name}”`, () =>
            restore.mutateAsync({ params: { id: version.id }, body: { keepAs } }),
          )
      : undefined,
  }
}

function SaveVersion({ onSave }: { onSave(name: string): void }) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  return (
    <form
      className="flex flex-wrap items-end gap-2 px-4 py-4 md:px-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        onSave(name)
        setName('')
      }}
    >
      <TextField
        className="min-w-40 flex-1"
        label={t`Save the current profile as`}
        value={name}
        onChange={setName}
        maxLength={100}
      />
      <Button type="submit" isDisabled={name.trim() === ''}>
        <Trans>Save version</Trans>
      </Button>
    </form>
  )
}
