// Sends a request to the device's back end: to the worker, or in the page where there is none. The one bridge from the page to sw/api.
// @chunk forms
import { noticeNewerBuild } from '#platform/offline/register-worker.ts'

/** The address of the device's back end, without a slash at the end. */
export const apiBase = `${import.meta.env.BASE_URL}api`

/**
 * [Note: First load has no worker]
 * On the first visit, after a shift-reload, in a private window or a browser without workers, no worker controls the page. It does not wait for
 * one: the same back end runs in the page, over the same database. Decided anew for each request, so that the worker takes over whenever it can.
 *
 * A write carries its idempotency key, so that sending it again through the other door cannot apply it twice.
 */
export async function send(request: Request): Promise<Response> {
  if (only) return only.fetch(request)
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

/** Something that answers a request: the back end, wherever it runs. */
export interface Door {
  fetch(request: Request): Response | Promise<Response>
}

let inPage: Promise<Door> | undefined

/** ms for which a worker that is being installed is waited for, before the page's own back end is loaded for nothing. */
const WORKER_MS = 4000

/**
 * Gets a door ready before it is needed: the worker, where one comes in time, else the back end in the page.
 * For what can wait; a call that is made meanwhile does not.
 */
export async function prepareDoor(): Promise<void> {
  if (only || isControlled()) return
  const workers = globalThis.navigator?.serviceWorker
  if (workers) {
    await Promise.race([
      new Promise((resolve) => setTimeout(resolve, WORKER_MS)),
      new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true })),
    ])
  }
  if (!isControlled()) await openInPage()
}

let only: Door | undefined

/**
 * Sends everything to this back end from now on: for tests, each over a database of its own.
 * @internal
 */
export function sendOnlyTo(door: Door): void {
  only = door
}

async function sendInPage(request: Request): Promise<Response> {
  askForControl()
  const response = await (await openInPage()).fetch(request)
  if (response.type === 'error') throw new TypeError('A part of the back end could not be loaded')
  return response
}

function openInPage(): Promise<Door> {
  inPage ??= import('#sw/api/device.ts').then(({ createDeviceApi }) =>
    createDeviceApi(apiBase, { onNewer: noticeNewerBuild }),
  )
  // A chunk that could not be loaded is requested again.
  inPage.catch(() => {
    inPage = undefined
  })
  return inPage
}

/** After a shift-reload the worker is there but does not control the page; it takes control on request. */
function askForControl(): void {
  void globalThis.navigator?.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage({ type: 'CLAIM' }))
}
