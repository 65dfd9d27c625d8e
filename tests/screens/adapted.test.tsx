// What people set up for their eyes: the few colours of their system, and text that is spread out (WCAG 1.4.12).
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'tasks', 'notifications', 'jobs', 'skills', 'applications', 'profile')

afterEach(async () => {
  document.adoptedStyleSheets = []
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  await page.viewport(1280, 900)
})

test('in the system’s colours, what is chosen has an outline', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  const { screen } = await renderApp('/settings?section=appearance', { signedIn: true })
  const themes = screen.getByRole('group', { name: 'Theme' })
  await expect.element(themes).toBeVisible()
  const sections = screen.getByRole('navigation', { name: 'Settings' })
  expect(outlined(themes.element().querySelectorAll('label'))).toEqual(['Indigo'])
  expect(outlined(sections.element().querySelectorAll('a'))).toEqual([expect.stringMatching(/^Appearance/)])
  await themes.getByRole('radio', { name: 'Pine' }).click()
  await expect.poll(() => outlined(themes.element().querySelectorAll('label'))).toEqual(['Pine'])
})

/** Which of several have an outline within their edge, by what they are called. */
const outlined = (several: NodeListOf<Element>): (string | undefined)[] =>
  [...several]
    .filter((one) => getComputedStyle(one).outlineStyle === 'dashed')
    .map(({ textContent }) => textContent?.trim())

/** As WCAG 1.4.12 has it. */
const SPREAD = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

test.each([
  '/sign-in',
  '/dashboards/mainpage',
  '/career/jobs',
  '/skill-evaluation/skills',
  '/apps/tasks',
  '/profile',
  '/settings?section=appearance',
  '/notifications',
])('%s: of text that is spread out nothing is cut off', async (path) => {
  await renderApp(path, { signedIn: path !== '/sign-in' })
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeInTheDocument()
  await expect.poll(() => document.querySelector('.skeleton, [role=status][aria-label^=Loading]')).toBeNull()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SPREAD)
  document.adoptedStyleSheets = [sheet]
  for (const width of [1280, 320]) {
    await page.viewport(width, 900)
    await expect.poll(cutOff, { message: `${width} px` }).toEqual([])
  }
})

/** Texts of which a part is cut off, and how wide the page has become. An ellipsis at a line's end says that there is more, and the whole is a press away. */
function cutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return [
    ...[...document.querySelectorAll<HTMLElement>('body *')].filter(isCut).map(({ textContent }) => textContent ?? ''),
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
  ]
}

function isCut(element: HTMLElement): boolean {
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
  const isShown = element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
  if (!hasText || !isShown || element.closest('.sr-only, [inert], [aria-hidden=true], svg, select')) return false
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
  const isHidden = /hidden|clip/
  return (
    (isHidden.test(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
    (isHidden.test(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
  )
}
