// How many icons of each set a search found: a press shows those of another set.
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { IconHits, IconSetName } from '#contract/apps/icons.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { iconQueries } from './queries.ts'
import { DEFAULT_SET } from './search-params.ts'

export interface SetsFoundProps {
  readonly counts: IconHits['counts']
  readonly set: IconSetName | undefined
  readonly onSet: (set: IconSetName) => void
}

export function SetsFound({ counts, set: shown = DEFAULT_SET, onSet }: SetsFoundProps) {
  const { number } = useFormats()
  const { data: sets = [] } = useQuery(iconQueries.sets())
  if (counts.length === 0) return null
  const own = counts.find(({ set }) => set === shown)?.count ?? 0
  const others = counts.filter(({ set }) => set !== shown)
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 text-13 text-ink-muted md:px-6">
      <p role="status">{own > 0 && <Plural value={own} one="# icon in this set" other="# icons in this set" />}</p>
      {others.length > 0 && (
        <div className="flex min-w-0 items-center gap-2 overflow-x-auto max-sm:-mx-4 max-sm:px-4">
          <span className="shrink-0">
            <Trans>In other sets:</Trans>
          </span>
          {others.map(({ set, count }) => (
            <Chip key={set} count={number(count)} onPress={() => onSet(set)}>
              {sets.find((one) => one.set === set)?.name ?? set}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
