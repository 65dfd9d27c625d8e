// A card for what the app has to say about itself: it covers little, takes no focus, and is read out once.
import { type ReactNode, useEffect } from 'react'
import { announce } from '#ui/announce.ts'

export interface NoticeCardProps {
  /** What is read out. */
  readonly title: string
  readonly details?: ReactNode
  /** Its buttons. */
  readonly children: ReactNode
}

/**
 * On a phone between the header and the page, which makes room: the foot of the screen is the toasts'. At the front door over its picture: the languages are
 * at the foot there.
 */
export function NoticeCard({ title, details, children }: NoticeCardProps) {
  useEffect(() => announce(title), [title])
  return (
    <aside className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 bg-surface-overlay py-2.5 ps-4 pe-2.5 text-13 max-sm:border-line max-sm:border-b sm:fixed sm:start-6 sm:bottom-[calc(var(--bottom-bar)+24px)] sm:z-(--z-header) sm:max-w-120 sm:rounded-12 sm:shadow-menu forced-colors:border print:hidden sm:[:root:has([data-front-door])_&]:start-auto sm:[:root:has([data-front-door])_&]:end-6 sm:[:root:has([data-front-door])_&]:top-6 sm:[:root:has([data-front-door])_&]:bottom-auto">
      <p className="min-w-0 flex-1">
        {title}
        {details && <span className="block text-ink-muted">{details}</span>}
      </p>
      <div className="ms-auto flex gap-1">{children}</div>
    </aside>
  )
}
