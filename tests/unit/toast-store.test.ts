// The queue of toasts: how long each stays, and what stops its clock.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyPageState } from '#platform/page-state.ts'
import { onAnnounce } from '#ui/announce.ts'
import {
  answerToast,
  dismissToast,
  holdOffers,
  pauseToasts,
  resumeToasts,
  showToast,
  toastStore,
  UNDO_WINDOW_MS,
} from '#ui/toast-store.ts'

const shown = () => toastStore.read().map(({ message }) => message)
const undo = { label: 'Undo', onAction: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  resumeToasts()
  for (const { id } of toastStore.read()) dismissToast(id)
  vi.clearAllMocks()
  vi.useRealTimers()
})

test('a destructive act is done at once and offers undo for 8 s', () => {
  showToast({ message: 'Task deleted', action: undo })
  vi.advanceTimersByTime(7999)
  expect(shown()).toEqual(['Task deleted'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
  expect(undo.onAction).not.toHaveBeenCalled()
})

test('held offers have no clock, until the app is over', () => {
  holdOffers()
  showToast({ message: 'Saved' })
  showToast({ message: 'Task deleted', action: undo })
  pauseToasts()
  resumeToasts()
  vi.advanceTimersByTime(UNDO_WINDOW_MS)
  expect(shown()).toEqual(['Task deleted'])
  emptyPageState()
  showToast({ message: 'Task moved', action: undo })
  vi.advanceTimersByTime(UNDO_WINDOW_MS)
  expect(shown()).toEqual([])
})

test('why something was refused is said once, whoever says it first', () => {
  showToast({ kind: 'error', message: 'This is too large.' })
  showToast({ kind: 'error', message: 'Couldn’t add the card. This is too large.' })
  showToast({ message: 'This is too large.' })
  expect(shown()).toEqual(['Couldn’t add the card. This is too large.', 'This is too large.'])
})

test('undo is done once, and its toast goes', () => {
  const id = showToast({ message: 'Task deleted', action: undo })
  answerToast(id)
  answerToast(id)
  expect(undo.onAction).toHaveBeenCalledTimes(1)
  expect(shown()).toEqual([])
})

test('the clock stands still while a toast is hovered or focused, and goes on from there', () => {
  showToast({ message: 'Task deleted', action: undo })
  vi.advanceTimersByTime(5000)
  pauseToasts()
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['Task deleted'])
  resumeToasts()
  vi.advanceTimersByTime(UNDO_WINDOW_MS - 5000 - 1)
  expect(shown()).toEqual(['Task deleted'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test('a toast that comes while another is hovered waits with it', () => {
  pauseToasts()
  showToast({ message: 'Saved' })
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['Saved'])
  resumeToasts()
  vi.advanceTimersByTime(5000)
  expect(shown()).toEqual([])
})

test('a toast that is answered under the hand holds up none that comes after it', () => {
  pauseToasts()
  answerToast(showToast({ message: 'Task deleted', action: undo }))
  showToast({ message: 'Task restored' })
  vi.advanceTimersByTime(5000)
  expect(shown()).toEqual([])
})

test('an error stays until it is dismissed', () => {
  const id = showToast({ message: 'Could not be saved', kind: 'error' })
  vi.advanceTimersByTime(3_600_000)
  expect(shown()).toEqual(['Could not be saved'])
  dismissToast(id)
  expect(shown()).toEqual([])
})

test('the three newest toasts are shown', () => {
  for (const message of ['one', 'two', 'three', 'four']) showToast({ message })
  expect(shown()).toEqual(['two', 'three', 'four'])
})

test('what a toast says is said to assistive technology, its action too', () => {
  const said: string[] = []
  onAnnounce(() => undefined)()
  const stop = onAnnounce((message) => said.push(message))
  showToast({ message: 'Task deleted.', action: undo })
  stop()
  expect(said).toEqual(['Task deleted. Undo'])
})
