// Every screen, in both schemes and both languages: no rule of axe broken, and nothing scrolls sideways on the smallest phone.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type Path, test, visit } from './fixtures.ts'

const screens: readonly { name: string; path: Path; guest?: boolean }[] = [
  { name: 'The sign-in page', path: '/sign-in', guest: true },
  { name: 'The front door', path: '/home', guest: true },
  { name: 'Signing up', path: '/sign-up', guest: true },
  { name: 'A forgotten password', path: '/forgot-password', guest: true },
  { name: 'Another password', path: '/reset-password?token=any', guest: true },
  { name: 'The first password', path: '/set-password?token=any', guest: true },
  { name: 'Activating an account', path: '/activate-account?token=any', guest: true },
  { name: 'An activation without its link', path: '/activate-account', guest: true },
  { name: 'An address to be confirmed', path: '/confirmation-required' },
  { name: 'Home', path: '/dashboards/mainpage' },
  { name: 'The profile', path: '/profile' },
  { name: 'The resume on paper', path: '/profile?print=columns' },
  { name: 'The tasks list', path: '/apps/tasks' },
  { name: 'An open task', path: '/apps/tasks?task=finish-the-sql-evaluation' },
  { name: 'The activity feed', path: '/pages/activities' },
  { name: 'The settings of the account', path: '/settings' },
  { name: 'The settings of the data', path: '/settings?section=data' },
  { name: 'The settings of the looks', path: '/settings?section=appearance' },
  { name: 'What came from outside', path: '/open-file' },
  { name: 'The skills', path: '/skill-evaluation/skills' },
  { name: 'Before an evaluation', path: '/skill-evaluation/loading/javascript' },
  { name: 'No evaluation under way', path: '/skill-evaluation/evaluation' },
  { name: 'The page for what is not there', path: '/404-not-found' },
]

for (const { name, path, guest = false } of screens) {
  test.describe(() => {
    test.use({ guest })

    for (const language of ['en', 'fr'] as const) {
      test(`${name} (${language}) is accessible in light and dark, and on 320 px nothing scrolls sideways`, async ({
        page,
      }) => {
        // Movement over, so that what is measured is what stays.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        for (const scheme of ['light', 'dark'] as const) {
          await page.addInitScript(
            (prefs) => localStorage.setItem('prefs', prefs),
            JSON.stringify({ language, scheme }),
          )
          await visit(page, path)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          expect(await violations(page), `${scheme}, 1280 px`).toEqual([])
        }
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await violations(page), 'dark, 320 px').toEqual([])
        expect(await sideways(page)).toEqual([])
      })
    }
  })
}

/** What opens over a screen, by keys alone: what is shown then, by language. */
const panels = [
  {
    name: 'The search bar with its hits',
    open: async (page: Page, language: Language) => {
      await page
        .getByRole('button', { name: { en: 'Search', fr: 'Rechercher' }[language], exact: true })
        .filter({ visible: true })
        .press('Enter')
      await page.getByRole('combobox').pressSequentially('finish')
      await page.getByRole('option').first().waitFor({ timeout: 40_000 })
    },
  },
  {
    name: 'The palette with its hits',
    open: async (page: Page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').pressSequentially('sql')
      await page.getByRole('gridcell', { name: 'Finish the SQL evaluation' }).waitFor({ timeout: 40_000 })
    },
  },
  {
    name: 'The shortcuts of the screen',
    open: async (page: Page) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
] as const

type Language = 'en' | 'fr'

for (const { name, open } of panels) {
  for (const language of ['en', 'fr'] as const) {
    test(`${name} (${language}): accessible in light and dark, and on 320 px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const scheme of ['light', 'dark'] as const) {
        await page.addInitScript((prefs) => localStorage.setItem('prefs', prefs), JSON.stringify({ language, scheme }))
        await visit(page, '/apps/tasks')
        await open(page, language)
        expect(await violations(page), `${scheme}, 1280 px`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await violations(page), 'dark, 320 px').toEqual([])
      expect(await sideways(page)).toEqual([])
    })
  }
}

const headerPanels: readonly { name: string; opener: RegExp; step?: RegExp }[] = [
  { name: 'The notifications panel', opener: /^Notifications/ },
  { name: 'The messages panel', opener: /^Messages/ },
  { name: 'The shortcuts panel', opener: /^(Shortcuts|Raccourcis)$/ },
  {
    name: 'The shortcuts panel while it is modified',
    opener: /^(Shortcuts|Raccourcis)$/,
    step: /^(Edit shortcuts|Modifier les raccourcis)$/,
  },
  {
    name: 'The form of a shortcut',
    opener: /^(Shortcuts|Raccourcis)$/,
    step: /^(Add a shortcut|Ajouter un raccourci)$/,
  },
  { name: 'The account panel', opener: /, (account|compte)$/ },
  { name: 'The launcher', opener: /^(Apps|Applications)$/ },
]

for (const language of ['en', 'fr'] as const) {
  test(`The panels of the header (${language}) are accessible in light and dark`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((prefs) => localStorage.setItem('prefs', prefs), JSON.stringify({ language }))
    await visit(page, '/pages/activities')
    for (const { name, opener, step } of headerPanels) {
      const button = page.getByRole('banner').getByRole('button', { name: opener })
      await button.click()
      if (step) await page.getByRole('button', { name: step }).click()
      await expect(page.getByRole('status', { name: /^(Loading|Chargement)/ })).toHaveCount(0)
      for (const scheme of ['light', 'dark']) {
        await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { scheme: chosen }), scheme)
        expect(await violations(page, '[role=dialog], :popover-open, header'), `${name}, ${scheme}`).toEqual([])
      }
      await page.keyboard.press('Escape')
      await expect(button, `The focus comes back from: ${name}`).toBeFocused()
    }
  })
}

test('The page of all notifications is accessible in light and dark, and on 320 px nothing scrolls sideways', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const scheme of ['light', 'dark']) {
    await page.addInitScript(
      (prefs) => localStorage.setItem('prefs', prefs),
      JSON.stringify({ scheme, language: 'fr' }),
    )
    await visit(page, '/notifications')
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(await violations(page), scheme).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await violations(page), '320 px').toEqual([])
  expect(await sideways(page)).toEqual([])
})

/** Each as its rule and the elements that break it; of the whole page, or of the parts that a selector fits. */
async function violations(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/** What sticks out of the page, if it scrolls sideways. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
  })
}
