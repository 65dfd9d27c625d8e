// What people set up for their eyes: the few colours of their system, less motion, and text that is spread out (WCAG 1.4.12).
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'
import { clearToasts, showToast } from '#ui/toast-store.ts'

samplesHere('auth', 'user', 'navigation', 'tasks', 'notifications', 'jobs', 'skills', 'applications', 'profile')

afterEach(async () => {
  document.adoptedStyleSheets = []
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  await page.viewport(1280, 900)
})

test('in the system’s colours, what is chosen has an outline', { tags: 'extended' }, async () => {
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

test.each([
  ['less motion: nothing moves', 'reduce', true],
  ['no such thing: things move', 'no-preference', false],
])(
  'for who asks for %s, when panels, dialogs and messages open and one page follows the other',
  { tags: 'extended' },
  async (_, value, isStill) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
    const { screen, router } = await renderApp('/apps/tasks', { signedIn: true })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    const moved = watchMotion()
    await screen
      .getByRole('button', { name: /^Notifications/ })
      .first()
      .click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await userEvent.keyboard('?')
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    showToast({ message: 'Something happened', duration: null })
    await expect.element(page.getByText('Something happened').last()).toBeVisible()
    await router.navigate({ to: '/notifications' })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await page.viewport(390, 844)
    await screen.getByRole('button', { name: 'Open menu' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    if (isStill) expect([...moved]).toEqual([])
    else await expect.poll(() => moved.size).toBeGreaterThan(3)
    clearToasts()
  },
)

/** @returns what has moved since, by its animation or what changed of it, and where; a moment too short to be seen is none */
function watchMotion(): ReadonlySet<string> {
  const moved = new Set<string>()
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    for (const animation of target.getAnimations({ subtree: true })) {
      const { duration } = animation.effect?.getComputedTiming() ?? {}
      if (Number(duration) <= 1) continue
      const of = (animation.effect as KeyframeEffect).target
      moved.add(
        `${(animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty} of ${of?.className}`,
      )
    }
  }
  for (const type of ['animationstart', 'transitionrun']) {
    document.addEventListener(type, note, true)
    onTestFinished(() => document.removeEventListener(type, note, true))
  }
  return moved
}

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
])('%s: of text that is spread out nothing is cut off', { tags: 'extended' }, async (path) => {
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
