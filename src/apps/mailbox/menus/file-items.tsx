// The open email as a file, on paper, as a link, and what became of it, as rows of a menu.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { MenuItem, MenuSection } from '#ui/menu.tsx'
import { useFileActs } from '../use-file-acts.ts'
import { mailHref } from '../where.ts'

export function FileItems({ mail }: { readonly mail: Mail }) {
  const { t } = useLingui()
  const { save, showSource, showHistory } = useFileActs(mail)
  const copyLink = useCopyLink()
  return (
    <MenuSection label={t`More`}>
      <MenuItem icon="printer" onAction={() => print()}>{t`Print`}</MenuItem>
      <MenuItem icon="arrow-down-tray" onAction={save}>{t`Save as a file (.eml)`}</MenuItem>
      <MenuItem icon="document-text" onAction={showSource}>{t`Show source`}</MenuItem>
      <MenuItem
        icon="link"
        onAction={() => copyLink(mailHref({ kind: 'folder', slug: mail.folder }, mail.id))}
      >{t`Copy link`}</MenuItem>
      <MenuItem icon="clock" onAction={showHistory}>{t`Version history…`}</MenuItem>
    </MenuSection>
  )
}
