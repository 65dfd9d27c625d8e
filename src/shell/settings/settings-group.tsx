// A group in a section of the settings: a heading, what it is about, and its rows. And one such row.
import { type ReactNode, useId } from 'react'
import { cx } from '#ui/cx.ts'

export interface SettingsGroupProps {
  readonly title: string
  readonly about?: ReactNode
  /** For links to it. */
  readonly id?: string
  readonly children?: ReactNode
}

export function SettingsGroup({ title, about, id, children }: SettingsGroupProps) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="mb-6 scroll-mt-20 rounded-12 border border-line bg-surface-raised px-4 py-4 md:px-5"
    >
      <h2 id={heading} className="font-semibold text-14">
        {title}
      </h2>
      {about && <p className="mt-1 max-w-(--prose) text-13 text-ink-muted">{about}</p>}
      {children && <div className="mt-4">{children}</div>}
    </section>
  )
}

export interface SettingsRowProps {
  readonly label: ReactNode
  readonly detail?: ReactNode
  /** At the right edge, or below where there is no room. */
  readonly children?: ReactNode
  readonly className?: string
}

/** One thing with what can be done about it. */
export function SettingsRow({ label, detail, children, className }: SettingsRowProps) {
  return (
    <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5', className)}>
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere">{label}</p>
        {detail && <p className="text-13 text-ink-muted wrap-anywhere">{detail}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  )
}

export const rowsClass = 'divide-y divide-line-soft'
