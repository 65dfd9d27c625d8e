// What the profile reads.
import { profileApi } from '#contract/portal/profile.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { diff, learning, profile, resumes } = profileApi.endpoints

export const profileQueries = {
  profile: () => apiQuery(profile, {}),
  resumes: () => apiQuery(resumes, {}),
  diff: (from: string, to = 'current') => apiQuery(diff, { query: { from, to } }),
  learning: () => apiQuery(learning, {}),
}
