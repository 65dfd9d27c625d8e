// The menu of one message. A chunk of its own; opened by thread/thread.tsx.
// @chunk chat-dialogs
import { useLingui } from '@lingui/react/macro'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { RowMenu, useKeyHints } from '#kit/list/row-menu.tsx'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { Menu, MenuItem, MenuSeparator, Submenu } from '#ui/menu.tsx'
import { useChat } from '../chat-context.ts'
import { chatKeys } from '../chat-keys.ts'
import { snippetOf } from '../display.ts'
import { REACTIONS } from '../thread/reactions.ts'

export interface MessageMenuProps {
  readonly anchor: RowMenuAnchor
  readonly message: ChatMessage
  /** The partner's. */
  readonly name: string
  readonly onAct: (command: string, emoji?: string) => void
  readonly onClose: () => void
}

export default function MessageMenu({ anchor, message, name, onAct, onClose }: MessageMenuProps) {
  const { t, i18n } = useLingui()
  const hint = useKeyHints(chatKeys)
  const { openDialog } = useChat()
  const { id, isMine, value, attachments } = message
  return (
    <RowMenu anchor={anchor} label={isMine ? t`Your message` : t`Message from ${name}`} onClose={onClose}>
      <ReactMenu onAct={onAct} />
      <MenuItem icon="arrow-uturn-left" shortcut={hint('reply')} onAction={() => onAct('reply')}>{t`Reply`}</MenuItem>
      {isMine && value !== '' && (
        <MenuItem icon="pencil-square" shortcut={hint('edit-message')} onAction={() => onAct('edit-message')}>
          {t`Edit`}
        </MenuItem>
      )}
      {value !== '' && (
        <MenuItem
          icon="clipboard-document"
          shortcut={hint('copy')}
          onAction={() => onAct('copy')}
        >{t`Copy text`}</MenuItem>
      )}
      {attachments.map((file) => {
        const { name: fileName } = file
        return (
          <MenuItem key={file.id} icon="eye" onAction={() => openDialog({ kind: 'preview', file })}>
            {t`Show “${fileName}”`}
          </MenuItem>
        )
      })}
      <MenuItem icon="bell" shortcut={hint('remind')} onAction={() => onAct('remind')}>{t`Remind me…`}</MenuItem>
      <MenuItem
        icon="link"
        shortcut={hint('copy-message-link')}
        onAction={() => onAct('copy-message-link')}
      >{t`Copy link`}</MenuItem>
      <MenuItem
        icon="clock"
        onAction={() => openHistory({ table: 'chatMessages', key: id, title: snippetOf(message, i18n) })}
      >{t`Version history…`}</MenuItem>
      {!isMine && (
        <MenuItem icon="envelope" shortcut={hint('unread-from')} onAction={() => onAct('unread-from')}>
          {t`Mark as unread from here`}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        icon="trash"
        shortcut={hint('delete-message')}
        onAction={() => onAct('delete-message')}
      >{t`Delete`}</MenuItem>
    </RowMenu>
  )
}

function ReactMenu({ onAct }: Pick<MessageMenuProps, 'onAct'>) {
  const { t, i18n } = useLingui()
  const hint = useKeyHints(chatKeys)
  return (
    <Submenu trigger={<MenuItem icon="face-smile">{t`React`}</MenuItem>}>
      <Menu aria-label={t`React`}>
        {REACTIONS.map(([emoji, descriptor]) => {
          const label = i18n._(descriptor)
          return (
            <MenuItem key={emoji} onAction={() => onAct('toggle', emoji)}>
              {t`${emoji} ${label}`}
            </MenuItem>
          )
        })}
        <MenuItem shortcut={hint('react-with')} onAction={() => onAct('react-with')}>{t`Other emoji…`}</MenuItem>
      </Menu>
    </Submenu>
  )
}
