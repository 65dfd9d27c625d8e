// The worker with QuickJS: what it gives, and that a program that does not end is stopped within the time that the page waits.
import { afterEach, expect, test } from 'vitest'
import { programRunner } from '#portal/skills/program-runner.ts'

const { leave, runOn } = programRunner
afterEach(leave)

test('a program is run for each call in a world of its own; one that does not end is stopped for all of them, and the next one is run', {
  tags: 'extended',
}, async () => {
  const counting = 'let n = 0\nfunction f(by) {\n  n += by\n  return [n]\n}'
  expect(await runOn(['f(2)', 'f(3)', 'g()'], counting)).toEqual([
    { value: '[2]', printed: [] },
    { value: '[3]', printed: [] },
    { problem: { kind: 'error', text: "ReferenceError: 'g' is not defined" }, printed: [] },
  ])
  const began = performance.now()
  const endless = await runOn(['f(0)', 'f(1)', 'f(1)'], 'function f(by) { while (by === 1); return by }')
  expect(endless?.map(({ value, problem }) => value ?? problem?.kind)).toEqual(['0', 'time', 'time'])
  expect(performance.now() - began).toBeLessThan(4000)
  expect(await runOn(['f()'], 'const f = () => 7')).toMatchObject([{ value: '7' }])
})
