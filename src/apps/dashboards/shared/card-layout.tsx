// The cards of a dashboard as the person has arranged them.
// @chunk dashboards
import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { type ArrangedCard, bandsOf } from './arrangement.ts'

export interface CardLayoutProps {
  readonly cards: readonly ArrangedCard[]
  readonly contentOf: Readonly<Record<string, ReactNode>>
}

export function CardLayout({ cards, contentOf }: CardLayoutProps) {
  const bands = bandsOf(cards)
  const all = (some: readonly ArrangedCard[]) => some.map(({ id }) => <Fragment key={id}>{contentOf[id]}</Fragment>)
  if (bands.length === 0)
    return (
      <p className="mt-6 text-ink-muted">
        <Trans>All cards are hidden. Choose “Arrange” to show some.</Trans>
      </p>
    )
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-3 print:block">
      {bands.map((band) => {
        if (!('broad' in band))
          return (
            <div key={band[0].id} className="grid min-w-0 lg:col-span-3 print:block">
              {all(band)}
            </div>
          )
        const { broad, narrow } = band
        const stack = 'grid min-w-0 gap-6 self-start print:block'
        return (
          <Fragment key={(broad[0] ?? narrow[0])?.id}>
            {broad.length > 0 && (
              <div className={`${stack} ${narrow.length > 0 ? 'lg:col-span-2' : 'lg:col-span-3'}`}>{all(broad)}</div>
            )}
            {narrow.length > 0 && (
              // Where all are narrow, they are side by side.
              <div className={`${stack} ${broad.length > 0 ? '' : 'sm:grid-cols-2 lg:col-span-3 lg:grid-cols-3'}`}>
                {all(narrow)}
              </div>
            )}
          </Fragment>
        )
      })}
    </div>
  )
}
