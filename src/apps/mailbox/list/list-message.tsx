// What is said in place of the rows: an empty folder, nothing found, a list that is not there.
import { Trans, useLingui } from '@lingui/react/macro'
import { NoRows } from '#kit/list/no-rows.tsx'
import { Button } from '#ui/button.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { useNewMail } from '../use-new-mail.ts'
import { INBOX, isFolder, isSame, SEARCH } from '../where.ts'
import { useQueryWords } from './use-page.ts'

export function ListMessage({ isUnknown = false }: { readonly isUnknown?: boolean }) {
  const { t } = useLingui()
  const { where, go } = useMailbox()
  const words = useQueryWords()
  const write = useNewMail()
  const toInbox = (
    <Button onPress={() => go(INBOX)}>
      <Trans>Open the Inbox</Trans>
    </Button>
  )
  if (isUnknown)
    return (
      <NoRows
        title={where.kind === 'label' ? t`This label no longer exists.` : t`This folder doesn’t exist.`}
        description={t`It was deleted or renamed, or the link is from another device.`}
        action={toInbox}
      />
    )
  if (where.kind === 'search') {
    if (isSame(where, SEARCH) && !words)
      return (
        <NoRows
          title={t`What are you looking for?`}
          description={t`Type words, or narrow them: from:ada, to:paul, subject:invoice, has:attachment, is:unread, label:work, before:2026-03-01, older_than:2w.`}
        />
      )
    return (
      <NoRows
        title={t`No email matches “${words}”.`}
        description={t`Spam and Trash are searched with in:spam, in:trash or in:anywhere.`}
        action={toInbox}
      />
    )
  }
  if (isFolder(where, 'inbox'))
    return <NoRows title={t`Your Inbox is empty.`} description={t`New email will appear here.`} />
  if (isFolder(where, 'drafts'))
    return (
      <NoRows
        title={t`No drafts.`}
        description={t`Emails you’re writing are saved here until you send them.`}
        action={
          <Button icon="pencil-square" onPress={() => write()}>
            <Trans>New email</Trans>
          </Button>
        }
      />
    )
  if (where.slug === 'outbox')
    return (
      <NoRows
        title={t`Nothing is waiting to be sent.`}
        description={t`Emails to send later, or written offline, are listed here.`}
      />
    )
  if (where.slug === 'snoozed')
    return (
      <NoRows
        title={t`No snoozed email.`}
        description={t`Snoozed email comes back to its folder at the time you choose.`}
      />
    )
  if (where.kind === 'label') return <NoRows title={t`No email has this label.`} />
  return <NoRows title={t`No email here.`} />
}
