// The things of a file that would be imported, the first of them, and how many more there are. It scrolls, by keyboard too.
// @chunk transfer
// @offline later
import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

export interface PreviewListProps<One> {
  /** Of the region: 'New tasks'. */
  readonly label: string
  /** Shows the label above the list too, where more than one list is shown. */
  readonly isTitled?: boolean
  readonly all: readonly One[]
  /** Of a row. */
  readonly className?: string
  /** What is in the row of each. */
  readonly children: (one: One) => ReactNode
}

/** Enough to know the file by. */
const SHOWN = 50

export function PreviewList<One>({ isTitled = false, ...list }: PreviewListProps<One>) {
  if (list.all.length === 0) return null
  if (!isTitled) return <Region {...list} />
  return (
    <section>
      <h3 className="pb-1 font-semibold">{list.label}</h3>
      <Region {...list} />
    </section>
  )
}

function Region<One>({ label, all, className, children }: PreviewListProps<One>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached
    <div role="region" aria-label={label} tabIndex={0} className="max-h-60 overflow-y-auto">
      <ul>
        {all.slice(0, SHOWN).map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none ever moves
          <li key={index} className={cx('border-line-soft border-t py-2', className)}>
            {children(one)}
          </li>
        ))}
      </ul>
      {all.length > SHOWN && (
        <p className="border-line-soft border-t py-2 text-ink-faint">
          <Plural value={all.length - SHOWN} one="and # more" other="and # more" />
        </p>
      )}
    </div>
  )
}
