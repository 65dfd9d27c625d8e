// Beside the list while no chat is open.
// @chunk chat
import { Trans } from '@lingui/react/macro'
import { NothingOpen } from '#kit/panes/nothing-open.tsx'

export function NoChatOpen() {
  return (
    <NothingOpen icon="chat-bubble-left-right">
      <Trans>Choose a chat to read it and reply.</Trans>
    </NothingOpen>
  )
}
