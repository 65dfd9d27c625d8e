// How many jobs ask for the skill, and the way to them.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Panel } from './panel.tsx'
import { evaluationQueries } from './queries.ts'

const JOBS = '/career/jobs'

export function JobsRequiringSkill({ skillId }: { skillId: string }) {
  const { t } = useLingui()
  const say = useBilingual()
  const router = useRouter()
  const { data, isPending } = useQuery(evaluationQueries.skills())
  if (isPending)
    return (
      <Panel title={t`Jobs that require this skill`} className="print:hidden">
        <Skeleton className="h-17 w-full" />
      </Panel>
    )
  const one = data?.find(({ skill }) => skill.id === skillId)
  if (!one || one.demand === 0) return null
  const name = say(one.skill.label)
  return (
    <Panel title={t`Jobs that require this skill`} className="print:hidden">
      <p className="text-ink-muted">
        <Plural value={one.demand} one={`# open job requires ${name}.`} other={`# open jobs require ${name}.`} />
      </p>
      {isRoute(router, JOBS) && (
        <Link
          to={JOBS}
          search={{ skill: skillId }}
          className={cx(buttonClass({ variant: 'primary', isWide: true }), 'mt-3')}
        >
          <Trans>See these jobs</Trans>
        </Link>
      )}
    </Panel>
  )
}
