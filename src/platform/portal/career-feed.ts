// What the person did about their career, as entries of the activity feed.
// @chunk career-shapes
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type CareerStep, careerApi } from '#contract/portal/career.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { userQueries } from '#platform/session/user-queries.ts'

/** As the feed has its entries. */
export interface CareerEntry {
  readonly id: string
  readonly icon: string
  readonly description: string
  readonly linkedContent: string
  readonly link: string
  readonly useRouter: true
  /** ISO 8601 */
  readonly date: string
  readonly type: 'application' | 'skill'
  /** The id of the person. */
  readonly actor?: string
}

/** @returns the newest first; empty until the portal has answered, or where it doesn’t */
export function useCareerFeed(): readonly CareerEntry[] {
  const { i18n } = useLingui()
  const descriptions = useDescriptions()
  const { data: steps } = useQuery(apiQuery(careerApi.endpoints.steps, {}))
  const { data: me } = useQuery(userQueries.me())
  return useMemo(
    () =>
      (steps ?? []).map((step): CareerEntry => {
        const { id, kind, at, subject, company, of } = step
        const isEvaluation = kind === 'evaluated'
        const name = i18n.locale === 'fr' ? subject.fr : subject.en
        return {
          id: `career-${id}`,
          icon: isEvaluation ? 'academic-cap' : 'briefcase',
          description: descriptions[kind],
          linkedContent: company === null ? name : `${name}, ${company}`,
          link: isEvaluation ? `/skill-evaluation/results/${of}` : `/career/applications?application=${of}`,
          useRouter: true,
          date: at,
          type: isEvaluation ? 'skill' : 'application',
          ...(me && { actor: me.id }),
        }
      }),
    [steps, me, i18n.locale, descriptions],
  )
}

function useDescriptions(): Readonly<Record<CareerStep['kind'], string>> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      applied: t`You applied for`,
      withdrawn: t`You withdrew your application for`,
      interviewAccepted: t`You accepted an interview for`,
      interviewDeclined: t`You declined an interview for`,
      timesProposed: t`You proposed other interview times for`,
      offerAccepted: t`You accepted the offer for`,
      offerDeclined: t`You declined the offer for`,
      evaluated: t`You completed the evaluation for`,
    }),
    [t],
  )
}
