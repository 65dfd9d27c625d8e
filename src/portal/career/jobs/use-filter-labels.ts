// Labels of the set filters, for their chips and for the buttons that take one away.
// @chunk jobs
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { JobFilter } from '#contract/portal/job-criteria.ts'
import type { JobFacets } from '#contract/portal/job-page.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useSkillName } from '#platform/portal/skill-queries.ts'
import { useJobLabels } from './job-labels.ts'
import { valuesIn } from './jobs-filters.ts'
import type { JobsSearch } from './jobs-search.ts'
import { languageName } from './language-name.ts'

export interface SetFilter {
  readonly filter: JobFilter
  readonly label: string
}

/** @param facets of the page that is shown, which know the names */
export function useFilterLabels(search: JobsSearch, facets: JobFacets | undefined): SetFilter[] {
  const { t, i18n } = useLingui()
  const { number, date } = useFormats()
  const say = useBilingual()
  const skillName = useSkillName()
  const labels = useJobLabels()
  const named = (facet: keyof Pick<JobFacets, 'company' | 'sector' | 'role'>, list: string | undefined) =>
    valuesIn(list)
      .map((id) => {
        const label = facets?.[facet].find(({ value }) => value === id)?.label
        return label ? say(label) : id
      })
      .join(', ')
  const listed = (list: string | undefined, labelOf: (value: string) => string) =>
    valuesIn(list).map(labelOf).join(', ')
  const { place = '', payMin, hasPay, postedWithin, closingWithin, matchMin, levelMax } = search
  const radiusKm = number(search.radiusKm ?? 50)
  const pay = number((payMin ?? 0) / 100, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const percent = number(matchMin ?? 0, { style: 'percent' })
  const [postedAt, viewedAt] = [search.postedSince, search.viewedSince].map((at) => at && date(at, 'dayTime'))
  const skill = search.unlocks && skillName(search.unlocks)
  const topLevel = labels.level[levelMax ?? 5] ?? ''
  const all: Partial<Record<JobFilter, string | false | undefined>> = {
    // What is wholly remote is found from everywhere, unless it is excluded.
    place:
      search.lat !== undefined &&
      (!search.remote || valuesIn(search.remote).includes('full')
        ? t`Within ${radiusKm} km of ${place}, or remote`
        : t`Within ${radiusKm} km of ${place}`),
    contract: listed(search.contract, (id) => labels.contract[id as keyof typeof labels.contract] ?? id),
    remote: listed(search.remote, (id) => labels.remote[id as keyof typeof labels.remote] ?? id),
    payMin: payMin !== undefined && (hasPay ? t`From ${pay}` : t`From ${pay}, or not stated`),
    level: listed(search.level, (level) => labels.level[Number(level)] ?? level),
    levelMax: levelMax !== undefined && t`Up to ${topLevel}`,
    postedWithin:
      postedWithin !== undefined &&
      t`${plural(postedWithin, { one: 'Posted in the last # day', other: 'Posted in the last # days' })}`,
    postedSince: postedAt && t`Posted since ${postedAt}`,
    closingWithin:
      closingWithin !== undefined &&
      t`${plural(closingWithin, { one: 'Closes within # hour', other: 'Closes within # hours' })}`,
    language: listed(search.language, (code) => languageName(code, i18n.locale)),
    skill: listed(search.skill, skillName),
    companyId: named('company', search.companyId),
    sector: named('sector', search.sector),
    roleId: named('role', search.roleId),
    matchMin: matchMin !== undefined && t`Match of ${percent} or more`,
    unlocks: skill && t`Opens up with one more level in ${skill}`,
    viewedSince: viewedAt && t`Viewed since ${viewedAt}`,
    saved: search.saved && t({ message: 'Saved', context: 'jobs' }),
    hidden: search.hidden && t`Hidden`,
    hideApplied: search.hideApplied && t`Not applied yet`,
    closed: search.closed && t`Include closed jobs`,
  }
  return Object.entries(all).flatMap(([filter, said]) => (said ? [{ filter: filter as JobFilter, label: said }] : []))
}
