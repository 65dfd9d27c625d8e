// The writes of the job offers, each with the change that it makes to what is shown before its answer is there.
// @chunk jobs
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import {
  type OptimisticChange,
  optimistic,
  optimisticPatch,
  optimisticRemoval,
  useApiMutation,
} from '#platform/query/api-mutation.ts'
import { jobQueries } from './queries.ts'

const { createSearch, deleteSearch, hide, save, seeSearch, unhide, unsave, updateSearch, view } = jobsApi.endpoints

/** In the open detail and in every list that holds the job. */
const marking =
  (marks: Partial<Pick<JobDetail, 'isSaved' | 'isHidden' | 'viewedAt'>>) =>
  ({ params: { jobId } }: { readonly params: { readonly jobId: string } }): readonly OptimisticChange[] => [
    optimistic(jobQueries.one(jobId), (job) => ({ ...job, ...marks })),
    {
      queryKey: ['jobs', 'jobs'],
      change: (page: { results: readonly { id: string }[] }) => ({
        ...page,
        results: page.results.map((job) => (job.id === jobId ? { ...job, ...marks } : job)),
      }),
    },
  ]

export const useSaveJob = () => useApiMutation(save, { optimistic: marking({ isSaved: true }) })
export const useUnsaveJob = () => useApiMutation(unsave, { optimistic: marking({ isSaved: false }) })
export const useHideJob = () => useApiMutation(hide, { optimistic: marking({ isHidden: true }) })
export const useUnhideJob = () => useApiMutation(unhide, { optimistic: marking({ isHidden: false }) })
export const useViewJob = () => useApiMutation(view)

export const useCreateSearch = () => useApiMutation(createSearch)
export const useSeeSearch = () =>
  useApiMutation(seeSearch, {
    optimistic: ({ params: { id } }) => [optimisticPatch(jobQueries.searches(), id, { newCount: 0 })],
  })
export const useUpdateSearch = () =>
  useApiMutation(updateSearch, {
    optimistic: ({ body: { id, search } }) => [optimisticPatch(jobQueries.searches(), id, search)],
  })
export const useDeleteSearch = () =>
  useApiMutation(deleteSearch, {
    optimistic: ({ query: { id } }) => [optimisticRemoval(jobQueries.searches(), id)],
  })
