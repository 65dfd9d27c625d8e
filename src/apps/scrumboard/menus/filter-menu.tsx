// Chooses which cards are shown: of a label, of a member, by when they are due. A chunk of its own.
// @chunk scrumboard-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#kit/lazy/lazy-menu.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { useDueFilterNames } from '../board/due-filter-names.ts'
import { useBoard } from '../board-context.ts'
import { DUE_FILTERS, type DueFilter } from '../search-params.ts'

export interface FilterMenuProps {
  readonly kind: 'label' | 'member' | 'due'
}

export default function FilterMenu({ kind, ...trigger }: FilterMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { search, setSearch, openDialog } = useBoard()
  const options = useOptions(kind)
  const name = { label: t`Tag`, member: t`Member`, due: t`Due` }[kind]
  const chosen = search[kind]
  const choose = (keys: ReadonlySet<string>) => {
    const [id] = keys
    setSearch(kind === 'due' ? { due: id as DueFilter | undefined } : { [kind]: id })
  }
  return (
    <MenuTrigger {...trigger} placement="bottom start">
      <Menu aria-label={name}>
        {options.length > 0 && (
          <MenuSection
            label={name}
            selectionMode="single"
            selectedKeys={chosen === undefined ? [] : [chosen]}
            onSelectionChange={choose}
          >
            {options.map(({ id, title }) => (
              <MenuItem key={id} id={id}>
                {title}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        {kind === 'label' && (
          <MenuSection label={t`More`}>
            <MenuItem icon="pencil-square" onAction={() => openDialog({ kind: 'labels' })}>{t`Edit tags…`}</MenuItem>
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  )
}

function useOptions(kind: FilterMenuProps['kind']): readonly { readonly id: string; readonly title: string }[] {
  const { t } = useLingui()
  const { board } = useBoard()
  const { compare } = useFormats()
  const dueNames = useDueFilterNames()
  if (kind === 'due') return DUE_FILTERS.map((id) => ({ id, title: dueNames[id] }))
  if (kind === 'label')
    return board.labels
      .map(({ id, title }) => ({ id, title: title || t`Tag without a name` }))
      .toSorted((a, b) => compare(a.title, b.title))
  return board.members.map(({ id, name }) => ({ id, title: name })).toSorted((a, b) => compare(a.title, b.title))
}
