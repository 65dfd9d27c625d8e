// The queue of toasts: who shows them (toast.tsx) subscribes, who has something to say calls `showToast`. No React, so that anything may import it.
// @chunk signed-in
import { pageState } from '#platform/page-state.ts'
import { announce } from './announce.ts'

export interface ToastAction {
  label: string
  onAction: () => unknown
}

export interface ToastRequest {
  message: string
  kind?: 'info' | 'success' | 'error'
  /** One way to answer, such as undo. A toast with an action stays for the undo window. */
  action?: ToastAction
  /** Another way, such as going to what was made. */
  second?: ToastAction
  /** How long it stays, in ms; null until dismissed. Errors stay unless they say otherwise. */
  duration?: number | null
}

export interface Toast extends ToastRequest {
  id: number
  duration: number | null
}

/** The time in which a change can be undone from its toast. @internal */
export const UNDO_WINDOW_MS = 8000
const SHORT_MS = 5000
const MOST_AT_ONCE = 3

export const toastStore = pageState<readonly Toast[]>([], () => publish([]))
const lastId = pageState(0)
const isPaused = pageState(false)
const isHeld = pageState(false)
const clocks = new Map<number, { left: number; since: number; timer: ReturnType<typeof setTimeout> | undefined }>()

/** Shows a toast and announces it to assistive technology. Returns its id. */
export function showToast(request: ToastRequest): number {
  const stays = request.kind === 'error' ? null : request.action ? UNDO_WINDOW_MS : SHORT_MS
  const toast: Toast = {
    ...request,
    id: lastId.read() + 1,
    duration: request.duration === undefined ? stays : request.duration,
  }
  lastId.set(toast.id)
  // The caller's error has the reason behind what failed; the error catalogue has shown the reason alone.
  const isSaid = ({ kind, message }: Toast) =>
    kind === 'error' && request.kind === 'error' && request.message.includes(message)
  publish([...toastStore.read().filter((one) => !isSaid(one)), toast].slice(-MOST_AT_ONCE))
  if (toast.duration !== null && !(isHeld.read() && toast.action)) {
    clocks.set(toast.id, { left: toast.duration, since: 0, timer: undefined })
    if (!isPaused.read()) start(toast.id)
  }
  announce([request.message, request.second?.label, request.action?.label].filter(Boolean).join(' '))
  return toast.id
}

/** Replaces the text of a toast that is shown; it is not announced again. */
export function reviseToast(id: number, message: string): void {
  publish(toastStore.read().map((toast) => (toast.id === id ? { ...toast, message } : toast)))
}

export function dismissToast(id: number): void {
  publish(toastStore.read().filter((toast) => toast.id !== id))
}

/** Removes all of them, and the last announcement: they are about somebody who is gone. */
export function clearToasts(): void {
  publish([])
  announce('')
}

/** Does what the toast offers, once, and takes it away. */
export function answerToast(id: number, which: 'action' | 'second' = 'action'): void {
  const toast = toastStore.read().find((one) => one.id === id)
  dismissToast(id)
  toast?.[which]?.onAction()
}

/** Stops all clocks while a toast is hovered or focused. */
export function pauseToasts(): void {
  if (isPaused.read()) return
  isPaused.set(true)
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer)
    clock.left -= performance.now() - clock.since
  }
}

export function resumeToasts(): void {
  if (!isPaused.read()) return
  isPaused.set(false)
  for (const id of clocks.keys()) start(id)
}

/**
 * From now on what a toast offers stays until it is taken, closed or too much, however long that takes. Until the app is over. For tests.
 * @internal
 */
export function holdOffers(): void {
  isHeld.set(true)
}

function start(id: number): void {
  const clock = clocks.get(id)
  if (!clock) return
  clock.since = performance.now()
  clock.timer = setTimeout(() => dismissToast(id), Math.max(0, clock.left))
}

function publish(next: readonly Toast[]): void {
  // A hovered or focused element is gone, and fires no leave event.
  if (next.length === 0) isPaused.set(false)
  for (const [id, clock] of clocks) {
    if (next.some((toast) => toast.id === id)) continue
    clearTimeout(clock.timer)
    clocks.delete(id)
  }
  toastStore.set(next)
}
