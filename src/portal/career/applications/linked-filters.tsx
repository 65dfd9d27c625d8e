// Filters that links from home and the analytics set, as chips that are taken away: statuses, how far it came, whether there was an answer, since when.
import { useLingui } from '@lingui/react/macro'
import type { ApplicationStatus } from '#contract/portal/application-states.ts'
import { FilterChips } from '#kit/address/filter-chips.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useApplicationLabels } from './application-labels.ts'
import { type ApplicationsSearch, ASKED } from './applications-search.ts'

export interface LinkedFiltersProps {
  readonly search: ApplicationsSearch
  onSearch(change: Partial<ApplicationsSearch>): void
}

export function LinkedFilters({ search, onSearch }: LinkedFiltersProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const labels = useApplicationLabels()
  const { stage, status, reached, answered } = search
  const [sent, moved, met] = [search.sentSince, search.movedSince, search.metSince].map(
    (at) => at && date(at, 'dayTime'),
  )
  const step = reached && labels.status[reached]
  const said: Record<(typeof ASKED)[number], string | undefined> = {
    status: status
      ?.split(',')
      .map((one) => labels.status[one as ApplicationStatus] ?? one)
      .join(', '),
    reached: step && t`Reached: ${step}`,
    answered: answered && (answered === 'yes' ? t`Reply received` : t`No reply yet`),
    sentSince: sent && t`Sent since ${sent}`,
    movedSince: moved && t`Changed since ${moved}`,
    metSince: met && t`Interviewed since ${met}`,
  }
  const chips = ASKED.flatMap((name) => {
    const label = said[name]
    return label ? [{ id: name, label, onRemove: () => onSearch({ [name]: undefined }) }] : []
  })
  const draft = { id: 'stage', label: labels.status.draft, onRemove: () => onSearch({ stage: undefined }) }
  return <FilterChips chips={stage === 'draft' ? [draft, ...chips] : chips} />
}
