// The saved answers, to be put into a draft; and what is written, to be saved as one. A chunk of its own.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '#ui/menu.tsx'
import { useMailbox } from '../mailbox-context.ts'

export interface CannedMenuProps {
  readonly onChoose: (text: string) => void
  readonly onSave: () => void
}

export default function CannedMenu({ onChoose, onSave, ...trigger }: CannedMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { settings } = useMailbox()
  return (
    <MenuTrigger {...trigger} placement="top start">
      <Menu aria-label={t`Saved replies`}>
        {settings.cannedResponses.map(({ title, content }) => (
          <MenuItem key={`${title} ${content}`} onAction={() => onChoose(content)}>
            {title}
          </MenuItem>
        ))}
        {settings.cannedResponses.length > 0 && <MenuSeparator />}
        <MenuItem icon="plus" onAction={onSave}>{t`Save this text as a reply…`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
