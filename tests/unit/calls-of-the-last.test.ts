// A write is its person's who made it, whoever is signed in when it is sent: the device knows by its token in whose workspace it lands.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { taskManagementApi } from '#contract/apps/task-management.ts'
import { call } from '#platform/api/call.ts'
import { sendOnlyTo } from '#platform/api/transport.ts'
import { setConfig } from '#platform/config.ts'
import { bearer, dispatchSession } from '#platform/session/session.ts'

beforeEach(() => vi.stubGlobal('location', { origin: 'https://cairn.example' }))
afterEach(() => {
  dispatchSession({ type: 'signed-out' })
  setConfig(undefined)
  vi.unstubAllGlobals()
})

/** @returns the Authorization header of their session */
function arrive(person: string): string | undefined {
  const accessToken = `e30.${btoa(JSON.stringify({ sub: person }))}.`
  const answer = { accessToken, tokenExpiryTime: '2126-11-17T09:00:00.000Z' }
  dispatchSession({ type: 'signed-in', answer, rememberMe: false })
  return bearer().authorization
}

test('a write that waits until its person’s workspace is open is not sent for who signs in meanwhile', async () => {
  setConfig({ portalUrl: 'https://portal.example' })
  const requested: { path: string; token: string | null }[] = []
  const opening = Promise.withResolvers<void>()
  sendOnlyTo({
    async fetch({ url, headers }) {
      const path = new URL(url).pathname
      requested.push({ path, token: headers.get('authorization') })
      if (path.endsWith('device/session')) await opening.promise
      return Response.json(true)
    },
  })
  const alex = arrive('alex')
  const written = call(taskManagementApi.endpoints.createTask, { body: { type: 'task' } }).catch(() => undefined)
  await expect.poll(() => requested).toEqual([{ path: '/api/device/session', token: alex }])
  arrive('blake')
  opening.resolve()
  await written
  expect(requested.slice(1)).toEqual([{ path: '/api/apps/tasks/task', token: alex }])
})
