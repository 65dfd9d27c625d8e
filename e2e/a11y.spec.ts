// Every screen, in both schemes and both languages: no rule of axe broken, and nothing scrolls sideways on the smallest phone.
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'
import { screens } from './screens.ts'
import { inScheme, type Language, languages, walkingTest as test, visitIn } from './walk.ts'

/** `npm test` looks at every third screen, in one language by turns; `npm run test:all` at all, in both. */
const inTurn = (index: number, language: Language): '@core'[] =>
  index % 3 === 0 && language === languages[index % languages.length] ? ['@core'] : []

for (const language of languages) {
  for (const [index, { name, path, guest = false }] of screens.entries()) {
    test.describe(() => {
      test.use({ guest })

      const title = `${name} (${language}) is accessible in light and dark, and on 320 px nothing scrolls sideways`
      test(title, { tag: inTurn(index, language) }, async ({ walk }) => {
        await expectAccessible(await walk(language, path))
      })
    })
  }
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

for (const [index, { name, open }] of panels.entries()) {
  for (const language of languages) {
    const title = `${name} (${language}): accessible in light and dark, and on 320 px`
    test(title, { tag: inTurn(index, language) }, async ({ page }) => {
      await visitIn(page, language, '/apps/tasks')
      await open(page, language)
      await expectAccessible(page)
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

for (const language of languages) {
  test(`The panels of the header (${language}) are accessible in light and dark`, { tag: inTurn(1, language) }, async ({
    page,
  }) => {
    await visitIn(page, language, '/pages/activities')
    for (const { name, opener, step } of headerPanels) {
      const button = page.getByRole('banner').getByRole('button', { name: opener })
      await button.click()
      // Its code may still be on its way.
      await expect(page.locator('[role=dialog]:focus-within, :popover-open').first()).toBeVisible()
      if (step) await page.getByRole('button', { name: step }).click()
      await expect(page.getByRole('status', { name: /^(Loading|Chargement)/ })).toHaveCount(0)
      for (const scheme of ['light', 'dark']) {
        await inScheme(page, scheme)
        expect(await violations(page, '[role=dialog], :popover-open, header'), `${name}, ${scheme}`).toEqual([])
      }
      await page.keyboard.press('Escape')
      await expect(button, `The focus comes back from: ${name}`).toBeFocused()
    }
  })
}

test('An evaluation under way is accessible in light and dark, and on 320 px nothing scrolls sideways', async ({
  page,
}) => {
  await visitIn(page, 'fr', '/skill-evaluation/loading/javascript')
  await page.getByRole('checkbox', { name: /règles/ }).check({ force: true })
  await page.getByRole('button', { name: 'Commencer l’évaluation', exact: true }).press('Enter')
  await page.waitForURL('**/skill-evaluation/evaluation')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page)
})

test('A task’s due date, being changed, is accessible in light and dark', async ({ page }) => {
  await visitIn(page, 'en', '/apps/tasks?task=finish-the-sql-evaluation')
  await page.getByRole('button', { name: /^Due.*19:00/ }).press('Enter')
  await page.getByRole('textbox', { name: 'When' }).waitFor()
  for (const scheme of ['light', 'dark']) {
    await inScheme(page, scheme)
    expect(await violations(page, 'html'), scheme).toEqual([])
  }
})

/** What is shown, in both schemes and on the smallest phone, once it stays: a part that is still coming may take the place of another. */
async function expectAccessible(page: Page): Promise<void> {
  await layOutAll(page)
  await expect.poll(() => violations(page, 'html'), 'light, 1280 px').toEqual([])
  await inScheme(page, 'dark')
  const byColour = () => violations(page, 'html', ['color-contrast', 'link-in-text-block'])
  await expect.poll(byColour, 'dark, 1280 px').toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await layOutAll(page)
  await expect.poll(() => violations(page, 'html'), 'dark, 320 px').toEqual([])
  expect(await sideways(page)).toEqual([])
}

/** What is left out until it is scrolled to has the height that was guessed for it, and its rows lie over what follows. */
function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })
}

/** Each as its rule and the elements that break it; of the whole page, or of the parts that a selector fits. By all rules, or some. */
async function violations(page: Page, part: string, rules?: string[]): Promise<string[]> {
  // Half a megabyte, which a page is given once: reading it takes longer than looking.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ context, options }) => {
      await document.fonts.ready
      const { violations: found } = await (globalThis as unknown as { axe: typeof axe }).axe.run(context, options)
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      )
    },
    {
      context: part,
      options: {
        resultTypes: ['violations' as const],
        rules: { 'target-size': { enabled: true } },
        // No screen has any.
        iframes: false,
        ...(rules ? { runOnly: rules } : {}),
      },
    },
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
