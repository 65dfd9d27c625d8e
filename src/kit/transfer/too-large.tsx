// What of a file no call takes: listed by name before the import.
// @offline later
// @chunk transfer
import { Trans } from '@lingui/react/macro'
import { Note } from '#ui/note.tsx'
import { someNames } from './some-names.ts'

export interface TooLargeProps {
  readonly names: readonly string[]
}

export function TooLarge({ names }: TooLargeProps) {
  if (names.length === 0) return null
  const list = someNames(names)
  return (
    <Note kind="warning">
      <span className="wrap-anywhere">
        <Trans>Too large to import: {list}</Trans>
      </span>
    </Note>
  )
}
