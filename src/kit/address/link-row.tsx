// A row of addresses that show the same things in different ways or parts, as tabs or as chips, each with a count. It scrolls where it is too long.
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { cx } from '#ui/cx.ts'

export interface LinkRowProps {
  readonly label: string
  readonly look: keyof typeof LOOKS
  readonly links: readonly RowLink[]
  /** Behind the links, such as the button that changes them. */
  readonly children?: ReactNode
}

export interface RowLink extends Pick<LinkProps, 'to' | 'search'> {
  readonly key: string
  readonly name: string
  readonly isCurrent: boolean
  /** Before the name. */
  readonly mark?: ReactNode
  /** Not shown where it is 0. */
  readonly count?: number
  /** The meaning of the count, as text. */
  readonly countLabel?: string
}

const LOOKS = {
  tabs: {
    row: 'border-line-soft border-b',
    link: 'relative inline-flex h-row items-center gap-1.5 whitespace-nowrap border-b-2 px-2.5 transition-colors',
    current: 'border-accent text-ink',
    other: 'border-transparent text-ink-muted hover:text-ink',
  },
  chips: {
    row: 'h-row items-center gap-1',
    link: 'inline-flex h-8 max-w-60 shrink-0 items-center gap-2 rounded-8 px-2.5 pointer-coarse:h-11',
    current: 'bg-accent-tint text-ink',
    other: 'text-ink-muted hover:bg-surface-hover hover:text-ink',
  },
} as const

export function LinkRow({ label, look, links, children }: LinkRowProps) {
  const { number } = useFormats()
  const { row, link, current, other } = LOOKS[look]
  return (
    <nav
      aria-label={label}
      className={cx('flex shrink-0 overflow-x-auto px-1.5 [scrollbar-width:none] md:px-3.5 print:hidden', row)}
    >
      {links.map(({ key, name, isCurrent, mark, count = 0, countLabel, ...address }) => (
        <Link
          {...address}
          key={key}
          ref={isCurrent ? scrollIntoSight : undefined}
          aria-current={isCurrent ? 'page' : undefined}
          className={cx(link, 'text-13 no-underline', isCurrent ? current : other, isCurrent && 'font-medium')}
        >
          {mark}
          <span className="truncate">{name}</span>
          {count > 0 && (
            <span className="text-12 text-ink-faint tabular-nums">
              <span aria-hidden="true">{number(count)}</span>
              <span className="sr-only">{countLabel}</span>
            </span>
          )}
        </Link>
      ))}
      {children}
    </nav>
  )
}

/** The current one may be beyond the edge of a narrow page. */
const scrollIntoSight = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
