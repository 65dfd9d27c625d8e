// Which keys answer the question, at the foot of a wide screen. Visual only: the sheet of keys lists them as text.
import { Trans } from '@lingui/react/macro'
import type { CurrentItem } from '#contract/portal/evaluation-shapes.ts'
import { Key } from '#ui/key.tsx'

export function KeyHint({ item: { type, options } }: { item: CurrentItem }) {
  const last = Math.min(5, options.length)
  return (
    <span
      aria-hidden="true"
      className="ms-auto flex items-center gap-1.5 text-13 text-ink-faint max-md:hidden pointer-coarse:hidden"
    >
      {options.length > 0 && type !== 'order' && (
        <>
          <Key>1</Key>
          <Trans>to</Trans>
          <Key>{last}</Key>
          <Trans>to choose</Trans>
        </>
      )}
      {(options.length > 0 || type === 'number') && type !== 'order' && (
        <>
          <Key>
            <Trans>Enter</Trans>
          </Key>
          <Trans>to answer</Trans>
        </>
      )}
    </span>
  )
}
