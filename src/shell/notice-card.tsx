// A card for what the app has to say about itself: it covers little, takes no focus, and is read out once. Used by notices.tsx and restored-notice.tsx.
import { type ReactNode, useEffect } from 'react'
import { announce } from '#ui/announce.ts'

export interface NoticeCardProps {
  /** What is read out. */
  readonly words: string
  readonly details?: ReactNode
  /** Its buttons. */
  readonly children: ReactNode
}

/** Below the header on a phone, where the foot of the screen is the toasts'. */
export function NoticeCard({ words, details, children }: NoticeCardProps) {
  useEffect(() => announce(words), [words])
  return (
    <aside className="fixed inset-x-2 top-[calc(var(--header)+8px)] z-(--z-header) flex flex-wrap items-center gap-x-3 gap-y-2 rounded-12 bg-surface-overlay py-2.5 ps-4 pe-2.5 text-13 shadow-menu sm:start-6 sm:end-auto sm:top-auto sm:bottom-6 sm:max-w-120 forced-colors:border print:hidden">
      <p className="min-w-0 flex-1">
        {words}
        {details && <span className="block text-ink-muted">{details}</span>}
      </p>
      <div className="ms-auto flex gap-1">{children}</div>
    </aside>
  )
}
