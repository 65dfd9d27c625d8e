// A section of the profile: a heading, one action, what it holds.
import { type ReactNode, useId } from 'react'

export interface ProfileSectionProps {
  /** Where links to it lead. */
  readonly id?: string
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

export function ProfileSection({ id, title, action, children }: ProfileSectionProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-20 rounded-12 border border-line bg-surface-raised">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 px-4 py-1 md:px-5">
        <h2 id={heading} className="font-semibold text-14">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
