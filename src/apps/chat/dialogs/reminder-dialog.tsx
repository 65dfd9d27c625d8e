// When a message is to come back to mind. A chunk of its own.
// @offline later
import { useLingui } from '@lingui/react/macro'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { ReminderDialog } from '#kit/due/reminder-dialog.tsx'
import { useChat } from '../chat-context.ts'

export interface ChatReminderProps {
  readonly message: ChatMessage
  /** The partner's. */
  readonly name: string
  readonly onClose: () => void
}

export default function ChatReminder({ message: { id, remindAt, value }, name, onClose }: ChatReminderProps) {
  const { t } = useLingui()
  const { actions } = useChat()
  return (
    <ReminderDialog
      reminder={remindAt}
      entry={{ uid: `message-${id}`, title: t`Chat with ${name}`, text: value }}
      onSet={(at, confirmation) => actions.setReminder(id, at, confirmation)}
      onClose={onClose}
    />
  )
}
