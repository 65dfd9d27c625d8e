// The saved answers, to be put into a draft. A chunk of its own.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#kit/lazy/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { useMailbox } from '../mailbox-context.ts'

export interface CannedMenuProps {
  readonly onChoose: (text: string) => void
}

export default function CannedMenu({ onChoose, ...trigger }: CannedMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { settings } = useMailbox()
  return (
    <MenuTrigger {...trigger} placement="top start">
      <Menu aria-label={t`Saved answers`}>
        {settings.cannedResponses.map(({ title, content }) => (
          <MenuItem key={`${title} ${content}`} onAction={() => onChoose(content)}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
