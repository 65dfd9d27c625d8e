// Uploads files of this device into a folder: prompts for what to do with taken names, queues them, and offers to undo it once they are there.
// @chunk files
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Actions } from '#kit/undo/use-action.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { showToast } from '#ui/toast-store.ts'
import type { ChosenFile } from '../files-context.ts'
import { fileQueries } from '../queries.ts'
import type { AskConflicts } from '../use-file-actions.ts'
import type { OnUploaded } from './upload-queue.ts'

/** Says what was uploaded, with its undo. */
export function useOnUploaded({ run }: Pick<Actions, 'run'>): OnUploaded {
  const { t } = useLingui()
  return useCallback(
    (written, count) =>
      void run({
        message: t`${plural(count, { one: '# file uploaded', other: '# files uploaded' })}`,
        write: () => written,
        announcesUndo: true,
      }),
    [run, t],
  )
}

export function useUpload(
  actions: Pick<Actions, 'run'>,
  askConflicts: AskConflicts,
): (files: readonly ChosenFile[], folderId: string | null) => Promise<void> {
  const { t } = useLingui()
  const client = useQueryClient()
  const onUploaded = useOnUploaded(actions)
  return useCallback(
    async (files, folderId) => {
      if (files.length === 0) return
      try {
        const [{ findNameConflicts }, { addUploads }] = await Promise.all([
          import('./find-name-conflicts.ts'),
          import('./upload-queue.ts'),
        ])
        const conflicts = await findNameConflicts(client, folderId, files)
        const { path } = await client.fetchQuery(fileQueries.list(folderId))
        const decision = conflicts.length > 0 ? await askConflicts(conflicts, path.at(-1)?.name ?? t`Files`) : new Map()
        if (!decision) return
        const uploads = files.flatMap(({ file, path: own, handle }) => {
          const conflict = decision.get(own) ?? 'keep-both'
          return conflict === 'skip' ? [] : [{ file, path: own, folderId, conflict, ...(handle && { handle }) }]
        })
        addUploads(uploads, client, onUploaded)
      } catch (error) {
        showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t upload the files.`) })
      }
    },
    [client, onUploaded, askConflicts, t],
  )
}
