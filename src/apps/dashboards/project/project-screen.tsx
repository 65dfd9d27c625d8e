// The project dashboard (workspace spec §3): issues and tasks of a week beside the other one, the days, the money and the people of a sample project.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CardLayout } from '#apps/dashboards/shared/card-layout.tsx'
import { dashboardKeys } from '#apps/dashboards/shared/dashboard-keys.ts'
import { DashboardPage } from '#apps/dashboards/shared/dashboard-page.tsx'
import { type Arrangement, useArrangement } from '#apps/dashboards/shared/use-arrangement.ts'
import { usePeriodKeys } from '#apps/dashboards/shared/use-period-keys.ts'
import type { Project, Week } from '#contract/apps/dashboard-shapes.ts'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useKeys } from '#platform/keys/use-keys.ts'
import { Segmented } from '#ui/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { BudgetCard } from './budget-card.tsx'
import { BudgetTable } from './budget-table.tsx'
import { ExpensesCards } from './expenses-cards.tsx'
import { IssuesCard } from './issues-card.tsx'
import { IssuesList } from './issues-list.tsx'
import { type ProjectAddress, type ProjectSearch, readProjectAddress } from './project-address.ts'
import { projectQueries } from './queries.ts'
import { ScheduleCard } from './schedule-card.tsx'
import { TasksCard } from './tasks-card.tsx'
import { TeamCard } from './team-card.tsx'

export function ProjectScreen({ search }: { readonly search: ProjectSearch }) {
  const { t } = useLingui()
  const address = readProjectAddress(search)
  const setSearch = useSetSearch<ProjectSearch>()
  const query = useQuery(projectQueries.all())
  const arrangement = useArrangement('project', [
    { id: 'issues', title: t`Issues`, width: 'broad' },
    { id: 'tasks', title: t`Tasks`, width: 'broad' },
    { id: 'schedule', title: t`Schedule`, width: 'narrow' },
    { id: 'distribution', title: t`Budget distribution`, width: 'narrow' },
    { id: 'list', title: t`List of issues`, width: 'full', needsRoom: true },
    { id: 'expenses', title: t`Expenses`, width: 'full', needsRoom: true },
    { id: 'budget', title: t`Budget details`, width: 'full', needsRoom: true },
    { id: 'team', title: t`Team`, width: 'full', needsRoom: true },
  ])
  return (
    <DashboardPage
      arrangement={arrangement}
      title={t`Project`}
      about={<Trans>The arrivals board is a sample project. Its figures are simulated.</Trans>}
      choices={<Choices address={address} setSearch={setSearch} />}
    >
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the project`} className="mt-6" />}
        error={{
          title: t`Couldn’t load the project.`,
          description: t`The figures are calculated on this device. Trying again usually helps.`,
        }}
        className="mx-0 mt-6"
      >
        {(project) =>
          arrangement.isKnown && (
            <Cards project={project} address={address} arrangement={arrangement} setSearch={setSearch} />
          )
        }
      </QueryView>
    </DashboardPage>
  )
}

interface ChoicesProps {
  readonly address: ProjectAddress
  setSearch(change: ProjectSearch, options?: { readonly replace?: boolean }): void
}

function Choices({ address, setSearch }: ChoicesProps) {
  const { t } = useLingui()
  const show = (week: Week) => setSearch({ week: week === 'last-week' ? 'last' : undefined }, { replace: true })
  const compare = (isOn: boolean) => setSearch({ compare: isOn ? 'yes' : undefined }, { replace: true })
  usePeriodKeys<Week>(['this-week', 'last-week'], address.week, show)
  useKeys(dashboardKeys, { compare: () => compare(!address.isCompared) })
  return (
    <>
      <Segmented<Week>
        label={t`Period`}
        value={address.week}
        onChange={show}
        options={[
          { id: 'this-week', label: t`This week` },
          { id: 'last-week', label: t`Last week` },
        ]}
      />
      <Switch isSelected={address.isCompared} onChange={compare}>
        {address.week === 'this-week' ? <Trans>Compare with last week</Trans> : <Trans>Compare with this week</Trans>}
      </Switch>
    </>
  )
}

interface CardsProps extends ChoicesProps {
  readonly project: Project
  readonly arrangement: Arrangement
}

function Cards({ project, address, arrangement, setSearch }: CardsProps) {
  return (
    <CardLayout
      cards={arrangement.cards}
      contentOf={{
        issues: <IssuesCard issues={project.githubIssues} address={address} />,
        tasks: <TasksCard tasks={project.taskDistribution} address={address} />,
        schedule: <ScheduleCard schedule={project.schedule} />,
        distribution: <BudgetCard distribution={project.budgetDistribution} />,
        list: <IssuesList address={address} people={project.teamMembers} setSearch={setSearch} />,
        expenses: <ExpensesCards project={project} />,
        budget: <BudgetTable details={project.budgetDetails} />,
        team: <TeamCard people={project.teamMembers} />,
      }}
    />
  )
}
