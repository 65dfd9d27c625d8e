// The message in place of the rows: an empty folder, nothing found, a list that does not exist.
import { Trans, useLingui } from '@lingui/react/macro'
import { NoRows } from '#kit/list/no-rows.tsx'
import { Button } from '#ui/button.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { useNewMail } from '../use-new-mail.ts'
import { INBOX, isFolder, isSame, SEARCH } from '../where.ts'
import { useQueryText } from './use-page.ts'

export function ListMessage({ isUnknown = false }: { readonly isUnknown?: boolean }) {
  const { t } = useLingui()
  const { where } = useMailbox()
  if (isUnknown)
    return (
      <NoRows
        title={where.kind === 'label' ? t`This label no longer exists.` : t`This folder doesn’t exist.`}
        description={t`It was deleted or renamed, or the link is from another device.`}
        action={<ToInbox />}
      />
    )
  if (where.kind === 'search') return <NothingFound />
  if (where.kind === 'label') return <NoRows title={t`No emails have this label.`} />
  return <EmptyFolder />
}

function ToInbox() {
  const { go } = useMailbox()
  return (
    <Button onPress={() => go(INBOX)}>
      <Trans>Open the Inbox</Trans>
    </Button>
  )
}

function NothingFound() {
  const { t } = useLingui()
  const { where } = useMailbox()
  const queryText = useQueryText()
  if (isSame(where, SEARCH) && !queryText)
    return (
      <NoRows
        title={t`Search your email`}
        description={t`Enter words, or narrow your search: from:ada, to:paul, subject:invoice, has:attachment, is:unread, label:work, before:2026-03-01, older_than:2w.`}
      />
    )
  return (
    <NoRows
      title={t`No emails match “${queryText}”.`}
      description={t`To search Spam or Trash, add in:spam, in:trash or in:anywhere.`}
      action={<ToInbox />}
    />
  )
}

/** Of a folder or a filter. */
function EmptyFolder() {
  const { t } = useLingui()
  const { where } = useMailbox()
  const write = useNewMail()
  if (isFolder(where, 'inbox'))
    return <NoRows title={t`Your Inbox is empty.`} description={t`New emails will appear here.`} />
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
        title={t`No emails waiting to be sent.`}
        description={t`Scheduled emails and emails written offline will appear here.`}
      />
    )
  if (where.slug === 'snoozed')
    return (
      <NoRows
        title={t`No snoozed emails.`}
        description={t`Snoozed emails return to their folder at the time you choose.`}
      />
    )
  return <NoRows title={t`No emails here.`} />
}
