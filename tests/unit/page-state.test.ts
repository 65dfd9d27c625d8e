// What a page holds once: followed by who imports it, and emptied with its app.
import { expect, test } from 'vitest'
import { emptyPageState, pageMap, pageState } from '#platform/page-state.ts'
import { showToast, toastStore } from '#ui/toast-store.ts'

test('tells who follows it of each change, until they stop', () => {
  const count = pageState(0)
  const heard: number[] = []
  const stop = count.subscribe(() => heard.push(count.read()))
  count.set(1)
  count.set(2)
  stop()
  count.set(3)
  expect(heard).toEqual([1, 2])
  expect(count.read()).toBe(3)
})

test('is emptied with all others: to what it held at first, told to who follows, with what it held stopped', () => {
  const stopped: (string | undefined)[] = []
  const timer = pageState<string | undefined>(undefined, (held) => stopped.push(held))
  const name = pageState('nobody')
  const heard: string[] = []
  name.subscribe(() => heard.push(name.read()))
  timer.set('in ten seconds')
  name.set('Alex')
  emptyPageState()
  expect([timer.read(), name.read()]).toEqual([undefined, 'nobody'])
  expect(stopped).toEqual(['in ten seconds'])
  expect(heard).toEqual(['Alex', 'nobody'])
})

test('a map is emptied with all others, and what was in it let go', () => {
  const released: string[] = []
  const locks = pageMap<string, string>((held) => released.push(...held.values()))
  locks.set('one', 'the first').set('two', 'the second')
  emptyPageState()
  expect([...locks]).toEqual([])
  expect(released).toEqual(['the first', 'the second'])
})

test('a toast of one app is not there for the next', () => {
  showToast({ message: 'Saved' })
  expect(toastStore.read()).toHaveLength(1)
  emptyPageState()
  expect(toastStore.read()).toEqual([])
})
