// The rows of the palette in their groups: a grid, since a row has more than one thing to do.
import { useLingui } from '@lingui/react/macro'
import type { Act, Item, ItemGroup } from './items.ts'
import { PaletteRow } from './palette-row.tsx'
import type { Cursor } from './use-cursor.ts'

export interface PaletteListProps {
  readonly id: string
  readonly groups: readonly ItemGroup[]
  readonly cursor: Cursor
  readonly onRun: (item: Item) => void
  readonly onAct: (item: Item, act: Act) => void
}

export function PaletteList({ id, groups, cursor, onRun, onAct }: PaletteListProps) {
  const { t } = useLingui()
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0))
  return (
    <div id={`${id}list`} role="grid" aria-label={t`Results and commands`} className="p-2">
      {groups.map((group, at) => (
        <div key={group.id} role="rowgroup" aria-label={group.label} className="pb-1">
          <p aria-hidden="true" className="px-2 pt-2 pb-1 font-medium text-12 text-ink-faint">
            {group.label}
          </p>
          {group.items.map((item, itemIndex) => {
            const index = (starts[at] ?? 0) + itemIndex
            return (
              <PaletteRow
                key={item.key}
                id={`${id}${index}`}
                item={item}
                isActive={index === cursor.index}
                cell={cursor.cell}
                onPoint={() => cursor.to(item.key)}
                onRun={() => onRun(item)}
                onAct={(act) => onAct(item, act)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
