// A list of rows: 44 px for one line, 60 for two, a hairline between, the whole row the target. Arrow keys, selection, drag and drop and
// links come from React Aria. For thousands of rows: the lists of src/kit/list.
// @offline later
import type { ReactNode, SyntheticEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem, type GridListItemProps, type GridListProps } from 'react-aria-components/GridList'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { RowCheckbox } from './row-checkbox.tsx'

export interface ListProps<Item extends object>
  extends Omit<GridListProps<Item>, 'className' | 'style' | 'aria-label'> {
  label: string
  className?: string
}

export function List<Item extends object>({ label, className, ...rest }: ListProps<Item>) {
  return <GridList {...rest} aria-label={label} className={cx('outline-none', className)} />
}

export interface ListRowProps<Item extends object>
  extends Omit<GridListItemProps<Item>, 'className' | 'style' | 'children' | 'textValue'> {
  /** Its words, for typing to a row and for assistive technology. */
  textValue: string
  hasTwoLines?: boolean
  /** The row whose detail is open. */
  isCurrent?: boolean
  /** Shows the handle; the list must have `dragAndDropHooks`. The handle's name comes from React Aria. */
  hasHandle?: boolean
  children: ReactNode
  className?: string
}

export function ListRow<Item extends object>({
  hasTwoLines,
  isCurrent,
  hasHandle,
  children,
  className,
  ...rest
}: ListRowProps<Item>) {
  return (
    <GridListItem
      {...rest}
      aria-current={isCurrent ? 'true' : undefined}
      className={({ isSelected, isHovered, isDragging, isFocusVisible, isDisabled }) =>
        cx(
          'group/row relative border-line-soft border-b text-ink no-underline -outline-offset-2',
          rest.onAction && !isDisabled && 'cursor-pointer',
          isSelected ? 'bg-accent-tint' : isCurrent ? 'bg-surface-raised' : isHovered && 'bg-surface-hover',
          isCurrent &&
            'before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-accent forced-colors:before:bg-[Highlight]',
          isFocusVisible && 'z-1 outline-2 outline-focus-ring',
          isDragging && 'opacity-50',
          isDisabled && 'opacity-50',
        )
      }
    >
      {({ selectionMode, selectionBehavior, allowsDragging, isSelected, isHovered, isFocusVisible, state }) => {
        const canSelect = selectionMode !== 'none' && selectionBehavior === 'toggle'
        const canDrag = Boolean(hasHandle && allowsDragging)
        const isChecking = canSelect && (!hasHandle || !state.selectionManager.isEmpty)
        return (
          // biome-ignore format: the handlers are one idea
          <div role="presentation" onPointerDown={keepForControl} onMouseDown={keepForControl} onClick={keepForControl} onKeyDown={keepForControl} onKeyUp={keepForControl}
          className={cx('flex items-center gap-3 px-5 max-md:px-4', hasTwoLines ? 'min-h-row-two-lines py-2' : 'min-h-row py-1', className)}>
            {(canDrag || canSelect) && (
              // One place for both: the handle at rest, the box once rows are being chosen. The whole row can be dragged either way.
              <span className={cx('group/lead relative grid size-5 shrink-0 place-items-center *:[grid-area:1/1]', !isChecking && 'pointer-coarse:hidden')}>
                {canDrag && (
                  <Button slot="drag" className={cx('z-1 grid size-5 cursor-grab place-items-center rounded-4 text-ink-faint', (isChecking || isHovered || isFocusVisible) && canSelect && 'pointer-events-none not-data-focus-visible:opacity-0')}>
                    <Icon name="bars-2" size={16} />
                  </Button>
                )}
                {canSelect && <RowCheckbox isSelected={isSelected} isQuiet={!(isChecking || isHovered || isFocusVisible)} />}
              </span>
            )}
            {children}
          </div>
        )
      }}
    </GridListItem>
  )
}

/** A press on a control inside the row is the control's, not the row's: it neither opens nor selects the row. */
function keepForControl(event: SyntheticEvent) {
  if (event.type.startsWith('key') && !['Enter', ' '].includes((event.nativeEvent as KeyboardEvent).key)) return
  if ((event.target as Element).closest('button, a, input, select, textarea, label, [contenteditable]'))
    event.stopPropagation()
}
