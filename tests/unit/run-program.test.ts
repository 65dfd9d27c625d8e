// Small programs in their sandbox: what they give, what they print, and why they give nothing. Whether a value is the right one.
import { describe, expect, test } from 'vitest'
import { isSameValue } from '#formats/js/same-value.ts'
import { valueText } from '#seed/items/javascript/program-data.ts'
import { runJs, runJsFor } from '#tests/setup/quickjs.ts'

const one = (program: string, call = 'f()') => runJs(program, call)[0]
const kindOf = (program: string) => one(program)?.problem?.kind

describe('a program', () => {
  test('gives for each call its value as text, also what JSON has no word for, and what a promise brings', () => {
    const values = [
      '[1, "a", null, { b: true, c: undefined }]',
      'undefined',
      '[NaN, -0, 2n]',
      'new Map([["a", new Set([1])]])',
    ]
    expect(values.map((value) => one(`const f = () => (${value})`)?.value)).toEqual([
      '[1, "a", null, {"b": true}]',
      'undefined',
      '[NaN, 0, 2n]',
      'Map [["a", Set [1]]]',
    ])
    expect(one('async function f() { await null; return [await 3] }')?.value).toBe('[3]')
    expect(runJs('let n = 0; const f = () => (n += 1)', 'const a = f(); a', 'const a = f(); [a, f()]')).toMatchObject([
      { value: '1' },
      { value: '[2, 3]' },
    ])
  })

  test('that fails says how and in which line of it, and what it had printed', () => {
    expect(one('function f() {\n  console.log("at", [1])\n  return a.b\n}')).toEqual({
      problem: { kind: 'error', text: "ReferenceError: 'a' is not defined", line: 3 },
      printed: ['at [1]'],
    })
    expect(one('function f( {')?.problem).toMatchObject({ kind: 'error', line: 1 })
    expect(one('const f = async () => { throw new RangeError("no") }')?.problem?.text).toBe('RangeError: no')
    expect(one('const f = () => { throw "plain" }')?.problem?.text).toBe('plain')
  })

  test('that does not end, grows, falls into itself or waits for nothing is stopped, and the next one runs', () => {
    const stopped = (program: string) => runJsFor(200, program, 'f()')[0]?.problem?.kind
    expect(stopped('const f = () => { for (;;) try { for (;;); } catch {} }')).toBe('time')
    expect(stopped('for (;;);')).toBe('time')
    expect(kindOf('const f = () => { const all = []; while (all.length < 1e6) all.push([1]) }')).toBe('memory')
    expect(kindOf('const f = () => f() + 1')).toBe('depth')
    expect(kindOf('const f = () => new Promise(() => {})')).toBe('waiting')
    expect(one('const f = () => 7')?.value).toBe('7')
  })

  test('finds neither a page, nor a network, nor timers, and reaches nothing of the one before', () => {
    const names = ['window', 'document', 'fetch', 'setTimeout', 'postMessage', 'indexedDB', 'require', 'process']
    expect(one(`const f = () => [${names.map((name) => `typeof ${name}`)}]`)?.value).toBe(
      valueText(names.map(() => 'undefined')),
    )
    expect(one('Array.prototype.map = () => []; JSON.stringify = () => "1"; const f = () => ["a"]')?.value).toBe(
      '["a"]',
    )
    expect(one('const f = () => typeof g; var g = 1')?.value).toBe('"number"')
    expect(one('const f = () => typeof g')?.value).toBe('"undefined"')
  })
})

test('a value is the same whatever the sequence of its keys, and not that of another type', () => {
  const same = (given: string, wanted: string) => isSameValue(given, wanted)
  expect(same('{"b": [1, 2], "a": 0.30000000000000004}', '{"a": 0.3, "b": [1, 2]}')).toBe(true)
  expect(same('[2, 1]', '[1, 2]')).toBe(false)
  expect(same('"1"', '1')).toBe(false)
  expect(same('{"a": 1}', '{"a": 1, "b": null}')).toBe(false)
  expect(same('[undefined]', '[null]')).toBe(false)
})
