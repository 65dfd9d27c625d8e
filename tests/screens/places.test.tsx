// The rows of the places, and what the page makes of them.
import { i18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { keyedActions } from '#platform/keys/conflicts.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { placeGroups, placeNamed, places } from '#platform/places.ts'
import { keyTables } from '#shell/keys/key-tables.ts'
import { iconOf } from '#shell/search/hits.ts'
import { conflictsIn } from '#tests/setup/key-conflicts.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const languages = ['en', 'fr'] as const

describe('every place', () => {
  test('has an id, an address and a jump key of its own, and a title in both languages', () => {
    for (const values of [
      places.map(({ id }) => id),
      places.map(({ path }) => path),
      places.flatMap(({ jumpKey }) => jumpKey ?? []),
      places.flatMap(({ finds = [] }) => finds),
    ])
      expect(new Set(values).size).toBe(values.length)
    for (const { title } of [...places, ...Object.values(placeGroups)])
      for (const language of languages) expect(title[language]).not.toBe('')
  })

  test('with a jump key is among the keys of the settings', async () => {
    const actions = keyedActions(await keyTables(), { single: true, keys: {} })
    for (const { id, title, jumpKey } of places.filter((place) => place.jumpKey))
      expect(actions.find(({ name }) => name === id)).toMatchObject({ label: title, chords: [`g ${jumpKey}`] })
    expect(conflictsIn(actions)).toEqual([])
  })

  test.each(languages)(
    'that this build has is called the same in the menu and in the title of its page (%s)',
    async (language) => {
      const { router } = await renderApp('/sign-in', { prefs: { language } })
      await expect.poll(() => i18n.locale).toBe(language)
      const reported = places
        .filter(({ path }) => isRoute(router, path))
        .map(({ path, title }) => {
          const [matched] = router.getMatchedRoutes(path)
          const shown = matched.findLast(({ options }) => options.staticData?.title)?.options.staticData?.title
          return [path, shown && i18n._(shown), title[language]]
        })
      expect(reported.length).toBeGreaterThan(5)
      for (const [path, shown, title] of reported) expect([path, shown]).toEqual([path, title])
    },
  )
})

test('a group of hits has the icon of its place', () => {
  expect(iconOf('tasks')).toBe(placeNamed('tasks')?.icon)
  expect(iconOf('mails')).toBe('envelope')
  expect(iconOf('of a newer build')).toBe('document')
})
