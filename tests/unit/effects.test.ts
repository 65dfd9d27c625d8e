// What a refused call does besides failing belongs to the app that is open.
import { expect, test, vi } from 'vitest'
import { applyEffect, handleEffects } from '#platform/api/errors.ts'

test('a closed app has no effects: what it still asked for is refused in vain', () => {
  const first = vi.fn()
  const stop = handleEffects(first)
  applyEffect('toast', 'Not found', false)
  expect(first).toHaveBeenCalledExactlyOnceWith('toast', 'Not found', false)
  stop()
  applyEffect('toast', 'Not found', false)
  expect(first).toHaveBeenCalledOnce()
})

test('an app that is closed late leaves the next one its effects', () => {
  const stopFirst = handleEffects(vi.fn())
  const second = vi.fn()
  handleEffects(second)
  stopFirst()
  applyEffect('reload', '', false)
  expect(second).toHaveBeenCalledOnce()
})
