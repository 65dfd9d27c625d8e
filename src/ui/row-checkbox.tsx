// The box that selects a row of a list or of a table.
import { Checkbox } from 'react-aria-components/Checkbox'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export interface RowCheckboxProps {
  isSelected?: boolean
  /** Unseen until it has the focus. */
  isQuiet?: boolean
}

export function RowCheckbox({ isSelected, isQuiet }: RowCheckboxProps) {
  return (
    <Checkbox
      slot="selection"
      className={cx(
        'group/check relative inline-flex shrink-0 cursor-pointer pointer-coarse:before:absolute pointer-coarse:before:-inset-[13px]',
        isQuiet && 'not-data-focus-visible:opacity-0',
      )}
    >
      {(state) => {
        const isPartial = state.isIndeterminate
        const isOn = (isSelected ?? state.isSelected) || isPartial
        return (
          <span
            className={cx(
              'grid size-4.5 place-items-center rounded-4 border-[1.5px] group-data-focus-visible/check:outline-2 group-data-focus-visible/check:outline-offset-2 group-data-focus-visible/check:outline-focus-ring',
              isOn
                ? 'border-accent bg-accent text-accent-ink forced-color-adjust-none forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                : 'border-line-strong bg-surface-raised',
            )}
          >
            {isOn && <Icon name={isPartial ? 'minus' : 'check'} size={12} />}
          </span>
        )
      }}
    </Checkbox>
  )
}
