// What the person notes about a statement. Saved at once with its undo; what could not be saved stays in the field.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { StatementInList } from '#contract/apps/dashboard-shapes.ts'
import { dashboardsApi } from '#contract/apps/dashboards.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'

/** As the contract has it. */
const MOST = 2000

export interface NoteDialogProps {
  readonly statement: StatementInList
  readonly month: string
  onClose(): void
}

export default function NoteDialog({ statement: { id, note }, month, onClose }: NoteDialogProps) {
  const { t } = useLingui()
  const { run } = useAction()
  const update = useApiMutation(dashboardsApi.endpoints.updateStatement)
  const [text, setText] = useState(note)
  const isTooLong = text.trim().length > MOST
  const save = async () => {
    if (isTooLong) return
    const statement = { note: text.trim() }
    if (
      statement.note === note ||
      (await run({ message: t`Note saved`, write: () => update.mutateAsync({ body: { id, statement } }) }))
    )
      onClose()
  }
  return (
    <Dialog
      title={t`Note for ${month}`}
      isOpen
      isDismissable={text === note}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isPending={update.isPending} onPress={save}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <TextArea
        label={t`Note`}
        value={text}
        onChange={setText}
        error={isTooLong ? t`Enter no more than 2,000 characters.` : undefined}
      />
    </Dialog>
  )
}
