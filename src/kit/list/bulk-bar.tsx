// What can be done to all the selected rows at once; floats over the foot of the list. Its buttons are the screen's.
// @chunk list-rows
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { MenuOpener } from '#ui/lazy-menu.tsx'

export interface BulkBarProps {
  /** How many are selected. */
  readonly count: number
  /** How many of what are selected, for assistive technology. */
  readonly label: string
  readonly onClear: () => void
  /** `page`: the list scrolls with its page, and this is behind it; `scroller`: what scrolls is no page, and this is behind the list in it. */
  readonly variant?: keyof typeof places
  readonly children: ReactNode
}

/** On a phone a toast has room below it. */
const places = {
  list: 'absolute inset-x-2 bottom-19 md:bottom-6',
  page: 'sticky mt-4 bottom-[calc(var(--bottom-bar)+76px)] md:bottom-[calc(var(--bottom-bar)+24px)]',
  scroller: 'sticky mt-4 bottom-19 md:bottom-6',
} as const

export function BulkBar({ count, label, onClear, variant = 'list', children }: BulkBarProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  return (
    <div className={cx(places[variant], '@container pointer-events-none z-(--z-sticky) print:hidden')}>
      <div
        role="toolbar"
        aria-label={label}
        className="pointer-events-auto mx-auto flex h-12 w-fit max-w-full items-center rounded-12 bg-surface-overlay ps-4 pe-2 shadow-menu max-md:w-auto max-md:justify-between md:gap-0.5 forced-colors:border"
      >
        <span className="whitespace-nowrap font-medium tabular-nums">
          {number(count)}{' '}
          <span className="max-md:sr-only">
            <Trans>selected</Trans>
          </span>
        </span>
        <Rule />
        {children}
        <Rule />
        <IconButton icon="x-mark" size="sm" label={t`Clear selection`} onPress={onClear} />
      </div>
    </div>
  )
}

export interface BulkButtonProps extends Partial<MenuOpener> {
  readonly icon: string
  readonly name: string
  /** As a button's: while a promise that it returns is open, further presses do nothing. */
  readonly onPress?: () => unknown
}

/** Its icon alone where the bar is narrow, and for 'More' everywhere. */
export function BulkButton({ icon, name, ...press }: BulkButtonProps) {
  const isIconOnly = icon === 'ellipsis-horizontal'
  return (
    <Button {...press} variant="quiet" size="sm" className="text-ink! max-md:px-1.5! max-md:min-w-control-sm">
      <Icon name={icon} size={16} />
      <span className={isIconOnly ? 'sr-only' : 'max-lg:sr-only @max-xl:sr-only'}>{name}</span>
    </Button>
  )
}

const Rule = () => <span aria-hidden="true" className="mx-2 h-5 w-px bg-line max-md:hidden" />
