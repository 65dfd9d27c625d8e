// One row of a list of options: select-list.tsx and combo-box.tsx draw it alike.
// @chunk options
import { ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { optionClass } from './popover-class.ts'
import type { SelectOption } from './select.tsx'

export function Option({ option }: { option: SelectOption }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={optionClass}>
      {({ isSelected }) => (
        <>
          {option.icon && <Icon name={option.icon} className="text-ink-muted" />}
          <span className="min-w-0 flex-1">
            <Text slot="label" className="block wrap-anywhere">
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
