// What must be nowhere on the device: passwords, tokens of mails that have been used, and whoever deleted their account. All that the back end stores is
// searched after each step, over the databases, journals and snapshots that a device has. e2e/secrets.spec.ts does the same by the real screens.
import { afterAll, expect, test, vi } from 'vitest'
import type { SignedIn, SimulatedMail } from '#contract/portal/auth.ts'
import { passwords, person } from '#e2e/canaries.ts'
import { storedHereUnder, tracesHere } from '#e2e/traces.ts'
import { openDevice } from '#tests/setup/device-in-node.ts'

const device = openDevice()
afterAll(() => vi.unstubAllGlobals())

const [FIRST, SECOND, THIRD, WRONG] = Object.values(passwords) as [string, string, string, string]

type Headers = Record<string, string>

async function post(path: string, body: object, headers?: Headers, status = 200): Promise<unknown> {
  const answer = await device.send('POST', path, body, headers)
  expect([path, answer.status]).toEqual([path, status])
  return answer.status === 204 ? undefined : answer.json()
}

/** @returns the token of the newest mail */
async function tokenOfMail(): Promise<string> {
  const [mail] = (await (await device.send('GET', `auth/demo-mail?email=${person.email}`)).json()) as SimulatedMail[]
  const token = new URLSearchParams(mail?.link.split('?')[1]).get('token') ?? ''
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  return token
}

async function signedIn(password: string): Promise<Headers & { id: string }> {
  const { user, accessToken } = (await post('auth/sign-in', { email: person.email, password })) as SignedIn
  return { authorization: `Bearer ${accessToken}`, id: user.id }
}

/** As the page stores one (src/platform/workspace/snapshots.ts). */
async function takeSnapshot(owner: string, headers: Headers): Promise<void> {
  const file = await device.send('GET', 'workspace/snapshot', undefined, headers)
  expect(file.status).toBe(200)
  await (await caches.open(`cairn-snapshots ${owner}`)).put('http://localhost/snapshots/one', file)
}

async function signUp(): Promise<void> {
  await post('auth/sign-up', { ...person, password: FIRST, language: 'en', termsVersion: 'test' })
}

test('what is planted in any kind of store is found: table, cache, journal, snapshot, storages', async () => {
  const alex = (await post('auth/sign-in', { email: 'alex.morgan@cairn.example', password: 'cairn-demo' })) as SignedIn
  const headers = { authorization: `Bearer ${alex.accessToken}` }
  const canary = 'canary of bright feathers'
  const words = { canary }
  expect(await tracesHere(words)).toEqual([])
  const found: string[] = []
  const newlyFound = async () => {
    const all = await tracesHere(words)
    const added = all.filter((trace) => !found.includes(trace))
    found.push(...added)
    return added
  }

  await post('apps/notes', { note: { title: 'Birds', content: canary } }, headers)
  const own = `cairn ${alex.user.id}`
  expect(await newlyFound()).toEqual(
    expect.arrayContaining([
      `cache cairn-journal ${alex.user.id}: canary`,
      `database ${own} notes: canary`,
      `database ${own} changes: canary`,
      `database ${own} replies: canary`,
    ]),
  )
  await takeSnapshot(alex.user.id, headers)
  expect(await newlyFound()).toEqual([`cache cairn-snapshots ${alex.user.id}: canary`])
  await (await caches.open('portal somebody')).put('http://localhost/portal/profile', Response.json({ about: canary }))
  expect(await newlyFound()).toEqual(['cache portal somebody: canary'])
  for (const [name, trace] of [
    ['localStorage', 'local storage'],
    ['sessionStorage', 'session storage'],
  ] as const) {
    vi.stubGlobal(name, { draft: canary })
    expect(await newlyFound()).toEqual([`${trace}: canary`])
    vi.stubGlobal(name, {})
  }
  await caches.open(canary)
  expect(await newlyFound()).toEqual(['the name of a cache: canary'])
})

test('no password and no token that was used is kept: after sign-up, activation, a wrong password, another one, a reset, signing out', async () => {
  const secrets: Record<string, string> = { ...passwords }
  const nothing = async (step: string) => expect([step, await tracesHere(secrets)]).toEqual([step, []])
  await signUp()
  await nothing('signed up')
  const activation = await tokenOfMail()
  expect(await tracesHere({ activation })).toEqual(
    expect.arrayContaining(['database cairn-accounts accountMails: activation']),
  )
  secrets['the token of the activation'] = activation
  await post('auth/activate-account', { token: activation })
  await nothing('activated')
  await post('auth/sign-in', { email: person.email, password: WRONG }, undefined, 404)
  await nothing('a wrong password')

  const first = await signedIn(FIRST)
  await nothing('signed in')
  await post('auth/verify-password', { password: WRONG }, first, 400)
  const { token: proof } = (await post('auth/verify-password', { password: FIRST }, first)) as { token: string }
  secrets['the proof of the password'] = proof
  await nothing('the password proven')
  await post('auth/change-password', { token: proof, password: SECOND }, first)
  await nothing('another password')
  await post('auth/unlock-session', { email: person.email, password: SECOND }, first)
  await nothing('unlocked')
  await takeSnapshot(first.id, first)
  await nothing('a snapshot')
  await post('auth/sign-out', {}, first, 204)
  await nothing('signed out')

  await post('auth/forgot-password', { email: person.email })
  const reset = await tokenOfMail()
  await post('auth/reset-password', { token: reset, password: 'weak' }, undefined, 400)
  secrets['the token of the reset'] = reset
  await post('auth/reset-password', { token: reset, password: THIRD })
  await nothing('reset')
  await signedIn(THIRD)
  await nothing('signed in again')
})

test('who deletes their account leaves neither name nor address nor workspace in anything that is kept', async () => {
  const nora = await signedIn(THIRD)
  await post('apps/notes', { note: { title: person.lastName, content: person.firstName } }, nora)
  await post('auth/forgot-password', { email: person.email })
  await post('auth/sign-in', { email: person.email, password: WRONG }, undefined, 404)
  await takeSnapshot(nora.id, nora)
  const words = { 'first name': person.firstName, 'last name': person.lastName, address: person.email, id: nora.id }
  expect(await tracesHere(words)).toEqual(
    expect.arrayContaining([
      'database cairn-accounts accountMails: address',
      'database cairn-accounts accounts: last name',
      `database cairn ${nora.id} notes: first name`,
      `cache cairn-snapshots ${nora.id}: last name`,
    ]),
  )
  expect(await storedHereUnder(nora.id)).toEqual([
    `cairn ${nora.id}`,
    `cairn-journal ${nora.id}`,
    `cairn-snapshots ${nora.id}`,
  ])
  const erased = await device.send('DELETE', 'settings/account', undefined, nora)
  expect(await erased.json()).toBe(true)
  expect(await tracesHere({ ...words, ...passwords })).toEqual([])
  // Nor after the back end, which remembers, has been called again.
  expect((await device.send('GET', 'common/user', undefined, nora)).status).toBe(401)
  await post('auth/sign-in', { email: person.email, password: THIRD }, undefined, 404)
  expect(await storedHereUnder(nora.id)).toEqual([])
})
