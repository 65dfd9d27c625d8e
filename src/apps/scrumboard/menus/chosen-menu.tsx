// The tags that the selected cards have, or the lists that they can go to. A chunk of its own.
// @chunk scrumboard-menus
import { useLingui } from '@lingui/react/macro'
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { useBoard } from '../board-context.ts'
import { ColouredItem } from './coloured-item.tsx'

export interface ChosenMenuProps {
  readonly of: 'label' | 'list'
  /** The selected ones. */
  readonly cards: readonly BoardCard[]
}

export default function ChosenMenu({ of, cards, ...trigger }: ChosenMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger} placement="top">
      <Menu aria-label={of === 'label' ? t`Tag` : t`Move`}>
        {of === 'label' ? <LabelItems cards={cards} /> : <ListItems cards={cards} />}
      </Menu>
    </MenuTrigger>
  )
}

type ItemsProps = Pick<ChosenMenuProps, 'cards'>

/** Ticked where all of them have it. */
function LabelItems({ cards }: ItemsProps) {
  const { t } = useLingui()
  const { board, chosen, openDialog } = useBoard()
  const held = board.labels.map(({ id }) => id).filter((id) => cards.every(({ labels }) => labels.includes(id)))
  const change = (keys: ReadonlySet<string>) => {
    const changed = board.labels.find(({ id }) => keys.has(id) !== held.includes(id))
    if (changed) void chosen.setLabel(cards, changed.id, keys.has(changed.id))
  }
  return (
    <>
      <MenuSection label={t`Tags`} selectionMode="multiple" selectedKeys={held} onSelectionChange={change}>
        {board.labels.map(({ id, title, colour }) => (
          <ColouredItem key={id} id={id} title={title || t`Untitled tag`} colour={colour} />
        ))}
      </MenuSection>
      <MenuSection label={t`More`}>
        <MenuItem icon="pencil-square" onAction={() => openDialog({ kind: 'labels' })}>{t`Edit tags…`}</MenuItem>
      </MenuSection>
    </>
  )
}

function ListItems({ cards }: ItemsProps) {
  const { t } = useLingui()
  const { board, chosen } = useBoard()
  return board.lists.map(({ id, title }) => (
    <MenuItem key={id} onAction={() => void chosen.move(cards, { column: id, before: undefined })}>
      {title || t`Untitled`}
    </MenuItem>
  ))
}
