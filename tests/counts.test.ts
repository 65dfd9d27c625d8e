// What the kit has made one of stays so: plants more of it, and sees it counted.
import { expect, test } from 'vitest'
import { TASKS_LINES, tooMany } from '../scripts/counts.mjs'

const files = (count: number, text: string, folder = 'src/portal/home') =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/file-${index}.tsx`, text }))
const found = (sources: { path: string; text: string }[]) => tooMany(sources).map(({ path, line }) => `${path}:${line}`)

test.each([
  ['a toast with Undo', 3, 'showToast({ message, action: { label: t`Undo`, onAction } })'],
  ['an error of its own', 10, 'return <ErrorState title={t`No.`} /> ?? <ErrorState title={t`No.`} />'],
])('%s may be in so many files and no more', (_, most, text) => {
  expect(found(files(most, text))).toEqual([])
  expect(found(files(most + 1, text))).toEqual([`src/portal/home/file-${most}.tsx:1`])
})

test('tasks may have the lines that they have, and no more', () => {
  const most = TASKS_LINES
  const lines = (count: number) => [{ path: 'src/apps/tasks/all.ts', text: `${'export const a = 1\n'.repeat(count)}` }]
  expect(found(lines(most))).toEqual([])
  expect(found(lines(most + 1))).toEqual([`src/apps/tasks/all.ts:${most + 1}`])
  expect(found(lines(most + 1).map(({ text }) => ({ path: 'src/apps/chat/all.ts', text })))).toEqual([])
})

test.each([
  "import { useTasks } from '#apps/tasks/tasks-context.ts'",
  "const load = () => import('#portal/home/home-screen.tsx')",
  "import type { Theme } from '../../shell/theme.ts'",
])('the kit imports no screen: %s', (text) => {
  expect(found([{ path: 'src/kit/list/row.tsx', text }])).toEqual(['src/kit/list/row.tsx:1'])
  expect(found([{ path: 'src/apps/tasks/row.tsx', text }])).toEqual([])
})

test.each([
  'let open = false',
  'export let open = false',
  'let a = 1, b = 2',
  'var open',
  'const open = new Set<string>()',
  'export const open = new Map()',
])('a module has no variable of its own: %s', (text) => {
  expect(found([{ path: 'src/shell/open.ts', text: `// Head.\n${text}\n` }])).toEqual(['src/shell/open.ts:2'])
})

test.each([
  'const open = false',
  "const names = new Set(['a'])",
  'const none: ReadonlySet<string> = new Set()',
  'const open = () => {\nconst seen = new Set()\nreturn seen }',
  'export function count() {\n  let sum = 0\n  return sum\n}',
  'const count = () => {\nlet sum = 0\nreturn sum }',
  'for (let at = 0; at < 3; at += 1) use(at)',
])('what a function has is its own: %s', (text) => {
  expect(found([{ path: 'src/shell/open.ts', text }])).toEqual([])
})

test('a module that has some may have no other', () => {
  const text = 'let first: unknown\nlet second: unknown\nlet third: unknown\n'
  expect(found([{ path: 'src/platform/api/transport.ts', text }])).toEqual(['src/platform/api/transport.ts:3'])
})
