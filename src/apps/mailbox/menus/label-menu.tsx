// Puts labels on emails, or takes them off. A chunk of its own.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuTrigger } from '#ui/menu.tsx'
import { LabelItems } from './label-items.tsx'

export interface LabelMenuProps {
  /** Those that are known, of all that it is about. */
  readonly mails: readonly Mail[]
  readonly ids: () => Promise<readonly string[]>
}

export default function LabelMenu({ mails, ids, ...trigger }: LabelMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`Labels`}>
        <LabelItems mails={mails} ids={ids} />
      </Menu>
    </MenuTrigger>
  )
}
