// The list below the search bar: groups of hits; 'No results found!' with the nearest pages; what went wrong.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { HitOption } from './hit-option.tsx'
import type { Hit } from './hits.ts'
import { NoHits } from './no-hits.tsx'
import type { Found } from './use-found.ts'

export interface BarResultsProps {
  readonly id: string
  readonly found: Found
  /** The nearest pages, where nothing was found. */
  readonly near: readonly Hit[]
  /** Which of all hits is the active one. */
  readonly active: number
  readonly onOpen: (index: number) => void
  readonly onActive: (index: number) => void
  /** At the foot. */
  readonly children: ReactNode
}

export function BarResults({ id, found, near, active, onOpen, onActive, children }: BarResultsProps) {
  const { t } = useLingui()
  const { groups, isPending, isError, query } = found
  const hasNoMatch = query !== '' && groups.length === 0 && !isPending && !isError
  let index = -1
  const option = (hit: Hit) => {
    index += 1
    const own = index
    return (
      <HitOption
        key={hit.key}
        id={`${id}${own}`}
        hit={hit}
        isActive={own === active}
        onOpen={() => onOpen(own)}
        onActive={() => onActive(own)}
      />
    )
  }
  return (
    <div className="absolute start-0 end-0 top-full max-h-[calc(100dvh-var(--header)-16px)] overflow-y-auto overscroll-contain border-line border-t bg-surface-overlay text-body shadow-menu max-md:h-[calc(100dvh-var(--header))] max-md:max-h-none md:rounded-b-12 forced-colors:border">
      <NoHits found={found} isEmpty={hasNoMatch} className={near.length > 0 ? 'px-4 pt-4' : 'p-4'} />
      {isPending && groups.length === 0 && (
        <p className="px-4 py-4 text-13 text-ink-faint">
          <Trans>Searching…</Trans>
        </p>
      )}
      <div id={`${id}list`} role="listbox" aria-label={t`Results`} className="p-2 empty:hidden">
        {groups.map(({ id: group, label, hits }) => (
          <HitSection key={group} label={label}>
            {hits.map(option)}
          </HitSection>
        ))}
        {near.length > 0 && <HitSection label={t`Similar pages`}>{near.map(option)}</HitSection>}
      </div>
      <div className="border-line border-t">{children}</div>
    </div>
  )
}

const HitSection = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className="pb-1">
    <p aria-hidden="true" className="px-2 pt-2 pb-1 font-medium text-12 text-ink-faint">
      {label}
    </p>
    {children}
  </div>
)
