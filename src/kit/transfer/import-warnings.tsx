// What an import leaves out or changes, a line each, listed before it is run.
// @chunk transfer
// @offline later
import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Note } from '#ui/note.tsx'

export interface ImportWarningsProps<One> {
  readonly heading: ReactNode
  readonly all: readonly One[]
  readonly textOf: (one: One) => string
}

/** Enough to know the file by. */
const SHOWN = 50

export function ImportWarnings<One>({ heading, all, textOf }: ImportWarningsProps<One>) {
  if (all.length === 0) return null
  return (
    <Note kind="warning">
      <p>{heading}</p>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto ps-4 wrap-anywhere">
        {all.slice(0, SHOWN).map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same text, and none ever moves
          <li key={index}>{textOf(one)}</li>
        ))}
        {all.length > SHOWN && (
          <li>
            <Plural value={all.length - SHOWN} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </Note>
  )
}
