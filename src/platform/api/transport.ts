// Chooses the door to the back end for each request. Used by call.ts alone; the one bridge from the page to sw/api.
import type { Hono } from 'hono'

/** Where the device's back end stands, without a slash at the end. */
export const apiBase = `${import.meta.env.BASE_URL}api`

/**
 * [Note: First load has no worker]
 * On the first visit, after a shift-reload, in a private window or a browser without workers, no worker controls the page. It does not wait for
 * one: the same back end runs in the page, over the same database. Decided anew for each request, so that the worker takes over whenever it can.
 *
 * A write carries its idempotency key, so that sending it again through the other door cannot apply it twice.
 */
export async function send(request: Request): Promise<Response> {
  if (!isControlled()) return sendInPage(request)
  const retry = request.clone()
  try {
    return await fetch(request)
  } catch (error) {
    if (request.signal.aborted) throw error
    return sendInPage(retry)
  }
}

const isControlled = (): boolean => Boolean(globalThis.navigator?.serviceWorker?.controller)

let inPage: Promise<Hono> | undefined

async function sendInPage(request: Request): Promise<Response> {
  askForControl()
  inPage ??= import('#sw/api/device.ts').then(({ createDeviceApi }) => createDeviceApi(apiBase))
  return (await inPage).fetch(request)
}

/** After a shift-reload the worker is there but does not control the page; it takes it back when asked. */
function askForControl(): void {
  void globalThis.navigator?.serviceWorker?.getRegistration().then((registration) => registration?.active?.postMessage({ type: 'CLAIM' }))
}
