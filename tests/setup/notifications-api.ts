// The back end with two people who have signed in, and the notifications of one of them.
import type { Notification } from '#contract/portal/notifications.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { createTestApi, TEST_NOW, type TestApi } from './test-api.ts'

/** Another person of this portal, whose list begins empty. */
export const OTHER_ID = 'mira-solberg'

export interface People {
  readonly api: TestApi
  /** Headers of the sample person's requests, and of the other's. */
  readonly mine: Record<string, string>
  readonly others: Record<string, string>
}

export async function signedInPeople(): Promise<People> {
  const api = createTestApi({ only: ['applications', 'auth', 'changes', 'jobs', 'notifications', 'skills', 'user'] })
  const { body } = await api.send('POST', 'auth/sign-in', SAMPLE_CREDENTIALS)
  const { token } = await createTokens(() => TEST_NOW).issue(OTHER_ID)
  const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` })
  return { api, mine: bearer((body as { accessToken: string }).accessToken), others: bearer(token) }
}

export const listOf = async (api: TestApi, headers: Record<string, string>): Promise<Notification[]> =>
  (await api.get('notifications/all', headers)).body as Notification[]
