// Workspace spec §3, §7, §8: the icon sets; besides, search by meaning and what a person picked.
import { describe, expect, test } from 'vitest'
import { type IconHits, type IconPicks, type IconSet, type IconSetInfo, RECENT_ICONS } from '#contract/apps/icons.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const SETS = {
  feather: ['feather', 286, 'icon-size-6'],
  'heroicons-outline': ['heroicons_outline', 324, 'icon-size-6'],
  'heroicons-solid': ['heroicons_solid', 324, 'icon-size-6'],
  'heroicons-mini': ['heroicons_mini', 324, 'icon-size-5'],
  'material-solid': ['mat_solid', 2191, 'icon-size-6'],
  'material-outline': ['mat_outline', 2191, 'icon-size-6'],
  'material-twotone': ['mat_twotone', 2191, 'icon-size-6'],
} as const

const names = async (api: TestApi, set: string) => ((await api.get(`ui/icons/${set}`)).body as IconSet).list

describe('the sets', () => {
  test.each(Object.entries(SETS))(
    'GET ui/icons/%s: namespace, name, grid size class, list of icon names',
    async (set, [namespace, count, grid]) => {
      const { status, body } = await createTestApi().get(`ui/icons/${set}`)
      expect(status).toBe(200)
      expect(body).toEqual({ namespace, name: expect.stringMatching(/^[A-Z]/), grid, list: expect.any(Array) })
      const { list } = body as IconSet
      expect(list).toHaveLength(count)
      expect(new Set(list).size).toBe(count)
      expect(list.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
    },
  )

  test('the styles of one family have the same names, without the style', async () => {
    const api = createTestApi()
    expect(await names(api, 'heroicons-solid')).toEqual(await names(api, 'heroicons-mini'))
    expect(await names(api, 'material-solid')).toEqual(await names(api, 'material-twotone'))
    expect((await names(api, 'material-outline')).slice(0, 3)).toEqual(['10k', '10mp', '11mp'])
    expect(await names(api, 'heroicons-outline')).toContain('academic-cap')
  })

  test('a set that is none of the seven has no handler: status 404 with text NOT FOUND', async () => {
    const answer = await createTestApi().get('ui/icons/heroicons')
    expect(answer).toMatchObject({ status: 404, body: 'NOT FOUND' })
  })

  test('each set says where its drawings lie and under which licence', async () => {
    const sets = (await createTestApi().get('ui/icons/sets')).body as IconSetInfo[]
    expect(sets.map(({ set }) => set)).toEqual(Object.keys(SETS))
    for (const { set, drawings, licence } of sets) {
      expect(drawings).toBe(`/assets/icon-set-${set}.json`)
      expect(licence).toMatch(/^(MIT|Apache-2\.0)$/)
    }
  })
})

describe('search by meaning', () => {
  const search = async (query: string, set = 'heroicons-outline') => {
    const { body } = await createTestApi().get(`ui/icons/search?set=${set}&query=${encodeURIComponent(query)}`)
    return (body as IconHits).results.map(({ name }) => name)
  }

  test.each([
    ['trash', 'trash'],
    ['garbage', 'trash'],
    ['corbeille', 'trash'],
    ['Réglages', 'cog-6-tooth'],
    ['preferences', 'cog-6-tooth'],
    ['cœur', 'heart'],
    ['enveloppe', 'envelope'],
    ['calandar', 'calendar'],
    ['école', 'academic-cap'],
    ['empl', 'briefcase'],
    ['gps', 'map-pin'],
    ['calandrier', 'calendar'],
    ['docment', 'document'],
  ])('“%s” finds %s among the first', async (query, name) => {
    expect((await search(query)).slice(0, 12)).toContain(name)
  })

  test('the icon of that name comes first', async () => {
    expect((await search('arrow left'))[0]).toBe('arrow-left')
    expect((await search('user'))[0]).toBe('user')
    expect((await search('home', 'feather'))[0]).toBe('home')
    expect((await search('docment'))[0]).toBe('document')
  })

  test('every word is looked for', async () => {
    const found = await search('user plus')
    expect(found[0]).toBe('user-plus')
    expect(found).not.toContain('plus')
  })

  test('where the set has none, hits of the other sets are answered', async () => {
    const { body } = await createTestApi().get('ui/icons/search?set=feather&query=pregnant')
    const { results, elsewhere } = body as IconHits
    expect(results).toEqual([])
    expect(elsewhere).toContainEqual({ set: 'material-solid', name: 'pregnant-woman' })
  })

  test('it is said how many each set has, whatever set is asked for and however long the list', async () => {
    const { body } = await createTestApi().get('ui/icons/search?set=feather&query=anchor&limit=1')
    const { counts } = body as IconHits
    expect(counts.map(({ set }) => set)).toEqual(['feather', 'material-solid', 'material-outline', 'material-twotone'])
    expect(counts[0]).toEqual({ set: 'feather', count: 1 })
  })

  test('an empty query answers null; one without any hit, empty lists', async () => {
    const api = createTestApi()
    expect((await api.get('ui/icons/search?query=%20')).body).toBeNull()
    expect((await api.get('ui/icons/search?query=qqqqqqq')).body).toEqual({ results: [], elsewhere: [], counts: [] })
    expect((await api.get('ui/icons/search?query=%2F%2F')).body).toEqual({ results: [], elsewhere: [], counts: [] })
  })

  test('a limit cuts the list', async () => {
    const { body } = await createTestApi().get('ui/icons/search?query=arrow&limit=7')
    expect((body as IconHits).results).toHaveLength(7)
  })
})

describe('what a person picked', () => {
  const picks = async (api: TestApi) => (await api.get('ui/icons/picks')).body as IconPicks
  const star = { set: 'feather', name: 'star' }
  const home = { set: 'material-solid', name: 'home' }

  test('favourites come the newest first, each once, and can be taken back', async () => {
    const api = createTestApi()
    await api.send('PUT', 'ui/icons/favourite', { icon: star })
    api.setNow(TEST_NOW + 1000)
    const added = await api.send('PUT', 'ui/icons/favourite', { icon: home })
    expect(added.body).toEqual({ ...home, at: new Date(TEST_NOW + 1000).toISOString() })
    expect((await picks(api)).favourites.map(({ name }) => name)).toEqual(['home', 'star'])
    expect((await api.send('DELETE', 'ui/icons/favourite?set=feather&name=star')).body).toBe(true)
    expect((await api.send('DELETE', 'ui/icons/favourite?set=feather&name=star')).body).toBe(false)
    expect((await picks(api)).favourites.map(({ name }) => name)).toEqual(['home'])
  })

  test('an icon that no set has answers null, and is not kept', async () => {
    const api = createTestApi()
    const icon = { set: 'feather', name: 'pregnant-woman' }
    expect((await api.send('PUT', 'ui/icons/favourite', { icon })).body).toBeNull()
    expect((await api.send('POST', 'ui/icons/recent', { icon })).body).toBeNull()
    expect((await api.send('PUT', 'ui/icons/basket', { icons: [icon, star, star] })).body).toEqual([star])
    expect(await picks(api)).toEqual({ favourites: [], recents: [], basket: [star] })
  })

  test('what was used lately is kept up to a bound, the newest first, and can be forgotten', async () => {
    const api = createTestApi()
    const list = (await names(api, 'feather')).slice(0, RECENT_ICONS + 3)
    for (const [index, name] of [...list, list[5]].entries()) {
      api.setNow(TEST_NOW + index * 1000)
      const answer = await api.send('POST', 'ui/icons/recent', { icon: { set: 'feather', name } })
      expect(answer).toMatchObject({ status: 200, body: { name } })
    }
    const { recents } = await picks(api)
    expect(recents.map(({ name }) => name)).toEqual(
      [list[5], ...list.toReversed().filter((name) => name !== list[5])].slice(0, RECENT_ICONS),
    )
    expect((await api.send('DELETE', 'ui/icons/recents')).body).toBe(true)
    expect((await picks(api)).recents).toEqual([])
    expect((await api.send('DELETE', 'ui/icons/recents')).body).toBe(false)
  })

  test('the basket is set whole and keeps its order; what left it comes back with an undo', async () => {
    const api = createTestApi()
    await api.send('PUT', 'ui/icons/basket', { icons: [star, home] })
    const { headers } = await api.send('PUT', 'ui/icons/basket', { icons: [home] })
    expect((await picks(api)).basket).toEqual([home])
    await api.send('POST', 'changes/undo', { id: headers.get('x-change-id') })
    expect((await picks(api)).basket).toEqual([star, home])
    await api.send('PUT', 'ui/icons/basket', { icons: [] })
    expect((await picks(api)).basket).toEqual([])
  })
})
