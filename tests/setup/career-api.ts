// The back end with the career domains and two people who have signed in.

import type { JobPage } from '#contract/portal/job-page.ts'
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { type Answer, createTestApi, TEST_NOW, type TestApi } from './test-api.ts'

/** Another person of this portal, who has nothing yet. */
const OTHER_ID = 'mira-solberg'

export interface CareerApi {
  readonly api: TestApi
  /** Calls of the sample person. */
  get(path: string): Promise<Answer>
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** The same at a later time, ms since the epoch; a token lasts for hours only. */
  at(now: number): Promise<CareerApi>
  /** Headers of the other person's requests. */
  readonly others: Record<string, string>
}

export const CAREER_DOMAINS = ['applications', 'auth', 'career', 'changes', 'jobs', 'notifications', 'skills', 'user']

export async function careerApi(api = createTestApi({ only: CAREER_DOMAINS })): Promise<CareerApi> {
  const { body } = await api.send('POST', 'auth/sign-in', SAMPLE_CREDENTIALS)
  const { token } = await createTokens(() => TEST_NOW).issue(OTHER_ID)
  const mine = { authorization: `Bearer ${(body as { accessToken: string }).accessToken}` }
  return {
    api,
    get: (path) => api.get(path, mine),
    send: (method, path, sent, headers) => api.send(method, path, sent, { ...mine, ...headers }),
    at: (now) => {
      api.setNow(now)
      return careerApi(api)
    },
    others: { authorization: `Bearer ${token}` },
  }
}

export const jobsOf = async ({ get }: CareerApi, query = ''): Promise<JobPage> =>
  (await get(`career/jobs${query}`)).body as JobPage

/** How well a job fits; NaN where levels are not to be compared. */
export const scoreOf = ({ match }: Pick<JobDetail, 'match'>): number => match?.score ?? Number.NaN

export const jobOf = async ({ get }: CareerApi, id: string): Promise<JobDetail> =>
  (await get(`career/jobs/${id}`)).body as JobDetail
