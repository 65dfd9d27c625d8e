// Resets the workspace to today's samples, or to nothing. Asked first, since a large workspace cannot be restored by undo; a snapshot is made before.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { workspaceApi } from '#contract/shell/workspace.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { callForChange } from '#platform/api/call.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { canKeepSnapshots, takeSnapshot } from '#platform/workspace/snapshots.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { SettingsGroup } from '../settings-group.tsx'

type With = 'samples' | 'nothing'

export function ResetGroup() {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<With>('samples')
  const reset = useReset()
  return (
    <SettingsGroup
      title={t`Reset workspace`}
      about={
        <Trans>
          Deletes all tasks, messages, notes, files and other app content. Your account and career data aren’t affected.
        </Trans>
      }
    >
      <RadioGroup
        label={t`Start with`}
        options={[
          { id: 'samples', label: t`Today’s sample content` },
          {
            id: 'nothing',
            label: t`No content`,
            description: t`Except what the apps need, such as Mailbox folders.`,
          },
        ]}
        value={chosen}
        onChange={setChosen}
      />
      <Button className="mt-3" onPress={() => setAsking(true)}>
        <Trans>Reset workspace…</Trans>
      </Button>
      <AlertDialog
        isDanger
        title={t`Reset the workspace?`}
        confirmLabel={t`Reset`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => reset(chosen)}
      >
        {canKeepSnapshots() ? (
          <Trans>
            Tasks, messages, notes, files and other app content will be deleted from this device. Cairn creates a
            snapshot first.
          </Trans>
        ) : (
          <Trans>
            Tasks, messages, notes, files and other app content will be deleted from this device. Back up first if you
            may need them again.
          </Trans>
        )}
      </AlertDialog>
    </SettingsGroup>
  )
}

function useReset(): (chosen: With) => Promise<void> {
  const { t } = useLingui()
  const client = useQueryClient()
  const { run } = useAction()
  return async (chosen) => {
    await takeSnapshot('reset').catch(() => undefined)
    await run({
      message: t`Workspace reset`,
      write: async () => {
        const body = { factor: chosen === 'samples' ? 1 : 0 }
        const { answer, changeId } = await callForChange(workspaceApi.endpoints.reset, { body })
        return { changeId: answer.undoable ? changeId : undefined }
      },
      // A large workspace has no undo; the toast is shown all the same.
      isPortal: true,
      failure: t`Couldn’t reset the workspace. Nothing was deleted.`,
      announcesUndo: true,
    })
    const apis = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => String(queryKey[0]))
    refetchAll(client, [...apis, 'workspace', 'changes', 'snapshots'])
  }
}
