// Asks for a time to come, in a dialog: a usual one at a press, or any other.
// @chunk due
// @offline later
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TimeChoice, useTimeChoice } from './time-choice.tsx'

export interface TimeDialogProps {
  readonly title: string
  readonly description: string
  /** The label of its button. */
  readonly confirm: ReactNode
  /** @param at ISO */
  readonly onChoose: (at: string) => unknown
  readonly onClose: () => void
}

export function TimeDialog({ title, description, confirm, onChoose, onClose }: TimeDialogProps) {
  const { at, isPast, refuse, onChange } = useTimeChoice(null)
  const submit = () => {
    if (at !== null && Date.parse(at) > Date.now()) onChoose(at)
    else refuse()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      description={description}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" isDisabled={at === null} onPress={submit}>
          {confirm}
        </Button>
      }
    >
      <TimeChoice at={at} isPast={isPast} onQuick={onChoose} onChange={onChange} />
    </Dialog>
  )
}
