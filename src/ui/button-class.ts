// The dress of everything that looks like a button: our Button, LinkButton, and the React Aria buttons inside pickers.
import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'lg' | 'md' | 'sm'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Square, for an icon alone. */
  isIcon?: boolean
  /** As wide as its column. */
  isWide?: boolean
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-hover',
  secondary: 'bg-surface-control text-ink hover:bg-surface-control-hover',
  quiet: 'text-ink-muted hover:bg-surface-control hover:text-ink',
  danger: 'bg-danger-solid text-danger-ink hover:brightness-95',
}

export function buttonClass({ variant = 'secondary', size = 'md', isIcon, isWide }: ButtonLook = {}): string {
  const box =
    size === 'sm'
      ? cx(
          'h-control-sm text-13 pointer-coarse:after:absolute pointer-coarse:after:-inset-1',
          isIcon ? 'w-control-sm' : 'px-2.5',
        )
      : cx(size === 'lg' ? 'h-control-lg' : 'h-control', isIcon ? 'w-control' : 'px-3.5')
  return cx(
    'button relative inline-flex shrink-0 cursor-pointer select-none items-center justify-center gap-2 whitespace-nowrap rounded-8 font-medium no-underline transition-[background-color,color,filter] active:brightness-95 dark:active:brightness-110',
    'disabled:cursor-default disabled:opacity-50 aria-disabled:cursor-default data-disabled:cursor-default data-disabled:opacity-50',
    box,
    variants[variant],
    isWide && 'w-full',
  )
}
