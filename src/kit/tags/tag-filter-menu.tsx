// Chooses the tag that a list is filtered by. A chunk of its own, opened by a chip above the list.
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import type { NamedTag } from './tags-dialog.tsx'

export interface TagFilterMenuProps {
  readonly tags: readonly NamedTag[]
  /** The id of the tag that the list is filtered by. */
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
  readonly onManage: () => void
}

export default function TagFilterMenu({
  tags,
  chosen,
  onChoose,
  onManage,
  ...trigger
}: TagFilterMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger} placement="bottom start">
      <Menu aria-label={t`Tag`}>
        {tags.length > 0 && (
          <MenuSection
            label={t`Tag`}
            selectionMode="single"
            selectedKeys={chosen === undefined ? [] : [chosen]}
            onSelectionChange={([id]) => onChoose(id)}
          >
            {tags.map(({ id, title }) => (
              <MenuItem key={id} id={id}>
                {title}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        <MenuSection label={t`More`}>
          <MenuItem icon="pencil-square" onAction={onManage}>{t`Manage tags…`}</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
