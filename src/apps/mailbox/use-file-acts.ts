// What is done with an email as a file: looked at, saved, and what became of it. For its menu and its commands.
// @chunk mailbox
import { useLingui } from '@lingui/react/macro'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useDownload } from '#kit/transfer/use-download.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { useMailbox } from './mailbox-context.ts'

export function useFileActs({ id, subject }: Mail) {
  const { t } = useLingui()
  const { openDialog } = useMailbox()
  const download = useDownload(t`Couldn’t save the email. Try again.`)
  return {
    save: () => download(mailboxApi.endpoints.source, { query: { id } }),
    showSource: () => openDialog({ kind: 'source', id, subject }),
    showHistory: () => openHistory({ table: 'mails', key: id, title: subject || t`No subject` }),
  }
}
