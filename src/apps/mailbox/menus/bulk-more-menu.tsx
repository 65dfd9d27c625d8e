// What else can be done to the selected emails. A chunk of its own; opened by bulk-bar.tsx.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useKeyHints } from '#kit/list/row-menu.tsx'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { mailboxKeys } from '../mailbox-keys.ts'
import { useSaveMbox } from '../transfer/use-save-mbox.ts'
import { useListTitle } from '../use-list-title.ts'

export interface BulkMoreMenuProps {
  /** Those that are known, of all that it is about. */
  readonly mails: readonly Mail[]
  readonly ids: () => Promise<readonly string[]>
}

export default function BulkMoreMenu({ mails, ids, ...trigger }: BulkMoreMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { actions } = useMailbox()
  const hint = useKeyHints(mailboxKeys)
  const save = useSaveMbox()
  const title = useListTitle()
  const isImportant = mails.length > 0 && mails.every(({ important }) => important)
  return (
    <MenuTrigger {...trigger} placement="top">
      <Menu aria-label={t`More`}>
        <MenuItem
          icon="exclamation-circle"
          shortcut={hint('important')}
          onAction={async () => actions.setImportant(await ids(), !isImportant)}
        >
          {isImportant ? t`Mark as not important` : t`Mark as important`}
        </MenuItem>
        <MenuItem icon="arrow-down-tray" onAction={async () => save(await ids(), title)}>
          {t`Save as a file (.mbox)`}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
