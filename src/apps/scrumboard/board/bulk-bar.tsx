// What can be done to all the selected cards at once. A chunk of its own; shown by board-lists.tsx.
// @chunk scrumboard-menus
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'
import { BulkButton, BulkBar as KitBar } from '#kit/list/bulk-bar.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useBoard } from '../board-context.ts'
import type { ChosenMenuProps } from '../menus/chosen-menu.tsx'

const chosenMenu = lazyMenu<ChosenMenuProps>(() => import('../menus/chosen-menu.tsx'))

export interface BulkBarProps {
  /** The selected cards, in order. */
  readonly cards: readonly BoardCard[]
  readonly onClear: () => void
  /** They are about to leave the board. */
  readonly onLeave: () => void
}

export default function BulkBar({ cards, onClear, onLeave }: BulkBarProps) {
  const { t } = useLingui()
  const { chosen } = useBoard()
  const isAllDone = cards.every(({ done }) => done)
  const leaving = (act: (all: readonly BoardCard[]) => unknown) => () => {
    onLeave()
    act(cards)
  }
  const menu = (of: ChosenMenuProps['of'], icon: string, name: string) => (
    <LazyMenu
      source={chosenMenu}
      menu={{ of, cards }}
      opener={(opener) => <BulkButton {...opener} icon={icon} name={name} />}
    />
  )
  return (
    <KitBar
      count={cards.length}
      label={plural(cards.length, { one: '# card selected', other: '# cards selected' })}
      onClear={onClear}
    >
      <BulkButton
        icon="check-circle"
        name={isAllDone ? t`Reopen` : t({ message: 'Mark as done', context: 'cards' })}
        onPress={() => void chosen.setDone(cards, !isAllDone)}
      />
      {menu('label', 'tag', t`Tag`)}
      {menu('list', 'arrow-right-start-on-rectangle', t`Move`)}
      <BulkButton icon="archive-box" name={t`Archive`} onPress={leaving(chosen.archive)} />
      <BulkButton icon="trash" name={t`Delete`} onPress={leaving(chosen.remove)} />
    </KitBar>
  )
}
