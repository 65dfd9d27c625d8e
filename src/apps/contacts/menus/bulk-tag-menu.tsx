// Puts a tag on all the selected contacts, or takes it off. A chunk of its own; opened by bulk-bar.tsx.
// @chunk contacts-menus
import { useLingui } from '@lingui/react/macro'
import { chosenIds } from '#kit/list/chosen-ids.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import type { BulkBarProps } from '../bulk-bar.tsx'
import { useContacts } from '../contacts-context.ts'

export type BulkTagMenuProps = BulkBarProps

export default function BulkTagMenu({ selection, source, ...trigger }: BulkTagMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { tags, actions, openDialog } = useContacts()
  const set = async (tagId: string, isOn: boolean) =>
    void actions.setTag(await chosenIds(selection, source), tagId, isOn)
  return (
    <MenuTrigger {...trigger} placement="top">
      <Menu aria-label={t`Tag`}>
        {tags.length > 0 && (
          <MenuSection title={t`Add`}>
            {tags.map(({ id, title }) => (
              <MenuItem key={id} onAction={() => set(id, true)}>
                {title}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        {tags.length > 0 && (
          <MenuSection title={t`Remove`}>
            {tags.map(({ id, title }) => (
              <MenuItem key={id} onAction={() => set(id, false)}>
                {title}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        <MenuSection label={t`More`}>
          <MenuItem icon="pencil-square" onAction={() => openDialog({ kind: 'tags' })}>{t`Manage tags…`}</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
