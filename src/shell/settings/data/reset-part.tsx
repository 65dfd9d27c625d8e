// Beginning anew: with today's samples, or with nothing. Asked first, since a large workspace cannot be brought back by undo; a snapshot is made before.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { workspaceApi } from '#contract/shell/workspace.ts'
import { callForChange } from '#platform/api/call.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { canKeepSnapshots, takeSnapshot } from '#platform/workspace/snapshots.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { showToast } from '#ui/toast-store.ts'
import { Part } from '../part.tsx'
import { useUndoChange } from './use-undo-change.ts'

type With = 'samples' | 'nothing'

export function ResetPart() {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<With>('samples')
  const reset = useReset()
  return (
    <Part
      title={t`Begin anew`}
      about={
        <Trans>Takes away all tasks, mails, notes, files and the rest of the workspace. Your account stays.</Trans>
      }
    >
      <RadioGroup
        label={t`Begin with`}
        options={[
          { id: 'samples', label: t`The samples of today` },
          {
            id: 'nothing',
            label: t`Nothing`,
            description: t`But for what the apps need, such as the mailbox’s folders.`,
          },
        ]}
        value={chosen}
        onChange={setChosen}
      />
      <Button className="mt-3" onPress={() => setAsking(true)}>
        <Trans>Begin anew…</Trans>
      </Button>
      <AlertDialog
        isDanger
        title={t`Begin anew?`}
        confirmLabel={t`Take everything away`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => reset(chosen)}
      >
        {canKeepSnapshots() ? (
          <Trans>All of the workspace is taken away from this device. A snapshot of it is made first.</Trans>
        ) : (
          <Trans>
            All of the workspace is taken away from this device. Take a backup first if you may want it again.
          </Trans>
        )}
      </AlertDialog>
    </Part>
  )
}

function useReset(): (chosen: With) => Promise<void> {
  const { t } = useLingui()
  const client = useQueryClient()
  const undo = useUndoChange()
  return async (chosen) => {
    await takeSnapshot('reset').catch(() => undefined)
    try {
      const body = { factor: chosen === 'samples' ? 1 : 0 }
      const { answer, changeId } = await callForChange(workspaceApi.endpoints.reset, { body })
      const isUndoable = answer.undoable && changeId !== undefined
      const action = isUndoable ? { label: t`Undo`, onAction: () => undo(changeId) } : undefined
      showToast({ message: t`Begun anew`, action })
    } catch {
      showToast({ kind: 'error', message: t`This did not work. Nothing was taken away; try again.` })
    }
    const apis = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => String(queryKey[0]))
    refetchAll(client, [...apis, 'workspace', 'changes', 'snapshots'])
  }
}
