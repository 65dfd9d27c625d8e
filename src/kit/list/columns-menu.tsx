// Chooses the columns of a table; what a row is known by stays. A chunk of its own, opened by the head of a list.
// @chunk inventory-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '#ui/menu.tsx'
import { useMedia } from '#ui/use-media.ts'
import type { ChosenColumns } from './use-table-columns.ts'

export interface ColumnsMenuProps {
  readonly chosen: ChosenColumns
}

export default function ColumnsMenu({ chosen, ...trigger }: ColumnsMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const isNarrow = useMedia('(width < 960px)')
  const { columns, shown, isChosen, choose, reset } = chosen
  const listed = columns.filter(({ isLabelHidden, isWideOnly }) => !isLabelHidden && !(isNarrow && isWideOnly))
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`Columns`}>
        <MenuSection
          title={t`Columns`}
          selectionMode="multiple"
          selectedKeys={shown.map(({ id }) => id)}
          onSelectionChange={choose}
        >
          {listed.map(({ id, label, begins }) => (
            <MenuItem key={id} id={id} isDisabled={begins === undefined}>
              {label}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSeparator />
        <MenuItem icon="arrow-uturn-left" isDisabled={!isChosen} onAction={reset}>{t`Reset`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
