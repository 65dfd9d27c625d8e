// A title with what was searched marked in it.
import type { ReactNode } from 'react'
import type { Mark } from './hits.ts'

export function MarkedTitle({ title, marks }: { readonly title: string; readonly marks: readonly Mark[] }) {
  const nodes: ReactNode[] = []
  let from = 0
  for (const [start, end] of marks) {
    nodes.push(title.slice(from, start))
    nodes.push(
      <mark key={start} className="bg-transparent font-medium text-accent-text forced-colors:underline">
        {title.slice(start, end)}
      </mark>,
    )
    from = end
  }
  return [...nodes, title.slice(from)]
}
