// A text in which what is between backticks is code. Used for questions, options and explanations.
import { Fragment } from 'react'

export function CodedText({ children }: { children: string }) {
  return children.split('`').map((part, index) => {
    // The parts have no names but their indexes, and never move.
    const key = `${index}`
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <code
        key={key}
        className="rounded-4 bg-surface-control px-1 py-px font-mono text-[0.92em] font-normal wrap-anywhere"
      >
        {part}
      </code>
    )
  })
}
