// Above the list: how many there are, what was searched instead of a word that nobody uses, and the order.
// @chunk jobs
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { JobPage } from '#contract/portal/job-page.ts'
import { Chip } from '#ui/chip.tsx'
import { linkClass } from '#ui/link.tsx'
import { Select } from '#ui/select.tsx'
import { ExportJobs } from './export-jobs.tsx'
import { toggledMine } from './jobs-filters.ts'
import type { JobsSearch, Sort } from './jobs-search.ts'
import { MatchOff } from './match-off.tsx'

export interface ListHeadProps {
  readonly search: JobsSearch
  readonly page: JobPage | undefined
  /** Whether the person's conditions narrow it. */
  readonly isNarrowed: boolean
  onSearch(change: Partial<JobsSearch>): void
}

export function ListHead({ search, page, isNarrowed, onSearch }: ListHeadProps) {
  const { t } = useLingui()
  const sorts: Record<Sort, string> = {
    match: t`Best match`,
    relevance: t`Most relevant`,
    date: t`Newest`,
    pay: t`Highest salary`,
    closing: t`Closing soonest`,
    distance: t`Nearest`,
  }
  const isMatched = page?.isMatched ?? true
  const usual = search.q ? 'relevance' : isMatched ? 'match' : 'date'
  const offered = (Object.keys(sorts) as Sort[]).filter(
    (sort) =>
      (isMatched || sort !== 'match') &&
      (sort !== 'distance' || search.lat !== undefined) &&
      (sort !== 'relevance' || search.q),
  )
  return (
    <div className="border-line-soft border-b px-4 py-2">
      {/* There from the start: what comes late pushes nothing down. */}
      <OwnJobs search={search} page={page} onSearch={onSearch} />
      <div className="flex min-h-control flex-wrap items-center justify-between gap-x-3">
        <p aria-live="polite" className="text-13 text-ink-muted">
          {page && <Plural value={page.withAllWords || page.pagination.length} one="# job" other="# jobs" />}
        </p>
        <Select<Sort>
          label={t`Order`}
          isLabelHidden
          className="w-64"
          value={search.sort && offered.includes(search.sort) ? search.sort : usual}
          onChange={(sort) => onSearch({ sort })}
          options={offered.map((id) => ({ id, label: sorts[id] }))}
        />
      </div>
      {isNarrowed && (
        <p className="pb-1 text-13 text-ink-muted">
          <Trans>Filtered by your conditions.</Trans>{' '}
          <Link to="/profile" hash="conditions" className={linkClass}>
            <Trans>Change them</Trans>
          </Link>
        </p>
      )}
      {!isMatched && <MatchOff className="pb-1" />}
      {page?.ignored && (
        <p className="pb-1 text-13 text-ink-muted">
          <Trans>“{page.ignored}” matches every job, so all of them are shown.</Trans>
        </p>
      )}
      {page?.corrected && (
        <p className="pb-1 text-13 text-ink-muted">
          <Trans>
            No exact matches. Showing results for <strong>{page.corrected}</strong>
          </Trans>
        </p>
      )}
    </div>
  )
}

/** Saved and hidden jobs alone, and the list as a table. */
function OwnJobs({ search, page, onSearch }: Pick<ListHeadProps, 'search' | 'page' | 'onSearch'>) {
  const { saved = 0, hidden = 0 } = page?.facets.mine ?? {}
  return (
    <div className="flex flex-wrap gap-2 pb-1">
      <Chip
        icon="bookmark"
        count={page && saved}
        isSelected={search.saved === 1}
        onPress={() => onSearch(toggledMine(search, 'saved'))}
      >
        <Trans context="jobs">Saved</Trans>
      </Chip>
      {(hidden > 0 || search.hidden) && (
        <Chip
          icon="eye-slash"
          count={hidden}
          isSelected={search.hidden === 1}
          onPress={() => onSearch(toggledMine(search, 'hidden'))}
        >
          <Trans>Hidden</Trans>
        </Chip>
      )}
      {page && page.pagination.length > 0 && <ExportJobs search={search} />}
    </div>
  )
}
