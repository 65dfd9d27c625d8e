// Settings, data: a backup a day into a folder; where the browser cannot write to one, what there is instead.
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import {
  type BackupFolder,
  backUpNow,
  canUseFolder,
  chooseFolder,
  type FolderProblem,
  forgetFolder,
  readFolder,
} from '#platform/workspace/folder-backup.ts'
import { IMPORT_MB as megabytes } from '#platform/workspace/import-part.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast-store.ts'
import { SettingsGroup, SettingsRow } from '../settings-group.tsx'

const folderQuery = queryOptions({
  queryKey: ['backup-folder'],
  queryFn: async () => (await readFolder()) ?? null,
  staleTime: 0,
  networkMode: 'always',
})

export function FolderGroup() {
  const { t } = useLingui()
  const { data: folder } = useQuery({ ...folderQuery, enabled: canUseFolder() })
  return (
    <SettingsGroup
      title={t`Daily backup to a folder`}
      about={
        canUseFolder() ? (
          <Trans>
            Once a day, or the next time you open it, Cairn saves a backup to a folder of your choice. It keeps the
            seven most recent.
          </Trans>
        ) : (
          <Trans>
            This browser can’t save to a folder automatically. Choose a reminder above, and back up when Cairn reminds
            you.
          </Trans>
        )
      }
    >
      {canUseFolder() && (folder === undefined ? <Skeleton className="h-control w-40" /> : <Folder folder={folder} />)}
    </SettingsGroup>
  )
}

function Folder({ folder }: { folder: BackupFolder | null }) {
  const client = useQueryClient()
  const { t } = useLingui()
  const { date, relative } = useFormats()
  const problemText = useProblemText()
  const [isPending, setPending] = useState(false)
  const work = async (act: () => Promise<unknown>) => {
    setPending(true)
    try {
      await act()
    } catch {
      showToast({ kind: 'error', message: problemText('failed') })
    }
    setPending(false)
    await client.invalidateQueries({ queryKey: folderQuery.queryKey })
    await client.invalidateQueries({ queryKey: ['workspace'] })
  }
  const backUp = async () => {
    const after = await backUpNow(true)
    if (after && !after.problem) showToast({ kind: 'success', message: t`Backup saved to the folder` })
  }
  const choose = () => work(async () => (await chooseFolder()) && (await backUp()))
  if (!folder) {
    return (
      <Button icon="folder" isPending={isPending} onPress={choose}>
        <Trans>Choose a folder</Trans>
      </Button>
    )
  }
  const { handle, doneAt, problem } = folder
  return (
    <>
      <Warnings folder={folder} />
      <SettingsRow
        label={handle.name}
        detail={
          doneAt === undefined
            ? t`No backup in this folder yet.`
            : t`Last backup: ${date(doneAt, 'longDay')}, ${relative(doneAt)}.`
        }
      >
        <Button size="sm" isPending={isPending} onPress={() => work(backUp)}>
          {problem?.kind === 'permission' ? <Trans>Allow and back up</Trans> : <Trans>Back up now</Trans>}
        </Button>
        <Button size="sm" isDisabled={isPending} onPress={choose}>
          <Trans>Change folder</Trans>
        </Button>
        <Button size="sm" variant="quiet" isDisabled={isPending} onPress={() => work(forgetFolder)}>
          <Trans>Turn off</Trans>
        </Button>
      </SettingsRow>
    </>
  )
}

function Warnings({ folder: { problem, isTooLarge } }: { folder: BackupFolder }) {
  const problemText = useProblemText()
  return (
    <>
      {problem && (
        <Note kind="warning" className="mb-2">
          {problemText(problem.kind)}
        </Note>
      )}
      {isTooLarge && (
        <Note kind="warning" className="mb-2">
          <Trans>
            The last backup is too large to import. The limit is {megabytes} MB: also save your largest files elsewhere.
          </Trans>
        </Note>
      )}
    </>
  )
}

function useProblemText(): (kind: FolderProblem) => string {
  const { t } = useLingui()
  return (kind) =>
    kind === 'permission'
      ? t`Cairn no longer has permission to save to this folder. Allow it again to continue the backups.`
      : kind === 'gone'
        ? t`This folder no longer exists. Choose another one to continue the backups.`
        : t`Couldn’t save the last backup to this folder. Nothing was lost; try again.`
}
