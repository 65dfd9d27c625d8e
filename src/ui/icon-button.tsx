// A button that shows an icon alone. Its label is its name for assistive technology and its tooltip for everyone else.
// @chunk forms
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Icon } from './icon.tsx'
import { Tooltip, type TooltipPlacement } from './tooltip.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'isIcon' | 'isWide' | 'children' | 'aria-label'> {
  icon: string
  label: string
  solid?: boolean
  /** Default: 20, and 16 in a small button. */
  iconSize?: 16 | 20
  /** A key that does the same; shown in the tooltip. */
  shortcut?: string
  tooltipPlacement?: TooltipPlacement
  /** What rides on the corner, such as a count. */
  children?: ReactNode
}

export function IconButton({
  icon,
  label,
  solid,
  iconSize,
  shortcut,
  tooltipPlacement,
  variant = 'quiet',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut} placement={tooltipPlacement}>
      <Button {...rest} variant={variant} isIcon aria-label={label}>
        {rest.isPending ? null : <Icon name={icon} solid={solid} size={iconSize ?? (rest.size === 'sm' ? 16 : 20)} />}
        {children}
      </Button>
    </Tooltip>
  )
}
