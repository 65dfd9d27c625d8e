// Chooses the kind of notes that are shown. A chunk of its own; opened by toolbar.tsx.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { useNotes } from '../notes-context.ts'
import { KINDS } from '../search-params.ts'
import { useKindNames } from '../use-kind-names.ts'

const ANY = 'any'

export default function KindFilterMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { search, setSearch } = useNotes()
  const names = useKindNames()
  return (
    <MenuTrigger {...trigger} placement="bottom start">
      <Menu aria-label={t`Type`}>
        <MenuSection
          label={t`Type`}
          selectionMode="single"
          selectedKeys={[search.kind ?? ANY]}
          onSelectionChange={(keys) => setSearch({ kind: KINDS.find((kind) => keys.has(kind)) })}
        >
          <MenuItem id={ANY}>{t`Any type`}</MenuItem>
          {KINDS.map((kind) => (
            <MenuItem key={kind} id={kind}>
              {names[kind]}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
