// Workspace spec §3, §7: the signed-in person.
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '#contract/portal/auth.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { seedUsers } from '#seed/users.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'

async function bearer(api: TestApi): Promise<Record<string, string>> {
  const { body } = await api.send('POST', 'auth/sign-in', SAMPLE_CREDENTIALS)
  return { authorization: `Bearer ${(body as SignedIn).accessToken}` }
}

describe('common/user', () => {
  test('GET common/user: the user with id, name, email, avatar, status', async () => {
    const api = createTestApi()
    const { status, body } = await api.get('common/user', await bearer(api))
    expect(status).toBe(200)
    expect(body).toEqual(seedUsers()[0])
    expect(body).toMatchObject({
      name: 'Alex Morgan',
      status: 'online',
      avatar: expect.stringMatching(/^data:image\/svg/),
    })
  })

  test('PATCH common/user, body {user}: answers the updated user, and it stays so', async () => {
    const api = createTestApi()
    const headers = await bearer(api)
    const { status, body } = await api.send(
      'PATCH',
      'common/user',
      { user: { status: 'away', name: 'Alex M.' } },
      headers,
    )
    expect(status).toBe(200)
    expect(body).toEqual({ ...seedUsers()[0], status: 'away', name: 'Alex M.' })
    expect((await api.get('common/user', headers)).body).toEqual(body)
    const again = await api.send('POST', 'auth/sign-in', SAMPLE_CREDENTIALS)
    expect((again.body as SignedIn).user).toEqual(body)
  })

  test('id, e-mail address and what profiling decides are not for the person to change', async () => {
    const api = createTestApi()
    const user = { id: 'x', email: 'x@y.example', isProfilingCompleted: false, skillsToLearn: [] }
    const { body } = await api.send('PATCH', 'common/user', { user }, await bearer(api))
    expect(body).toEqual(seedUsers()[0])
  })

  test('without a valid token both answer 401, and nothing is written', async () => {
    const api = createTestApi()
    const { authorization = '' } = await bearer(api)
    const wrong: Record<string, string>[] = [
      { authorization: '' },
      { authorization: 'Bearer x' },
      { authorization: authorization.slice(7) },
      { authorization: `Basic ${authorization.slice(7)}` },
    ]
    for (const headers of wrong) {
      expect(await api.get('common/user', headers)).toMatchObject({ status: 401, body: { error: 'Invalid token' } })
      expect((await api.send('PATCH', 'common/user', { user: { name: 'Eve' } }, headers)).status).toBe(401)
    }
    expect((await api.get('common/user', { authorization })).body).toEqual(seedUsers()[0])
  })

  test('ill-typed input is answered with 400, and nothing is written', async () => {
    const api = createTestApi()
    const headers = await bearer(api)
    for (const user of [{ status: 'asleep' }, { name: '' }, { name: 5 }, { avatar: 5 }, null]) {
      expect((await api.send('PATCH', 'common/user', { user }, headers)).status).toBe(400)
    }
    expect((await api.get('common/user', headers)).body).toEqual(seedUsers()[0])
  })
})
