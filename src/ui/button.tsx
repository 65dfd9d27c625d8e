// The button. A native element: it gives press, focus and form behaviour for nothing, which the first page needs; React Aria's
// triggers (menu.tsx, popover.tsx) hand it their props through `Pressable`.
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useRef } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** What a press does. While a promise that it returns is open, further presses do nothing, unless its label or state has changed by then. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => unknown
  isDisabled?: boolean
  /** Work is under way: shows a spinner, keeps the focus, ignores presses. */
  isPending?: boolean
  /** A heroicons name, before the words. */
  icon?: string
  children?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  variant,
  size,
  isIcon,
  isWide,
  onPress,
  onClick,
  isDisabled,
  isPending,
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const busyAs = useRef('')
  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    const { ariaLabel, ariaPressed, textContent } = event.currentTarget
    const said = `${ariaLabel} ${ariaPressed} ${textContent}`
    if (isPending || busyAs.current === said) return event.preventDefault()
    onClick?.(event)
    const answer = onPress?.(event)
    if (!(answer instanceof Promise)) return
    busyAs.current = said
    await answer.finally(() => {
      if (busyAs.current === said) busyAs.current = ''
    })
  }
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type of the prop allows no other
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || rest['aria-disabled']}
      aria-busy={isPending || undefined}
      onClick={press}
      className={cx(buttonClass({ variant, size, isIcon, isWide }), className)}
    >
      {isPending ? <Spinner /> : icon && <Icon name={icon} size={16} />}
      {isPending && isIcon ? null : children}
    </button>
  )
}
