// The keys of an action as caps: 'Ctrl K or /'.
// @chunk signed-in
import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useKeyLabels } from '#platform/keys/use-key-labels.ts'
import { Key } from '#ui/key.tsx'

export function KeyCaps({ chords }: { readonly chords: readonly string[] }) {
  const labelsOf = useKeyLabels()
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {chords.map((chord, index) => (
        <Fragment key={chord}>
          {index > 0 && (
            <span className="px-0.5 text-12 text-ink-faint">
              <Trans context="keys">or</Trans>
            </span>
          )}
          <span className="inline-flex gap-0.5">
            {labelsOf(chord).map((word, at, all) => (
              <Key key={all.slice(0, at + 1).join(' ')}>{word}</Key>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
