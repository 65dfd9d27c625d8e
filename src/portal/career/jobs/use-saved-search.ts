// Opens the saved search that the URL names, as an alert's link does: its criteria replace the URL's, and nothing of it is new any more.
// @chunk jobs
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { exactly, NO_FILTERS } from './jobs-filters.ts'
import { criteriaToSearch } from './jobs-query.ts'
import { useSeeSearch } from './mutations.ts'
import { jobQueries } from './queries.ts'

export function useSavedSearch(id: string | undefined): void {
  const navigate = useNavigate()
  const { mutate: see } = useSeeSearch()
  const { data } = useQuery({ ...jobQueries.searches(), enabled: id !== undefined })
  useEffect(() => {
    if (id === undefined || !data) return
    const search = data.find((one) => one.id === id)
    if (search) see({ params: { id }, body: undefined })
    // One that is gone leads to all jobs.
    const wanted = search ? { ...criteriaToSearch(search.criteria), sort: 'date' as const } : exactly(NO_FILTERS)
    void navigate({ to: '/career/jobs', search: wanted, replace: true })
  }, [id, data, navigate, see])
}
