// A question that was worked on a sheet, after the end: what each point was for, what was written, and formulas that get them all.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReviewedItem } from '#contract/portal/reviewed-item.ts'
import type { ShownSheet } from '#contract/portal/sheet-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { PointsGiven } from './points-given.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { sheetResults } from './sheet-results.ts'

export interface ReviewedSheetProps {
  readonly sheet: ShownSheet
  readonly worked: NonNullable<ReviewedItem['worked']>
}

export function ReviewedSheet({ sheet, worked: { points, given, right } }: ReviewedSheetProps) {
  const { t } = useLingui()
  const say = useBilingual()
  // What was written does not change any more.
  const [results] = useState(() => sheetResults({ ...sheet }, given))
  const formulas = (entries: readonly { at: string; text: string }[]) =>
    entries.map(({ at, text }) => (
      <dd key={at} className="wrap-anywhere" translate="no">
        {at}: <code className="font-mono">{text}</code>
      </dd>
    ))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-13">
      <SheetGrid sheet={sheet} results={results} />
      <PointsGiven points={points} />
      <dl className="grid gap-2">
        <div>
          <dt className="text-ink-muted">{t`Your answer`}</dt>
          {given.length === 0 && (
            <dd>
              <Trans context="answer">None</Trans>
            </dd>
          )}
          {formulas(given)}
        </div>
        <div>
          <dt className="text-ink-muted">{t`Example answer`}</dt>
          {formulas(right.map(({ at, formula }) => ({ at, text: say(formula) })))}
        </div>
      </dl>
    </div>
  )
}
