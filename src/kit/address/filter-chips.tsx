// The filters that are set, as chips that remove them, and a button that removes all. Who removes one by keyboard goes on with the next.
// @chunk screens
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { cx } from '#ui/cx.ts'
import { useFocusRestore } from '#ui/use-focus-restore.ts'

export interface FilterChip {
  readonly id: string
  readonly label: string
  readonly onRemove: () => void
}

export interface FilterChipsProps {
  readonly chips: readonly FilterChip[]
  /** Offered from two filters on. */
  readonly onClear?: (() => void) | undefined
  /** What is searched is in the search box, and goes with the others. */
  readonly isSearched?: boolean
  /** Behind the filters: what sets more. */
  readonly children?: ReactNode
  /** Of the row of chips. */
  readonly className?: string
}

export function FilterChips({ chips, onClear, isSearched = false, children, className }: FilterChipsProps) {
  const { t } = useLingui()
  const container = useRef<HTMLDivElement>(null)
  useFocusRestore(container)
  const count = chips.length + (isSearched ? 1 : 0)
  const isEmpty = chips.length === 0 && !children
  return (
    // Stays when its last chip goes: the focus has a place to go to.
    <div ref={container} tabIndex={-1} className="min-w-0 outline-none">
      {!isEmpty && (
        <ul aria-label={t`Filters`} className={cx('flex flex-wrap items-center gap-2', className)}>
          {chips.map(({ id, label, onRemove }) => (
            <li key={id} className="max-w-full">
              <Chip isSelected onPress={onRemove} aria-label={t`Remove the filter ${label}`} className="max-w-full">
                <span className="max-w-72 truncate">{label}</span>
              </Chip>
            </li>
          ))}
          {children && <li>{children}</li>}
          {onClear && chips.length > 0 && count > 1 && (
            <li>
              <Button variant="quiet" size="sm" onPress={onClear}>
                <Trans>Clear all</Trans>
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
