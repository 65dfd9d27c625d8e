// A chip is a filter: filled; when set, tinted with an x that clears it. It opens a menu (a chevron) or simply turns on and off.
// @chunk signed-in
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled'> {
  isSelected?: boolean
  /** It opens a menu or a popover. */
  hasMenu?: boolean
  /** `add` is the dashed one that adds a filter. */
  variant?: 'filter' | 'add'
  icon?: string
  count?: number | string | undefined
  isDisabled?: boolean
  onPress?: (event: MouseEvent<HTMLButtonElement>) => unknown
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export function Chip({
  isSelected,
  hasMenu,
  variant = 'filter',
  icon,
  count,
  isDisabled,
  onPress,
  onClick,
  className,
  children,
  ...rest
}: ChipProps) {
  const end = hasMenu ? 'chevron-down' : isSelected ? 'x-mark' : null
  return (
    <button
      {...rest}
      type="button"
      disabled={isDisabled}
      aria-pressed={hasMenu || variant === 'add' ? undefined : Boolean(isSelected)}
      onClick={(event) => {
        onClick?.(event)
        onPress?.(event)
      }}
      className={cx(
        'chip relative inline-flex h-control-sm shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 text-13 transition-colors disabled:cursor-default disabled:opacity-50 pointer-coarse:px-3 pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5',
        variant === 'add'
          ? 'border-line-strong border-dashed text-ink-muted hover:text-ink'
          : isSelected
            ? 'border-accent-text bg-accent-tint font-medium text-accent-text'
            : 'border-transparent bg-surface-control text-ink hover:bg-surface-control-hover',
        className,
      )}
    >
      {(icon ?? (variant === 'add' ? 'plus' : null)) && <Icon name={icon ?? 'plus'} size={14} />}
      {children}
      {count !== undefined && <span className="tabular-nums">{count}</span>}
      {end && <Icon name={end} size={14} className={isSelected ? undefined : 'text-ink-muted'} />}
    </button>
  )
}
