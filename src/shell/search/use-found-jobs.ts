// useFoundJobs(): the jobs that the portal finds for the same words, as one more group: as soon as the product has their screen, and from the saved copy
// without a network.

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { jobsApi } from '#contract/portal/jobs.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { type HitGroup, iconOf, JOBS } from './hits.ts'
import { marksIn, wordsIn } from './title-fit.ts'

/** As much as the contract takes. */
const MOST = 200
const SHOWN = 5

/** Undefined while there are none. */
export function useFoundJobs(query: string): HitGroup | undefined {
  const { t } = useLingui()
  const router = useRouter()
  const { language } = usePrefs()
  const { data } = useQuery({
    ...apiQuery(jobsApi.endpoints.jobs, { query: { q: query.slice(0, MOST), size: SHOWN } }),
    enabled: query !== '' && isRoute(router, '/career/jobs/any'),
  })
  if (query === '' || !data || data.results.length === 0) return undefined
  const words = wordsIn(query)
  return {
    id: JOBS,
    label: t`Jobs`,
    total: data.pagination.length,
    hits: data.results.map(({ id, title, company }) => ({
      key: `${JOBS} ${id}`,
      group: JOBS,
      id,
      title: title[language],
      marks: marksIn(title[language], words),
      link: `/career/jobs/${encodeURIComponent(id)}`,
      icon: iconOf(JOBS),
      detail: company.name,
    })),
  }
}
