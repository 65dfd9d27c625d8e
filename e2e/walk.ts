// Goes from screen to screen in one page, in both languages: for specs that look at every screen.
import type { Page } from '@playwright/test'
import { expect, lookingTest, type Path, visit } from './fixtures.ts'

const NOT_FOUND = '/404-not-found'

export type Language = 'en' | 'fr'
export const languages: readonly Language[] = ['en', 'fr']

/** Shows a screen, 1280 px wide and in light, in a page that goes from screen to screen as a person does. */
type Walk = (language: Language, path: Path) => Promise<Page>

/** A page that was read once and that axe has run in looks at the next screen in a third of the time. Pages of one visitor share their language. */
export const walkingTest = lookingTest.extend<
  { walk: Walk },
  { walkers: Map<boolean, { page: Page; language: Language }> }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  walkers: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  walk: async ({ guest, sharedContexts, walkers }, use, info) => {
    const forget = async () => {
      await walkers.get(guest)?.page.close()
      walkers.delete(guest)
    }
    await use(async (language, path) => {
      if (walkers.get(guest)?.language !== language) await forget()
      const found = walkers.get(guest)
      const page = found?.page ?? (await (await sharedContexts(guest)).newPage())
      walkers.set(guest, { page, language })
      await page.setViewportSize({ width: 1280, height: 900 })
      if (found) {
        await inScheme(page, 'light')
        await goTo(page, path)
        await shown(page, language)
      } else await visitIn(page, language, path)
      return page
    })
    // What made a test fail is not handed on to the next.
    if (info.status !== info.expectedStatus) await forget()
  },
})

/** A screen with its rows, in a language. */
export async function visitIn(page: Page, language: Language, path: Path): Promise<void> {
  await page.addInitScript((prefs) => localStorage.setItem('prefs', prefs), JSON.stringify({ language }))
  await visit(page, path)
  await shown(page, language)
}

async function shown(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('status', { name: /^(Loading|Chargement)/ })).toHaveCount(0)
}

/** By way of another screen, so that nothing of the one before is taken for the next. */
export async function goTo(page: Page, path: Path): Promise<void> {
  const isHere = (place: Path) => new URL(page.url()).pathname === place
  const between = [NOT_FOUND, '/open-file', '/notifications'] as const
  for (const step of [between.find((place) => place !== path && !isHere(place)) ?? NOT_FOUND, path]) {
    await page.evaluate((address) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
      history.pushState(null, '', address)
    }, step)
    await page.locator('h1:not([data-left])').filter({ visible: true }).first().waitFor()
  }
}

export const inScheme = (page: Page, scheme: string): Promise<unknown> =>
  page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { scheme: chosen }), scheme)
