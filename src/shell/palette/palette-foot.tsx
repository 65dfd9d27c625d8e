// The foot of the palette: its keys, and how much was found.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Key } from '#ui/key.tsx'

export interface PaletteFootProps {
  /** Null while nothing is searched. */
  readonly count: number | null
  readonly isPending: boolean
}

export function PaletteFoot({ count, isPending }: PaletteFootProps) {
  const { t } = useLingui()
  return (
    <div className="flex h-9 shrink-0 items-center gap-4 border-line border-t bg-surface-sunken px-4 text-12 text-ink-muted tabular-nums max-sm:hidden">
      <Hint keys={['↑', '↓']}>
        <Trans context="keys">move</Trans>
      </Hint>
      <Hint keys={[t`Enter`]}>
        <Trans context="keys">open</Trans>
      </Hint>
      <Hint keys={[t`Tab`]}>
        <Trans context="keys">actions</Trans>
      </Hint>
      <span className="ms-auto">
        {isPending
          ? t`Searching…`
          : count !== null && t`${plural(count, { one: '# result', other: '# results' })}, found on this device`}
      </span>
    </div>
  )
}

const Hint = ({ keys, children }: { keys: readonly string[]; children: ReactNode }) => (
  <span className="flex items-center gap-1.5">
    {keys.map((key) => (
      <Key key={key}>{key}</Key>
    ))}
    {children}
  </span>
)
