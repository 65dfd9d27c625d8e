// Chooses which cards are shown: of some labels, of some members, by when they are due. A chunk of its own.
// @chunk scrumboard-menus
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { useDueFilterNames } from '../board/due-filter-names.ts'
import { useBoard } from '../board-context.ts'
import { DUE_FILTERS, type DueFilter, idsIn, idsToSearch, NONE } from '../search-params.ts'
import { ColouredItem } from './coloured-item.tsx'

export interface FilterMenuProps {
  readonly kind: 'label' | 'member' | 'due'
}

export default function FilterMenu({ kind, ...trigger }: FilterMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { search, setSearch, openDialog } = useBoard()
  const options = useOptions(kind)
  const name = { label: t`Tag`, member: t`Member`, due: t`Due` }[kind]
  const choose = (keys: ReadonlySet<string>) => {
    const [id] = keys
    setSearch(kind === 'due' ? { due: id as DueFilter | undefined } : { [kind]: idsToSearch(keys) })
  }
  return (
    <MenuTrigger {...trigger} placement="bottom start">
      <Menu aria-label={name}>
        {options.length > 0 && (
          <MenuSection
            label={name}
            selectionMode={kind === 'due' ? 'single' : 'multiple'}
            selectedKeys={idsIn(search[kind])}
            onSelectionChange={choose}
          >
            {options.map(({ id, title, colour }) =>
              colour === undefined ? (
                <MenuItem key={id} id={id}>
                  {title}
                </MenuItem>
              ) : (
                <ColouredItem key={id} id={id} title={title} colour={colour} />
              ),
            )}
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

interface FilterOption {
  readonly id: string
  readonly title: string
  readonly colour?: string
}

function useOptions(kind: FilterMenuProps['kind']): readonly FilterOption[] {
  const { t } = useLingui()
  const { board } = useBoard()
  const { compare } = useFormats()
  const dueNames = useDueFilterNames()
  if (kind === 'due') return DUE_FILTERS.map((id) => ({ id, title: dueNames[id] }))
  const isLabel = kind === 'label'
  const named: readonly FilterOption[] = isLabel
    ? board.labels.map(({ id, title, colour }) => ({ id, title: title || t`Untitled tag`, colour }))
    : board.members.map(({ id, name }) => ({ id, title: name }))
  const none = { id: NONE, title: isLabel ? t`No tags` : t`No members` }
  return [...named.toSorted((a, b) => compare(a.title, b.title)), none]
}
