// The issues behind the counts of a week, by what happened to them and on which day.
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import { type Issue, IssueGroup, type Project } from '#contract/apps/dashboard-shapes.ts'
import { localMinute } from '#formats/iso-day.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { ChartDownload } from '#ui/chart/chart-download.tsx'
import { DataLink } from '#ui/data-link.tsx'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { DAYS, type ProjectAddress, type ProjectSearch } from './project-address.ts'
import { useGroupLabels, useWeekdays } from './project-labels.ts'
import { projectQueries } from './queries.ts'

/** The hash that leads to the list. */
export const ISSUES = 'issues'
/** Shown until all are requested. */
const FEW = 8
const ALL = 'all'

export interface IssuesListProps {
  readonly address: ProjectAddress
  readonly people: Project['teamMembers']
  setSearch(change: ProjectSearch, options?: { readonly replace?: boolean }): void
}

export function IssuesList({ address, people, setSearch }: IssuesListProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { week, group, day } = address
  const groups = useGroupLabels()
  const query = useQuery(projectQueries.issues(week))
  const shown = (query.data ?? []).filter(
    (issue) =>
      (group === undefined || issue.groups.includes(group)) && (day === undefined || weekdayOf(issue.date) === day),
  )
  const personOf = (id: string | null) => people.find((person) => person.id === id)
  const groupsLabel = (issue: Issue) => issue.groups.map((one) => groups[one]).join(', ')
  return (
    <DashboardCard
      id={ISSUES}
      title={week === 'this-week' ? t`This week’s issues` : t`Last week’s issues`}
      className="scroll-mt-20"
      note={<span aria-live="polite">{query.data && t`${number(shown.length)} of ${number(query.data.length)}`}</span>}
      actions={
        <ChartDownload
          label={t`Issues`}
          table={{
            columns: [t({ message: 'Number', context: 'issue' }), t`Title`, t`Event`, t`Date`, t`Assigned to`],
            file: shown.map((issue) => [
              issue.number,
              issue.title,
              groupsLabel(issue),
              localMinute(issue.date),
              personOf(issue.assignedTo)?.name ?? '',
            ]),
          }}
        />
      }
    >
      <Filters address={address} setSearch={setSearch} />
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the issues`} count={FEW} />}
        error={{ title: t`Couldn’t load the issues.` }}
        className="mx-0 my-0"
      >
        {() =>
          shown.length === 0 ? (
            <NoRows
              className="px-0"
              title={t`No matching issues.`}
              onShowAll={() => setSearch({ group: undefined, day: undefined }, { replace: true })}
            />
          ) : (
            <Rows key={`${week} ${group} ${day}`} issues={shown} groupsLabel={groupsLabel} personOf={personOf} />
          )
        }
      </QueryView>
    </DashboardCard>
  )
}

function Filters({ address: { group, day }, setSearch }: Pick<IssuesListProps, 'address' | 'setSearch'>) {
  const { t } = useLingui()
  const groups = useGroupLabels()
  const weekday = useWeekdays()
  return (
    <div className="mt-2 mb-3 flex flex-wrap gap-3 print:hidden">
      <Select
        label={t`Event`}
        isLabelHidden
        className="w-48"
        value={group ?? ALL}
        onChange={(chosen) => setSearch({ group: chosen === ALL ? undefined : chosen }, { replace: true })}
        options={[
          { id: ALL, label: t`All issues` },
          ...IssueGroup.options.map((one) => ({ id: one, label: groups[one] })),
        ]}
      />
      <Select
        label={t`Day`}
        isLabelHidden
        className="w-40"
        value={day === undefined ? ALL : (DAYS[day] ?? ALL)}
        onChange={(chosen) => setSearch({ day: chosen === ALL ? undefined : chosen }, { replace: true })}
        options={[
          { id: ALL, label: t`All days` },
          ...DAYS.map((id, index) => ({ id, label: weekday(index, 'weekdayName') })),
        ]}
      />
    </div>
  )
}

interface RowsProps {
  readonly issues: readonly Issue[]
  groupsLabel(issue: Issue): string
  personOf(id: string | null): Project['teamMembers'][number] | undefined
}

function Rows({ issues, groupsLabel, personOf }: RowsProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const rest = issues.length - FEW
  return (
    <>
      <ul aria-label={t`Issues`}>
        {issues.slice(0, isOpen ? undefined : FEW).map((issue) => {
          const person = personOf(issue.assignedTo)
          return (
            <li
              key={issue.id}
              className="grid gap-x-4 border-line-soft border-t py-2.5 sm:grid-cols-[minmax(0,1fr)_11rem_9rem] sm:items-baseline"
            >
              <span className="min-w-0">
                <span className="text-ink-muted tabular-nums">#{issue.number}</span> {issue.title}
              </span>
              <span className="text-13 text-ink-muted">{groupsLabel(issue)}</span>
              <span className="flex flex-wrap gap-x-2 text-13 text-ink-muted sm:flex-col">
                {person ? (
                  <DataLink link={person.link} useRouter>
                    {person.name}
                  </DataLink>
                ) : (
                  <span>{t`Unassigned`}</span>
                )}
                <span className="tabular-nums">{date(issue.date, 'dayTime')}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {rest > 0 && (
        <Button
          size="sm"
          variant="quiet"
          className="-ms-2.5 mt-2 print:hidden"
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Show fewer` : <Plural value={rest} one="Show # more" other="Show # more" />}
        </Button>
      )}
    </>
  )
}

/** From 0 for Monday, as the counts have it. */
const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7
