// Beside the list while no chat is open.
// @chunk chat
import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/icon.tsx'

export function NoChatOpen() {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 p-8 text-center text-ink-muted">
      <Icon name="chat-bubble-left-right" size={24} className="text-ink-faint" />
      <Trans>Choose a chat to read and reply.</Trans>
    </div>
  )
}
