// Heads that name a user of their file are right, or name none.
import { expect, test } from 'vitest'
import { wrongUsers } from '../scripts/named-users.mjs'
import { readSources } from '../scripts/sources.mjs'

/** Files whose heads are wrong about their users. The list only shrinks. */
const WRONG: readonly string[] = [
  'src/apps/contacts/detail/use-focus-after-editing.ts',
  'src/apps/contacts/list/use-neighbours.ts',
  'src/apps/notes/board/note-card.tsx',
  'src/apps/tasks/add/use-add-line.ts',
  'src/apps/tasks/filter-bar.tsx',
  'src/apps/tasks/toolbar.tsx',
  'src/apps/tasks/use-hits.ts',
  'src/apps/tasks/use-task-rows.ts',
  'src/contract/apps/tasks.ts',
  'src/contract/shell/changes.ts',
  'src/contract/shell/workspace.ts',
  'src/shell/messages/messages-panel.tsx',
  'src/shell/notifications/notifications-panel.tsx',
  'src/shell/shortcuts/shortcuts-panel.tsx',
]

test('a head names a file as its user only where that file imports it', () => {
  const sources = readSources(['src', 'sw', 'seed', 'tests', 'e2e', 'scripts', 'vite-plugins'], /\.(ts|tsx|mjs)$/)
  const wrong = new Set(wrongUsers(sources).map(({ path }) => path))
  expect(
    [...wrong].filter((path) => !WRONG.includes(path)),
    'Leave the user out',
  ).toEqual([])
  expect(
    WRONG.filter((path) => !wrong.has(path)),
    'Remove it from the list',
  ).toEqual([])
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
