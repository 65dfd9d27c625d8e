// A search box with a clear button; Escape clears what is typed. A filled control, since it is in toolbars.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import type { InputHTMLAttributes, Ref } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export interface SearchFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size' | 'aria-label'> {
  label: string
  value: string
  onChange: (value: string) => void
  /** Escape in an empty box. */
  onLeave?: () => void
  ref?: Ref<HTMLInputElement>
}

export function SearchField({
  label,
  value,
  onChange,
  onLeave,
  className,
  placeholder = label,
  ...rest
}: SearchFieldProps) {
  const { t } = useLingui()
  return (
    <div
      className={cx(
        'field-box flex h-control items-center gap-2 rounded-8 bg-surface-control pe-1 ps-2.5 text-ink-muted focus-within:outline-2 focus-within:outline-focus-ring',
        className,
      )}
    >
      <Icon name="magnifying-glass" />
      <input
        {...rest}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          rest.onKeyDown?.(event)
          if (event.key !== 'Escape') return
          if (value) event.stopPropagation()
          if (value) onChange('')
          else onLeave?.()
        }}
        className="h-full min-w-0 flex-1 appearance-none bg-transparent text-body text-ink outline-none placeholder:text-ink-muted placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
      />
      {value && <IconButton icon="x-mark" size="sm" label={t`Clear`} onPress={() => onChange('')} />}
    </div>
  )
}
