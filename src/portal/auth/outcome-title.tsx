// The title of a form's outcome, such as a mail that was sent: it takes the focus, since the URL stays and nothing else would announce it.
// @chunk auth-words
import type { ReactNode } from 'react'

export function OutcomeTitle({ children }: { children: ReactNode }) {
  return (
    <span ref={focus} tabIndex={-1} className="outline-none">
      {children}
    </span>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
