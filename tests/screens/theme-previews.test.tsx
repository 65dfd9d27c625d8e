// Each theme is seen in small before it is chosen: in the header's menu, and in the settings.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { THEMES } from '#platform/prefs/prefs.ts'
import { renderApp } from '#tests/setup/screens.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => page.viewport(1280, 900))

/** What a preview is painted with: the colours of all its parts. */
const paintOf = (preview: Element) =>
  [preview, ...preview.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundColor).join(' ')

function previewsIn(group: Locator): ReadonlyMap<string | undefined, string> {
  const previews = group.element().querySelectorAll<HTMLElement>('label [data-theme], [role="radio"] [data-theme]')
  return new Map([...previews].map((preview) => [preview.dataset.theme, paintOf(preview)]))
}

test.each([
  ['the header', '/pages/activities'],
  ['the settings', '/settings?section=appearance'],
])(
  'in %s each theme has a preview of its own colours, in the scheme that is on',
  { tags: 'extended' },
  async (where, path) => {
    const open = async (scheme: 'light' | 'dark') => {
      const { screen, close } = await renderApp(path, {
        signedIn: true,
        samplesOf: ['auth', 'user'],
        prefs: { scheme },
      })
      if (where === 'the header') await screen.getByRole('button', { name: 'Theme' }).click()
      const group = screen.getByRole('group', { name: 'Theme' }).last()
      await expect.poll(() => previewsIn(group).size).toBe(THEMES.length)
      const previews = previewsIn(group)
      await close()
      return previews
    }
    const light = await open('light')
    expect([...light.keys()]).toEqual([...THEMES])
    expect(new Set(light.values()).size).toBe(THEMES.length)
    const dark = await open('dark')
    for (const theme of THEMES) expect(dark.get(theme)).not.toBe(light.get(theme))
  },
)
