// How scripts/follow-guide.mjs reads the guide to a new app, and counts what the app touches: npm run test:all follows it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blocksOf, tooMuch, written } from '../scripts/follow-guide.mjs'

const guide = readFileSync(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8')

test('the guide shows the whole of each file of its app, and one line or row of those that are there', () => {
  const blocks = blocksOf(guide)
  expect(new Set(blocks.map(({ path }) => path)).size).toBe(blocks.length)
  expect(blocks.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'sw/api/apps/birthdays/entry.ts',
      'src/platform/places.ts',
      'src/routes/apps.birthdays.tsx',
    ]),
  )
  expect(blocks.find(({ path }) => path === 'sw/api/modules.ts')?.text).toBe(
    "export { birthdaysEntry } from './apps/birthdays/entry.ts'\n",
  )
  expect(
    blocksOf('\n## Add an app\n\n   ```ts a/b.ts\n   if (x)\n     y()\n   ```\n\n## Tests\n\n```ts c.ts\n```\n'),
  ).toEqual([{ path: 'a/b.ts', text: 'if (x)\n  y()\n' }])
})

test.each([
  ['a file that is not there is the block', 'a.ts', undefined, 'a\n', 'a\n'],
  ['a line comes last', 'sw/api/modules.ts', 'a\n', 'b\n', 'a\nb\n'],
  [
    'a row comes at the end of its list',
    'src/platform/places.ts',
    '[\n  a,\n] as const satisfies readonly Place[]\n',
    '  b,\n',
    '[\n  a,\n  b,\n] as const satisfies readonly Place[]\n',
  ],
  [
    'French comes where it is missing',
    'src/locales/fr.po',
    'msgid "A"\nmsgstr ""\n\nmsgid "B"\nmsgstr "Bé"\n\nmsgid "C"\nmsgstr ""\n',
    'msgid "A"\nmsgstr "Á"\n\nmsgid "B"\nmsgstr "Autre"\n',
    'msgid "A"\nmsgstr "Á"\n\nmsgid "B"\nmsgstr "Bé"\n\nmsgid "C"\nmsgstr ""\n',
  ],
])('%s', (_, path, before, text, after) => {
  expect(written({ path, text }, before)).toBe(after)
})

const line = { path: 'sw/api/modules.ts', added: 1, removed: 0, places: 1 }
const row = { path: 'src/platform/places.ts', added: 9, removed: 0, places: 1 }
const touched = {
  own: ['src/apps/birthdays/queries.ts'],
  routes: ['src/routes/apps.birthdays.tsx'],
  shared: [line, row, { path: 'src/locales/fr.po', added: 18, removed: 0, places: 7 }],
}

test('its own files, one line, one row, one route file and the catalogues are not too much', () => {
  expect(tooMuch(touched)).toEqual([])
})

test.each([
  [
    'another file',
    { shared: [line, row, { ...line, path: 'sw/api/engine/db.ts' }] },
    /^sw\/api\/engine\/db\.ts is not/,
  ],
  ['a second line', { shared: [{ ...line, added: 2 }, row] }, /^sw\/api\/modules\.ts has more than one line/],
  ['a line that is changed', { shared: [{ ...line, removed: 1 }, row] }, /^sw\/api\/modules\.ts has more/],
  ['a second row', { shared: [line, { ...row, places: 2 }] }, /^src\/platform\/places\.ts has more than one row/],
  ['a second route file', { routes: [...touched.routes, 'src/routes/apps.birthdays.$id.tsx'] }, /^2 route files/],
  ['a new file that is not its own', { own: ['src/kit/list/cake.tsx'] }, /^src\/kit\/list\/cake\.tsx is not called/],
])('%s is too much', (_, more, problem) => {
  expect(tooMuch({ ...touched, ...more })).toEqual([expect.stringMatching(problem)])
})
