// A menu of actions or choices from a button. `MenuTrigger` takes the button, `Menu` the rows.
import type { JSX, ReactElement, ReactNode } from 'react'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  MenuTrigger as AriaMenuTrigger,
  SubmenuTrigger as AriaSubmenuTrigger,
  Header,
  Keyboard,
  Popover,
  type PopoverProps,
  Separator,
} from 'react-aria-components/Menu'
import { Pressable } from 'react-aria-components/Pressable'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { groupLabelClass, optionClass, popoverClass } from './popover-class.ts'

export interface MenuTriggerProps {
  /** One Button or IconButton. */
  trigger: JSX.Element
  /** A `Menu`. */
  children: ReactNode
  placement?: PopoverProps['placement']
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

export function MenuTrigger({ trigger, children, placement = 'bottom end', isOpen, onOpenChange }: MenuTriggerProps) {
  return (
    <AriaMenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Pressable>{trigger}</Pressable>
      <Popover placement={placement} offset={4} className={popoverClass}>
        {children}
      </Popover>
    </AriaMenuTrigger>
  )
}

export type MenuProps<Item extends object> = AriaMenuProps<Item>

export function Menu<Item extends object>(props: MenuProps<Item>) {
  return <AriaMenu {...props} className="min-w-44 max-w-80 p-1 outline-none" />
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style'> {
  /** A heroicons name. */
  icon?: string
  /** The keys that do the same, such as 'Ctrl K'. */
  shortcut?: string
  description?: string
  children: ReactNode
}

export function MenuItem({ icon, shortcut, description, children, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem textValue={typeof children === 'string' ? children : undefined} {...rest} className={optionClass}>
      {({ isSelected, selectionMode, hasSubmenu }) => (
        <>
          {icon && <Icon name={icon} className="text-ink-muted" />}
          <span className="min-w-0 flex-1">
            <span className="block truncate">{children}</span>
            {description && <span className="block text-12 text-ink-muted">{description}</span>}
          </span>
          {shortcut && (
            <Keyboard className="font-sans text-12 text-ink-muted tabular-nums pointer-coarse:hidden">
              {shortcut}
            </Keyboard>
          )}
          {selectionMode !== 'none' && (
            <Icon name="check" size={16} className={cx('text-accent-text', !isSelected && 'invisible')} />
          )}
          {hasSubmenu && <Icon name="chevron-right" size={16} className="text-ink-muted" />}
        </>
      )}
    </AriaMenuItem>
  )
}

export interface MenuSectionProps {
  /** A heading over the rows; `label` names the section where none is shown. */
  title?: string
  label?: string
  children: ReactNode
  selectionMode?: 'none' | 'single' | 'multiple'
  selectedKeys?: Iterable<string>
  onSelectionChange?: (keys: Set<string>) => void
}

export function MenuSection({ title, label, children, onSelectionChange, ...rest }: MenuSectionProps) {
  return (
    <AriaMenuSection
      {...rest}
      aria-label={title ? undefined : label}
      onSelectionChange={(keys) => keys !== 'all' && onSelectionChange?.(new Set([...keys].map(String)))}
    >
      {title && <Header className={groupLabelClass}>{title}</Header>}
      {children}
    </AriaMenuSection>
  )
}

export function MenuSeparator() {
  return <Separator className="mx-3 my-1 border-line border-t" />
}

export interface SubmenuProps {
  /** The `MenuItem` that opens it. */
  trigger: ReactElement
  /** A `Menu`. */
  children: ReactNode
}

export function Submenu({ trigger, children }: SubmenuProps) {
  return (
    <AriaSubmenuTrigger>
      {trigger}
      <Popover offset={-2} className={popoverClass}>
        {children}
      </Popover>
    </AriaSubmenuTrigger>
  )
}
