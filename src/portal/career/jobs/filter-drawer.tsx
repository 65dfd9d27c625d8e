// All filters with how many jobs each value would leave; each takes effect at once. Opened from filter-bar.tsx, a chunk of its own.
// @offline later
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { JobFacets } from '#contract/portal/job-page.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { Select } from '#ui/select.tsx'
import { useJobLabels } from './job-labels.ts'
import { NO_FILTERS, toggled, valuesIn } from './jobs-filters.ts'
import type { JobsSearch } from './jobs-search.ts'
import { languageName } from './language-name.ts'
import { PayFilter } from './pay-filter.tsx'
import { PlaceFilter } from './place-filter.tsx'

export interface FilterDrawerProps {
  readonly search: JobsSearch
  readonly facets: JobFacets | undefined
  /** How many jobs there are now. */
  readonly length: number | undefined
  readonly isOpen: boolean
  onSearch(change: Partial<JobsSearch>): void
  onOpenChange(isOpen: boolean): void
}

type ListFilter = 'contract' | 'remote' | 'level' | 'language' | 'skill' | 'companyId' | 'sector' | 'roleId'

export function FilterDrawer({ search, facets, length = 0, isOpen, onSearch, onOpenChange }: FilterDrawerProps) {
  const { t, i18n } = useLingui()
  const labels = useJobLabels()
  const say = useBilingual()
  const group = (filter: ListFilter, title: string, values: readonly FilterValue[] | undefined, most?: number) => (
    <FilterGroup
      title={title}
      values={values ?? []}
      most={most}
      chosen={valuesIn(search[filter])}
      onToggle={(value) => onSearch({ [filter]: toggled(search[filter], value) })}
    />
  )
  const named = (facet: JobFacets['skill'] | undefined) =>
    facet?.map(({ value, label, count }) => ({ value, label: say(label), count }))
  const plain = (facet: JobFacets['contract'] | undefined, labelOf: (value: string) => string) =>
    facet?.map(({ value, count }) => ({ value, label: labelOf(value), count }))
  return (
    <Drawer
      title={t`Filters`}
      side="end"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={<Footer search={search} length={length} onSearch={onSearch} onClose={() => onOpenChange(false)} />}
    >
      <div className="grid gap-6 p-5">
        <PlaceFilter search={search} onSearch={onSearch} />
        {group(
          'contract',
          t`Contract`,
          plain(facets?.contract, (id) => labels.contract[id as keyof typeof labels.contract]),
        )}
        {group(
          'remote',
          t`Place of work`,
          plain(facets?.remote, (id) => labels.remote[id as keyof typeof labels.remote]),
        )}
        <PayFilter search={search} notStated={facets?.pay.notStated} onSearch={onSearch} />
        {group(
          'level',
          t`Level`,
          plain(facets?.level, (level) => labels.level[Number(level)] ?? level),
        )}
        <DateFilter search={search} facet={facets?.postedWithin} onSearch={onSearch} />
        {group('roleId', t`Role`, named(facets?.role), 6)}
        {group('skill', t`Required skills`, named(facets?.skill), 6)}
        {group(
          'language',
          t`Language of work`,
          plain(facets?.language, (code) => languageName(code, i18n.locale)),
        )}
        {group('sector', t`Sector`, named(facets?.sector), 6)}
        {group('companyId', t`Company`, named(facets?.company), 6)}
        <OwnJobsFilter search={search} onSearch={onSearch} />
      </div>
    </Drawer>
  )
}

interface FooterProps extends Pick<FilterDrawerProps, 'search' | 'onSearch'> {
  readonly length: number
  onClose(): void
}

function Footer({ search, length, onSearch, onClose }: FooterProps) {
  return (
    <div className="flex justify-between gap-3">
      <Button variant="quiet" onPress={() => onSearch({ ...NO_FILTERS, q: search.q, sort: search.sort })}>
        <Trans>Clear all</Trans>
      </Button>
      <Button variant="primary" onPress={onClose}>
        <Plural value={length} one="Show # job" other="Show # jobs" />
      </Button>
    </div>
  )
}

function OwnJobsFilter({ search, onSearch }: Pick<FilterDrawerProps, 'search' | 'onSearch'>) {
  const { t } = useLingui()
  return (
    <fieldset className="grid">
      <Legend>{t`Your jobs`}</Legend>
      {(
        [
          ['saved', t`Saved jobs only`],
          ['hideApplied', t`Hide jobs I’ve applied for`],
          ['hidden', t`Hidden jobs only`],
          ['closed', t`Include closed jobs`],
        ] as const
      ).map(([flag, label]) => (
        <Checkbox
          key={flag}
          isSelected={search[flag] === 1}
          onChange={(isOn) => onSearch({ [flag]: isOn ? 1 : undefined })}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  )
}

interface FilterValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

interface FilterGroupProps {
  readonly title: string
  readonly values: readonly FilterValue[]
  readonly chosen: readonly string[]
  /** How many are shown before the others are requested. */
  readonly most?: number | undefined
  onToggle(value: string): void
}

function FilterGroup({ title, values, chosen, most = 8, onToggle }: FilterGroupProps) {
  const { number } = useFormats()
  // A value that nothing has any more stays as long as it is chosen.
  const gone = chosen.filter((value) => !values.some((other) => other.value === value))
  const all = [...gone.map((value) => ({ value, label: value, count: 0 })), ...values]
  if (all.length === 0) return null
  const box = ({ value, label, count }: FilterValue) => (
    <Checkbox key={value} isSelected={chosen.includes(value)} onChange={() => onToggle(value)}>
      {label} <span className="text-13 text-ink-faint tabular-nums">{number(count)}</span>
    </Checkbox>
  )
  return (
    <fieldset className="grid">
      <Legend>{title}</Legend>
      {all.slice(0, most).map(box)}
      {all.length > most && (
        <details>
          <summary className="min-h-8 cursor-pointer py-1 text-13 text-accent-text pointer-coarse:min-h-11">
            <Plural value={all.length - most} one="# more" other="# more" />
          </summary>
          <div className="grid">{all.slice(most).map(box)}</div>
        </details>
      )}
    </fieldset>
  )
}

function Legend({ children }: { children: ReactNode }) {
  return <legend className="mb-1 font-medium text-13">{children}</legend>
}

function DateFilter({
  search,
  facet,
  onSearch,
}: Pick<FilterDrawerProps, 'search' | 'onSearch'> & { facet: JobFacets['postedWithin'] | undefined }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const names: Record<string, string> = {
    1: t`Today`,
    3: t`Last 3 days`,
    7: t`Last 7 days`,
    14: t`Last 14 days`,
    30: t`Last 30 days`,
  }
  return (
    <Select
      label={t`Date posted`}
      value={search.postedWithin === undefined ? 'any' : String(search.postedWithin)}
      onChange={(days) => onSearch({ postedWithin: days === 'any' ? undefined : Number(days) })}
      options={[
        { id: 'any', label: t`Any time` },
        ...(facet ?? []).map(({ value, count }) => ({
          id: value,
          label: `${names[value] ?? value} · ${number(count)}`,
        })),
      ]}
    />
  )
}
