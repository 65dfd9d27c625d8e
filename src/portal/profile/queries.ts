// What the profile reads.
import { applicationsApi } from '#contract/portal/applications.ts'
import { profileApi } from '#contract/portal/profile.ts'
import { profilingApi } from '#contract/portal/profiling.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { diff, learning, profile, resume, resumes } = profileApi.endpoints

export const profileQueries = {
  profile: () => apiQuery(profile, {}),
  resumes: () => apiQuery(resumes, {}),
  resume: (id: string) => apiQuery(resume, { params: { id } }),
  /** One of the person's applications, with the resume that went with it. */
  application: (id: string) => apiQuery(applicationsApi.endpoints.application, { params: { id } }),
  diff: (from: string, to = 'current') => apiQuery(diff, { query: { from, to } }),
  learning: () => apiQuery(learning, {}),
  /** The answers of the profiling, of which the roles that are wanted and the conditions are changed here too ... */
  answers: () => apiQuery(profilingApi.endpoints.answers, {}),
  /** ... and its questions. */
  questionnaire: () => apiQuery(profilingApi.endpoints.questionnaire, {}),
}
