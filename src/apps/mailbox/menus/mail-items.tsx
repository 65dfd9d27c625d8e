// What can be done to one email, as rows of a menu. Used by the row's menu and the open email's.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useKeyHints } from '#kit/list/row-menu.tsx'
import { useNow } from '#platform/i18n/use-now.ts'
import { Menu, MenuItem, MenuSeparator, Submenu } from '#ui/menu.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { mailboxKeys } from '../mailbox-keys.ts'
import { useActs } from '../use-act.ts'
import { useAnswers } from '../use-answers.ts'
import { LabelItems } from './label-items.tsx'
import { MoveItems } from './move-items.tsx'

export function MailItems({ mail }: { readonly mail: Mail }) {
  const { t } = useLingui()
  const { actions, openDialog } = useMailbox()
  const acts = useActs()
  const hint = useKeyHints(mailboxKeys)
  const { id, unread, starred, important, folder, snoozedUntil } = mail
  const now = useNow()
  const ids = [id]
  const isSnoozed = Boolean(snoozedUntil && Date.parse(snoozedUntil) > now)
  const isSpam = folder === 'spam'
  return (
    <>
      {folder !== 'drafts' && <AnswerItems mail={mail} />}
      <MenuItem icon="envelope" shortcut={hint('unread')} onAction={() => actions.setUnread(ids, !unread)}>
        {unread ? t`Mark as read` : t`Mark as unread`}
      </MenuItem>
      <MenuItem icon="star" shortcut={hint('star')} onAction={() => actions.setStarred(ids, !starred)}>
        {starred ? t`Remove the star` : t`Add a star`}
      </MenuItem>
      <MenuItem
        icon="exclamation-circle"
        shortcut={hint('important')}
        onAction={() => actions.setImportant(ids, !important)}
      >
        {important ? t`Mark as not important` : t`Mark as important`}
      </MenuItem>
      <SortItems mail={mail} />
      {isSnoozed ? (
        <MenuItem icon="clock" onAction={() => acts.snooze(ids, null)}>{t`Stop snoozing`}</MenuItem>
      ) : (
        <MenuItem
          icon="clock"
          shortcut={hint('snooze')}
          onAction={() => openDialog({ kind: 'snooze', ids })}
        >{t`Snooze…`}</MenuItem>
      )}
      <MenuItem icon="no-symbol" shortcut={hint('spam')} onAction={() => acts.move(ids, isSpam ? 'inbox' : 'spam')}>
        {isSpam ? t`Not spam` : t`Mark as spam`}
      </MenuItem>
      <MenuItem icon="trash" shortcut={hint('delete')} onAction={() => acts.remove(ids, [mail])}>
        {folder === 'trash' ? t`Delete for good` : t`Delete`}
      </MenuItem>
    </>
  )
}

function AnswerItems({ mail }: { readonly mail: Mail }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const hint = useKeyHints(mailboxKeys)
  return (
    <>
      <MenuItem
        icon="arrow-uturn-left"
        shortcut={hint('reply')}
        onAction={() => answers.reply(mail)}
      >{t`Reply`}</MenuItem>
      <MenuItem
        icon="users"
        shortcut={hint('reply-all')}
        onAction={() => answers.replyAll(mail)}
      >{t`Reply to all`}</MenuItem>
      <MenuItem
        icon="arrow-right"
        shortcut={hint('forward')}
        onAction={() => answers.forward(mail)}
      >{t`Forward`}</MenuItem>
      <MenuSeparator />
    </>
  )
}

/** Its labels, and where it is moved to. */
function SortItems({ mail }: { readonly mail: Mail }) {
  const { t } = useLingui()
  const hint = useKeyHints(mailboxKeys)
  const ids = async () => [mail.id]
  return (
    <>
      <Submenu
        trigger={
          <MenuItem icon="tag" shortcut={hint('label')}>
            {t({ message: 'Label', context: 'emails' })}
          </MenuItem>
        }
      >
        <Menu aria-label={t`Labels`}>
          <LabelItems mails={[mail]} ids={ids} />
        </Menu>
      </Submenu>
      <Submenu trigger={<MenuItem icon="folder" shortcut={hint('move')}>{t`Move to`}</MenuItem>}>
        <Menu aria-label={t`Move to`}>
          <MoveItems ids={ids} folder={mail.folder} />
        </Menu>
      </Submenu>
    </>
  )
}
