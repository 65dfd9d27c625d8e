// A link inside the app. It takes an `href`; src/shell wraps it with the router's `createLink`. Addresses from data or from people go to safe-link.tsx.
// @chunk forms
import type { AnchorHTMLAttributes, Ref } from 'react'
import { cx } from './cx.ts'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** `text` is a link in words; `plain` leaves the dress to the caller: a row, a card, a logo. */
  variant?: 'text' | 'plain'
  ref?: Ref<HTMLAnchorElement>
}

export const linkClass = 'text-link rounded-4 font-medium text-accent-text underline-offset-3 hover:underline'

export function Link({ variant = 'text', className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={cx(variant === 'text' ? linkClass : 'text-inherit no-underline', className)}>
      {children}
    </a>
  )
}
