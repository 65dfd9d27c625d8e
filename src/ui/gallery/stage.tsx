// One section of the gallery: the same pieces in the light and in the dark scheme, side by side.
import type { ReactNode } from 'react'

export interface StageProps {
  title: string
  theme: string
  children: ReactNode
}

export function Stage({ title, theme, children }: StageProps) {
  return (
    <section className="mb-8">
      <h2 className="mb-2 font-semibold">{title}</h2>
      <div className="grid gap-4 lg:grid-cols-2">
        {['light', 'dark'].map((scheme) => (
          <div
            key={scheme}
            data-scheme={scheme}
            data-theme={theme}
            className="min-w-0 space-y-5 rounded-12 border border-line bg-surface p-5 text-ink"
          >
            {children}
          </div>
        ))}
      </div>
    </section>
  )
}

export function Line({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>
}
