// Beside a list while nothing of it is open: a hint of what choosing one shows.
// @chunk panes
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

export function NothingOpen({ icon, children }: { readonly icon: string; readonly children: ReactNode }) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 p-8 text-center text-ink-muted">
      <Icon name={icon} size={24} className="text-ink-faint" />
      {children}
    </div>
  )
}
