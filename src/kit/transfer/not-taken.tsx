// What of a file has no place here, or comes in otherwise than the file has it: shown before the import.
// @chunk transfer
// @offline later
import { Trans } from '@lingui/react/macro'
import { Note } from '#ui/note.tsx'

export interface NotTakenProps {
  /** Kinds of things that are left out, each once. */
  readonly kinds: readonly string[]
  /** A line each. */
  readonly changes?: readonly string[]
}

export function NotTaken({ kinds, changes = [] }: NotTakenProps) {
  const others = kinds.join(', ')
  if (others === '' && changes.length === 0) return null
  return (
    <Note kind="warning" className="wrap-anywhere">
      {others !== '' && (
        <p>
          <Trans>Not imported: {others}</Trans>
        </p>
      )}
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
    </Note>
  )
}
