// One choice from a short list. Takes a react-hook-form `field` as it is: value (an option's id or null), onChange, onBlur, name, ref.
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, Label, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import { cx } from './cx.ts'
import { type FieldProps, fieldBoxClass, fieldLabelClass } from './field.tsx'
import { Icon } from './icon.tsx'
import { optionClass, popoverClass } from './popover-class.ts'

export interface SelectOption<Value extends string = string> {
  id: Value
  label: string
  icon?: string
  description?: string
}

export interface SelectProps<Value extends string> extends Omit<FieldProps, 'labelEnd'> {
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  isDisabled?: boolean
  isRequired?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Select<Value extends string>({
  label,
  isLabelHidden,
  description,
  error,
  className,
  options,
  value,
  onChange,
  placeholder,
  ref,
  ...rest
}: SelectProps<Value>) {
  return (
    <AriaSelect
      {...rest}
      validationBehavior="aria"
      selectedKey={value}
      onSelectionChange={(key) => onChange(key as Value)}
      isInvalid={Boolean(error)}
      placeholder={placeholder ?? ' '}
      className={cx('flex min-w-0 flex-col', className)}
    >
      <Label className={isLabelHidden ? 'sr-only' : cx(fieldLabelClass, 'mb-1.5')}>{label}</Label>
      <Button
        ref={ref}
        className={cx(
          fieldBoxClass,
          'h-control w-full cursor-pointer justify-between text-start data-invalid:border-danger data-focus-visible:outline-2 data-focus-visible:-outline-offset-1',
        )}
      >
        <SelectValue<SelectOption<Value>> className="min-w-0 truncate data-placeholder:text-ink-faint">
          {({ selectedText, isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <Icon name="chevron-up-down" className="text-ink-muted" />
      </Button>
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
      <Popover offset={4} className={cx(popoverClass, 'min-w-(--trigger-width)')}>
        <ListBox items={options} className="p-1 outline-none">
          {(option) => <Option option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}

/** A row of a list of options; combo-box.tsx draws the same. */
export function Option({ option }: { option: SelectOption }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={optionClass}>
      {({ isSelected }) => (
        <>
          {option.icon && <Icon name={option.icon} className="text-ink-muted" />}
          <span className="min-w-0 flex-1">
            <Text slot="label" className="block truncate">
              {option.label}
            </Text>
            {option.description && (
              <Text slot="description" className="block text-12 text-ink-muted">
                {option.description}
              </Text>
            )}
          </span>
          <Icon name="check" size={16} className={cx('text-accent-text', !isSelected && 'invisible')} />
        </>
      )}
    </ListBoxItem>
  )
}
