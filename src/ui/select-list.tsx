// The options of a select, open below its button. Loaded when the pointer or the focus comes near it.
// @chunk options
import type { CSSProperties, RefObject } from 'react'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { cx } from './cx.ts'
import { Option } from './option.tsx'
import { popoverClass } from './popover-class.ts'
import type { SelectOption } from './select.tsx'

interface SelectListProps {
  readonly id: string
  readonly labelId: string
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  /** The option that has the focus first where none is chosen. */
  readonly from: 'first' | 'last'
  readonly options: readonly SelectOption[]
  readonly value: string | null
  onChange(value: string): void
  onClose(): void
}

/** The chosen option chosen again closes the list too. */
const EVEN_THE_SAME = { allowDuplicateSelectionEvents: true }

export default function SelectList({
  id,
  labelId,
  trigger,
  isOpen,
  from,
  options,
  value,
  onChange,
  onClose,
}: SelectListProps) {
  return (
    <Popover
      triggerRef={trigger}
      trigger="Select"
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      placement="bottom start"
      offset={4}
      aria-labelledby={labelId}
      className={cx(popoverClass, 'min-w-(--trigger-width)')}
      style={{ '--trigger-width': `${trigger.current?.offsetWidth ?? 0}px` } as CSSProperties}
    >
      <ListBox
        {...EVEN_THE_SAME}
        id={id}
        aria-labelledby={labelId}
        items={options}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys]
          if (key !== undefined) onChange(String(key))
          onClose()
        }}
        autoFocus={value === null ? from : true}
        className="p-1 outline-none"
      >
        {(option) => <Option option={option} />}
      </ListBox>
    </Popover>
  )
}
