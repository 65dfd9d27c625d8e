// A link that looks like a button, for going somewhere rather than doing something. src/shell wraps it with the router's `createLink`.
import type { AnchorHTMLAttributes, Ref } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export interface LinkButtonProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  icon?: string
  ref?: Ref<HTMLAnchorElement>
}

export function LinkButton({ variant, size, isIcon, isWide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={cx(buttonClass({ variant, size, isIcon, isWide }), className)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </a>
  )
}
