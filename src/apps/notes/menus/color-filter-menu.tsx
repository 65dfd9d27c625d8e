// Chooses the colour that the notes are filtered by. A chunk of its own; opened by toolbar.tsx.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { NOTE_COLORS } from '../colors.ts'
import { useNotes } from '../notes-context.ts'
import { COLORS } from '../search-params.ts'
import { ColorDot } from './color-dot.tsx'

const ANY = 'any'

export default function ColorFilterMenu(trigger: LoadedMenuProps) {
  const { t, i18n } = useLingui()
  const { search, setSearch } = useNotes()
  return (
    <MenuTrigger {...trigger} placement="bottom start">
      <Menu aria-label={t`Colour`}>
        <MenuSection
          label={t`Colour`}
          selectionMode="single"
          selectedKeys={[search.color ?? ANY]}
          onSelectionChange={(keys) => setSearch({ color: COLORS.find((color) => keys.has(color)) })}
        >
          <MenuItem id={ANY}>{t`Any colour`}</MenuItem>
          {COLORS.map((color) => (
            <MenuItem key={color} id={color} textValue={i18n._(NOTE_COLORS[color].name)}>
              <ColorDot color={color} /> {i18n._(NOTE_COLORS[color].name)}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
