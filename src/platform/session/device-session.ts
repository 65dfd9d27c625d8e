// Registers the owner of a portal's token with the device's back end, which cannot read it from the token itself. The demo portal's tokens name their owner.
import { userApi } from '#contract/portal/user.ts'
import { deviceApi } from '#contract/shell/device.ts'
import { callDevice } from '#platform/api/device-door.ts'
import { currentUserId } from '#platform/remote/owner-id.ts'
import { callRemote } from '#platform/remote/remote-call.ts'
import { getSession, sessionSignal } from './session.ts'

let opened: { readonly token: string; readonly done: Promise<void> } | undefined

/** Resolves when the present token opens its person's workspace. Cheap after the first time. */
export function openDeviceSession(portalUrl: string): Promise<void> {
  const { accessToken } = getSession()
  if (accessToken === null) return Promise.resolve()
  if (opened?.token !== accessToken) opened = { token: accessToken, done: open(portalUrl) }
  const { done } = opened
  done.catch(() => {
    if (opened?.done === done) opened = undefined
  })
  return done
}

/** The person has given the password: the token that they got for it opens the workspace, whatever was locked. */
export async function unlockDeviceSession(portalUrl: string, token: string, userId: string): Promise<void> {
  const body = { portal: originOf(portalUrl), userId, unlocks: true }
  await callDevice(deviceApi.endpoints.openSession, { body }, { token: { authorization: `Bearer ${token}` } })
}

async function open(portalUrl: string): Promise<void> {
  const userId = (await currentUserId()) ?? (await learnUserId(portalUrl))
  if (userId !== undefined)
    await callDevice(
      deviceApi.endpoints.openSession,
      { body: { portal: originOf(portalUrl), userId } },
      { signal: sessionSignal() },
    )
}

const originOf = (portalUrl: string): string => new URL(portalUrl, location.origin).origin

/** A token without an owner: the portal knows whose it is, and owner-id.ts stores that. */
async function learnUserId(portalUrl: string): Promise<string | undefined> {
  await callRemote(portalUrl, userApi.endpoints.user, {}, { signal: sessionSignal() })
  return currentUserId()
}
