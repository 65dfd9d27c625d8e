// Workspace spec §3, §7: the menus of the shell.
import { expect, test } from 'vitest'
import type { Navigation, NavigationItem } from '#contract/shell/navigation.ts'
import { createTestApi } from '#tests/setup/test-api.ts'

const menus = async () => (await createTestApi().get('common/navigation')).body as Navigation
const links = (items: readonly NavigationItem[]): (string | undefined)[] =>
  items.flatMap(({ link, children = [] }) => [link, ...links(children)]).filter((link) => link !== undefined)

test('GET common/navigation: returns {compact, default, futuristic, horizontal}', async () => {
  expect(Object.keys(await menus()).sort()).toEqual(['compact', 'default', 'futuristic', 'horizontal'])
})

test('default and horizontal hold Career and Skills items, horizontal has an empty Dashboards group; compact and futuristic are empty', async () => {
  const { compact, default: standard, futuristic, horizontal } = await menus()
  expect([compact, futuristic]).toEqual([[], []])
  for (const menu of [standard, horizontal])
    expect(menu.map(({ title }) => title)).toEqual(expect.arrayContaining(['Career', 'Skills']))
  expect(horizontal.find(({ id }) => id === 'dashboards')).toMatchObject({ type: 'group', children: [] })
})

test('navigation links: /dashboards/mainpage (Home), /dashboards/analytics, /career/jobs, /career/applications, /skill-evaluation/skills', async () => {
  const { horizontal } = await menus()
  expect(links(horizontal)).toEqual(
    expect.arrayContaining([
      '/dashboards/mainpage',
      '/dashboards/analytics',
      '/career/jobs',
      '/career/applications',
      '/skill-evaluation/skills',
    ]),
  )
})
