// The menu of a row, where it was opened: by right click, the menu key or a long press. Its items are the screen's. Loaded on first use.
import type { ReactNode } from 'react'
import { chosenKeys, useKeyChoices } from '#platform/keys/key-choices.ts'
import { actionId, type KeyTable } from '#platform/keys/key-table.ts'
import { useKeyLabels } from '#platform/keys/use-key-labels.ts'
import { Menu, MenuTrigger } from '#ui/menu.tsx'
import type { RowMenuAnchor } from './use-row-menu.ts'

export interface RowMenuProps {
  readonly anchor: RowMenuAnchor
  /** The row's name. */
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export function RowMenu({ anchor: { x, y }, label, onClose, children }: RowMenuProps) {
  // The menu is anchored at a point: a button of no size, whose label is the menu's too.
  const point = (
    <button type="button" tabIndex={-1} aria-label={label} className="fixed size-0" style={{ left: x, top: y }} />
  )
  return (
    <MenuTrigger trigger={point} isOpen placement="bottom start" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Menu>{children}</Menu>
    </MenuTrigger>
  )
}

/** The first key of an action, as it was chosen, in words: for its item. */
export function useKeyHints<Name extends string>(table: KeyTable<Name>): (name: Name) => string | undefined {
  const choices = useKeyChoices()
  const labelsOf = useKeyLabels()
  return (name) => {
    const [chord] = chosenKeys(actionId(table, name), table.actions[name].keys, choices)
    return chord === undefined ? undefined : labelsOf(chord).join(' ')
  }
}
