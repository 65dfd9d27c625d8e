// What is at the beginning of a row: the handle that moves it, or the box that shows whether it is selected. Used by the rows of lists.
// @chunk lists
import { useLingui } from '@lingui/react/macro'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'

export interface DragHandleProps {
  readonly name: string
  readonly isActive: boolean
}

/** Its presses and keys are the list's; see use-row-drag.ts. 44 px under a finger. */
export function DragHandle({ name, isActive }: DragHandleProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      data-handle
      tabIndex={isActive ? 0 : -1}
      aria-label={t`Move ${name}`}
      className="relative grid size-5 cursor-grab touch-none place-items-center rounded-4 text-ink-faint pointer-coarse:before:absolute pointer-coarse:before:-inset-3 print:hidden"
    >
      <Icon name="bars-2" size={16} />
    </button>
  )
}

/** The row has `aria-selected`; this only draws it, and its press is the row's. */
export function SelectionMark({ isSelected }: { readonly isSelected: boolean }) {
  return (
    <span
      aria-hidden="true"
      data-select
      className={cx(
        'relative grid size-4.5 cursor-pointer place-items-center rounded-4 border-[1.5px] before:absolute before:-inset-[15px]',
        isSelected
          ? 'border-accent bg-accent text-accent-ink forced-colors:bg-[Highlight]'
          : 'border-line-strong bg-surface-raised',
      )}
    >
      {isSelected && <Icon name="check" size={12} />}
    </span>
  )
}
