// A section of the profile as a document: its heading at the margin where there is room, what it holds beside it.
import { useId } from 'react'
import type { ProfileSectionProps } from './profile-section.tsx'

export function DocumentSection({ id, title, action, children }: ProfileSectionProps) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="scroll-mt-20 border-line-soft border-t px-4 py-4 md:px-6 md:py-5 xl:grid xl:grid-cols-[136px_minmax(0,1fr)] xl:gap-x-6"
    >
      <div className="flex items-center justify-between gap-2 pb-1 xl:block">
        <h2 id={heading} className="font-semibold text-14 text-ink-muted xl:py-1.5">
          {title}
        </h2>
        {action}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
