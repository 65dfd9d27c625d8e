// Heads that name a user of their file are right, or name none.
import { expect, test } from 'vitest'
import { wrongUsers } from '../scripts/named-users.mjs'
import { readSources } from '../scripts/sources.mjs'

test('a head names a file as its user only where that file imports it', () => {
  const sources = readSources(['src', 'sw', 'seed', 'tests', 'e2e', 'scripts', 'vite-plugins'], /\.(ts|tsx|mjs)$/)
  expect(wrongUsers(sources)).toEqual([])
})

test.each([
  ['// Saves. Used by b.ts.\n// @chunk one\n', 1],
  ['// Saves. Used by c.ts and a\n// file. Loaded by src/b.ts with the first.\n', 1],
  ['// Saves. Used by c.ts.\n', 0],
  ['// Saves what b.ts reads by hand.\n', 0],
  ["import { b } from './b.ts'\n// Used by b.ts.\n", 0],
])('%s has %i wrong users', (text, count) => {
  const users = [
    { path: 'src/b.ts', text: "import { d } from './d.ts'" },
    { path: 'src/c.ts', text: "import { a } from './a.ts'" },
  ]
  expect(wrongUsers([{ path: 'src/a.ts', text }, ...users]).length).toBe(count)
})
