// One choice from a long list, found by typing. Takes a react-hook-form `field`: value (an option's id or null), onChange, onBlur, name, ref.
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, Input, Label, ListBox, Popover, Text } from 'react-aria-components/ComboBox'
import { cx } from './cx.ts'
import { type FieldProps, fieldBoxClass, fieldInputClass, fieldLabelClass } from './field.tsx'
import { Icon } from './icon.tsx'
import { Option } from './option.tsx'
import { popoverClass } from './popover-class.ts'
import type { SelectOption } from './select.tsx'

export interface ComboBoxProps extends Omit<FieldProps, 'labelEnd'> {
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string | null) => void
  /** Words that match no option are an answer too. */
  onCustomValue?: (text: string) => void
  /** What is typed: where the options are loaded by it. */
  onType?: (text: string) => void
  /** Shown while nothing matches. */
  emptyText: string
  onBlur?: () => void
  name?: string
  placeholder?: string
  isDisabled?: boolean
  isRequired?: boolean
  ref?: Ref<HTMLInputElement>
}

export function ComboBox({
  label,
  isLabelHidden,
  description,
  error,
  className,
  options,
  value,
  onChange,
  onCustomValue,
  onType,
  emptyText,
  placeholder,
  ref,
  ...rest
}: ComboBoxProps) {
  return (
    <AriaComboBox
      {...rest}
      validationBehavior="aria"
      defaultItems={options}
      selectedKey={value}
      onSelectionChange={(key) => onChange(key === null ? null : String(key))}
      {...(onType && { onInputChange: onType })}
      allowsCustomValue={Boolean(onCustomValue)}
      allowsEmptyCollection
      isInvalid={Boolean(error)}
      menuTrigger="focus"
      className={cx('flex min-w-0 flex-col', className)}
    >
      <Label className={isLabelHidden ? 'sr-only' : cx(fieldLabelClass, 'mb-1.5')}>{label}</Label>
      <div className={cx(fieldBoxClass, 'h-control pe-1')}>
        <Input
          ref={ref}
          placeholder={placeholder}
          className={cx(fieldInputClass, 'h-full')}
          onBlur={(event) => onCustomValue?.(event.target.value)}
        />
        <Button className="relative grid size-control-sm shrink-0 cursor-pointer place-items-center rounded-8 text-ink-muted data-hovered:bg-surface-control pointer-coarse:after:absolute pointer-coarse:after:-inset-1">
          <Icon name="chevron-up-down" />
        </Button>
      </div>
      <Notes error={error} description={description} />
      <Popover offset={4} className={cx(popoverClass, 'w-(--trigger-width)')}>
        <ListBox<SelectOption>
          className="p-1 outline-none"
          renderEmptyState={() => <p className="px-3 py-2 text-ink-muted">{emptyText}</p>}
        >
          {(option) => <Option option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}

function Notes({ error, description }: Pick<FieldProps, 'error' | 'description'>) {
  return (
    <>
      {error && (
        <Text slot="errorMessage" className="mt-1.5 flex gap-1.5 text-13 text-danger">
          <Icon name="exclamation-circle" size={16} className="mt-0.5" />
          {error}
        </Text>
      )}
      {description && (
        <Text slot="description" className="mt-1.5 text-13 text-ink-muted">
          {description}
        </Text>
      )}
    </>
  )
}
