// An app is its own files, one line of the registry and one row of the places: plants what would be more, and sees it counted.
import { expect, test } from 'vitest'
import { mentionsOf, readApps, tooMany } from '../scripts/app-mentions.mjs'

const birthdays = { name: 'birthdays', id: 'apps.birthdays', path: '/apps/birthdays' }
const found = (path: string, text: string) => mentionsOf([{ path, text }], [birthdays]).length

test.each([
  ['a link', 'src/portal/home/recent-activity.tsx', "const link = '/apps/birthdays?birthday=1'"],
  ['a link of an entry', 'sw/api/shell/search/results.ts', 'const link = `/apps/birthdays/${id}`'],
  ['a row of a list', 'src/shell/settings/app-names.ts', "const NAMES = { birthdays: 'Birthdays' }"],
  ['a name in a list', 'vite-plugins/manifest.ts', "const screens = ['birthdays']"],
  ['its place', 'src/shell/launcher.tsx', "const shown = placeOf('apps.birthdays')"],
  ['its contract', 'src/shell/palette/use-writes.ts', "import { birthdaysApi } from '#contract/apps/birthdays.ts'"],
])('counts %s outside its own files', (_, path, text) => {
  expect(found(path, text)).toBe(1)
})

test.each([
  ['its registry', 'sw/api/modules.ts', "export { birthdaysEntry } from './apps/birthdays/entry.ts'"],
  ['its place', 'src/platform/places.ts', "const rows = [{ id: 'apps.birthdays', path: '/apps/birthdays' }]"],
  ['its route', 'src/routes/apps.birthdays.tsx', "createFileRoute('/apps/birthdays')"],
  ['a route below it', 'src/routes/apps.birthdays_.$id.tsx', "createFileRoute('/apps/birthdays_/$id')"],
  ['a route that nests in no other', 'src/routes/apps_.birthdays.tsx', "createFileRoute('/apps_/birthdays')"],
  ['its screen', 'src/apps/birthdays/queries.ts', "import { birthdaysApi } from '#contract/apps/birthdays.ts'"],
  ['its back end', 'sw/api/apps/birthdays/entry.ts', "const paths = ['apps/birthdays']"],
  ['a comment', 'src/portal/home/recent-activity.tsx', '// leads to /apps/birthdays\nexport const a = 1'],
  ['a longer address', 'src/portal/home/recent-activity.tsx', "const link = '/apps/birthdays-of-others'"],
  [
    'the same word elsewhere',
    'src/portal/home/recent-activity.tsx',
    "const field = { birthdays: 1, kind: 'birthdays' }",
  ],
])('does not count %s', (_, path, text) => {
  expect(found(path, text)).toBe(0)
})

test('a new app may be named nowhere else, one that is there no more often than is held', () => {
  const mentions = mentionsOf(
    [{ path: 'src/portal/home/recent-activity.tsx', text: "const link = '/apps/birthdays'" }],
    [birthdays],
  )
  expect(tooMany(mentions, {})).toEqual([
    {
      path: 'src/portal/home/recent-activity.tsx',
      line: 1,
      message: expect.stringMatching(/1 places where 0 are held/),
    },
  ])
  expect(tooMany(mentions, { birthdays: 1 })).toEqual([])
})

test('every app of the back end is counted', () => {
  const apps = readApps()
  expect(apps).toContainEqual({ name: 'tasks', id: 'apps.tasks', path: '/apps/tasks' })
  expect(apps).toContainEqual({ name: 'activities', id: 'pages.activities', path: '/pages/activities' })
})
