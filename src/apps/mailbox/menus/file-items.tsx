// The open email as a file, on paper, as a link, and what became of it, as rows of a menu.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { useDownload } from '#kit/transfer/use-download.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { MenuItem, MenuSection } from '#ui/menu.tsx'
import { mailHref } from '../where.ts'

export function FileItems({ mail: { id, folder, subject } }: { readonly mail: Mail }) {
  const { t } = useLingui()
  const download = useDownload(t`Couldn’t save the email. Try again.`)
  const copyLink = useCopyLink()
  return (
    <MenuSection label={t`More`}>
      <MenuItem icon="printer" onAction={() => print()}>{t`Print`}</MenuItem>
      <MenuItem
        icon="arrow-down-tray"
        onAction={() => download(mailboxApi.endpoints.source, { query: { id } })}
      >{t`Save as a file (.eml)`}</MenuItem>
      <MenuItem
        icon="link"
        onAction={() => copyLink(mailHref({ kind: 'folder', slug: folder }, id))}
      >{t`Copy link`}</MenuItem>
      <MenuItem
        icon="clock"
        onAction={() => openHistory({ table: 'mails', key: id, title: subject || t`No subject` })}
      >{t`Version history…`}</MenuItem>
    </MenuSection>
  )
}
