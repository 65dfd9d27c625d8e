// A heading that shows and hides what is under it: a section of a list, the rare part of a form.
// @chunk portal
import { type ReactNode, useId, useState } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export interface DisclosureProps {
  title: ReactNode
  count?: number
  /** At the right edge of the heading. */
  actions?: ReactNode
  heading?: 'h2' | 'h3'
  isExpanded?: boolean
  isInitiallyExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  children: ReactNode
  className?: string
}

export function Disclosure({
  title,
  count,
  actions,
  heading: Heading = 'h2',
  isExpanded,
  isInitiallyExpanded = false,
  onExpandedChange,
  children,
  className,
}: DisclosureProps) {
  const [own, setOwn] = useState(isInitiallyExpanded)
  const id = useId()
  const isOpen = isExpanded ?? own
  const toggle = () => {
    setOwn(!isOpen)
    onExpandedChange?.(!isOpen)
  }
  return (
    <section className={className}>
      <div className="flex h-row items-center gap-2">
        <Heading className="min-w-0">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={toggle}
            className="flex h-control max-w-full cursor-pointer items-center gap-2 rounded-8 pe-2 font-semibold"
          >
            <Icon
              name="chevron-down"
              size={16}
              className={cx('text-ink-faint transition-[rotate]', !isOpen && '-rotate-90 rtl:rotate-90')}
            />
            <span className="truncate">{title}</span>
            {count !== undefined && <span className="font-normal text-ink-faint tabular-nums">{count}</span>}
          </button>
        </Heading>
        {actions && <div className="ms-auto flex">{actions}</div>}
      </div>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}
