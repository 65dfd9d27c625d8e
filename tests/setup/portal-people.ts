// The back end with two people of the portal who have signed in.
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { createTestApi, TEST_NOW, type TestApi } from './test-api.ts'

export const OTHER = 'mira-solberg'

export async function portalPeople(only: readonly string[]) {
  const api: TestApi = createTestApi({ only: ['auth', 'user', 'skills', 'jobs', 'settings', ...only] })
  const { body } = await api.send('POST', 'auth/sign-in', SAMPLE_CREDENTIALS)
  const { token } = await createTokens(() => TEST_NOW).issue(OTHER)
  const mine = { authorization: `Bearer ${(body as { accessToken: string }).accessToken}` }
  const others = { authorization: `Bearer ${token}` }
  await api.get('common/user', mine)
  const user = { id: OTHER, name: 'Mira Solberg', email: 'mira@mail.example', avatar: null, status: 'online' }
  await api.db.table('users').put({ ...user, isProfilingCompleted: false, skillsToLearn: [] })
  return { api, mine, others }
}
