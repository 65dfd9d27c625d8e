// The keys of the pages that are no lists of their own: Home, the dashboards, the career pages, the profile, the settings.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#tests/setup/screens.tsx'

const sheet = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const press = (keys: string) => userEvent.keyboard(keys)
const focused = () => document.activeElement

test('each of them is first on the sheet behind ?, with what can be done there', { tags: 'extended' }, async () => {
  const { router } = await renderApp('/open-file', { signedIn: true })
  for (const [to, title, action] of [
    ['/dashboards/mainpage', 'Home', 'Next row'],
    ['/dashboards/analytics', 'Dashboards', 'Previous period'],
    ['/dashboards/project', 'Dashboards', 'Compare periods'],
    ['/dashboards/finance', 'Dashboards', 'Hide or show amounts'],
    ['/dashboards/crypto', 'Dashboards', 'Pause or resume live prices'],
    ['/career/jobs', 'Jobs', 'Search jobs'],
    ['/career/applications', 'My applications', 'Switch between board and list'],
    ['/career/jobs/vero-mobilite-pricing-analyst/apply', 'Apply', 'Review or send the application'],
    ['/skill-evaluation/skills', 'Skills', 'Find a skill'],
    ['/profile', 'Profile', 'Edit your details'],
    ['/settings', 'Settings', 'Next section'],
  ]) {
    await router.navigate({ to } as never)
    // What a page binds, it binds with what it shows.
    await expect
      .poll(async () => {
        await press('?')
        await expect.element(sheet()).toBeVisible()
        const [first] = sheet().getByRole('heading', { level: 3 }).elements()
        const expected = [
          first?.textContent,
          sheet()
            .getByText(action ?? '', { exact: true })
            .elements().length,
        ]
        await press('{Escape}')
        await expect.element(sheet()).not.toBeInTheDocument()
        return expected
      })
      .toEqual([title, 1])
  }
})

test('a dashboard changes its period, compares, hides amounts, pauses and is arranged by keys and from the palette', {
  tags: 'extended',
}, async () => {
  const { router, screen, href } = await renderApp('/dashboards/finance', { signedIn: true })
  await expect.element(screen.getByText('Account balance').first()).toBeVisible()
  await press(']')
  await expect.poll(href).toContain('range=quarter')
  // The next press is of the screen that shows what this one did.
  await expect.element(screen.getByRole('radio', { name: '13 weeks' })).toBeChecked()
  await press('[[')
  await expect.poll(href).toContain('range=month')
  await expect.element(screen.getByRole('radio', { name: '30 days' })).toBeChecked()
  await press('c')
  await expect.element(screen.getByRole('switch', { name: 'Compare with the previous period' })).toBeChecked()
  await press('h')
  await expect.poll(href).toMatch(/compare=yes.*amounts=hidden/)
  await expect.element(screen.getByRole('switch', { name: 'Hide amounts' })).toBeChecked()
  await press('h')
  await expect.poll(href).not.toContain('amounts')
  await expect.element(screen.getByRole('switch', { name: 'Hide amounts' })).not.toBeChecked()
  await press('a')
  await expect.element(screen.getByRole('dialog', { name: /Arrange/ })).toBeVisible()
  // Over a dialog the keys of the page rest.
  await press('c')
  await press('{Escape}')
  await expect.element(screen.getByRole('dialog', { name: /Arrange/ })).not.toBeInTheDocument()
  expect(href()).toContain('compare=yes')
  await press('{Control>}k{/Control}')
  await page.getByRole('combobox').fill('hide or show amounts')
  await page
    .getByRole('gridcell', { name: /^Hide or show amounts/ })
    .first()
    .click()
  await expect.poll(href).toContain('amounts=hidden')

  await router.navigate({ to: '/dashboards/crypto' } as never)
  await expect.element(screen.getByRole('button', { name: 'Pause live prices' })).toBeVisible()
  await press('p')
  await expect.poll(href).toContain('live=paused')
  await expect.element(screen.getByRole('button', { name: 'Resume live prices' })).toBeVisible()
  // The keys of the period come with the card of the prices.
  await expect.element(screen.getByRole('radio', { name: '20 minutes' })).toBeChecked()
  await press(']')
  await expect.poll(href).toContain('range=day')

  await router.navigate({ to: '/dashboards/project' } as never)
  await expect.element(screen.getByRole('switch', { name: 'Compare with last week' })).toBeVisible()
  await press(']')
  await expect.poll(href).toContain('week=last')

  await router.navigate({ to: '/dashboards/analytics' } as never)
  await expect.element(screen.getByRole('radio', { name: '90 days' })).toBeChecked()
  await press(']')
  await expect.poll(href).toContain('days=180')
  await router.navigate({ to: '/dashboards/analytics', search: { view: 'site' } } as never)
  await expect.element(screen.getByRole('radio', { name: '4 weeks' })).toBeChecked()
  await press('[[')
  await expect.poll(href).toContain('range=week')
})

test('among the skills keys search and go from one to the next; in a field they are letters', {
  tags: 'extended',
}, async () => {
  const { screen } = await renderApp('/skill-evaluation/skills', { signedIn: true })
  const rows = () => [...document.querySelectorAll('[data-skill]')]
  await expect.poll(() => rows().length).toBeGreaterThan(3)
  await press('jj')
  expect(rows()[1]?.contains(focused())).toBe(true)
  await press('k')
  expect(rows()[0]?.contains(focused())).toBe(true)
  await press('s')
  const skills = screen.getByRole('searchbox', { name: 'Find a skill' })
  await expect.element(skills).toHaveFocus()
  await press('sjk')
  await expect.element(skills).toHaveValue('sjk')
})

test('Home’s rows, the sections of the settings and the profile are gone through and edited by keys', {
  tags: 'extended',
}, async () => {
  const { router, screen, href } = await renderApp('/dashboards/mainpage', { signedIn: true })
  await expect.element(screen.getByRole('heading', { name: 'Today and overdue' })).toBeVisible()
  await press('j')
  const first = focused()
  expect(first?.closest('main li')).not.toBeNull()
  await press('j')
  expect(focused()).not.toBe(first)
  await press('k')
  expect(focused()).toBe(first)

  await router.navigate({ to: '/settings' } as never)
  const goTo = async (key: string, section: string) => {
    await press(key)
    await expect.poll(href).toBe(`/settings?section=${section.toLowerCase()}`)
    // The next key goes by what is shown.
    await expect.element(screen.getByRole('heading', { level: 1, name: section })).toBeVisible()
  }
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await goTo('j', 'Appearance')
  await goTo('k', 'Account')
  await goTo('k', 'Account')
  await goTo('j', 'Appearance')

  await router.navigate({ to: '/profile' } as never)
  await expect.element(screen.getByRole('button', { name: 'Import', exact: true })).toBeVisible()
  await press('i')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await press('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await press('e')
  const about = screen.getByRole('region', { name: 'About you' })
  await expect.element(about.getByRole('textbox').first()).toBeVisible()
  expect(about.element().contains(focused())).toBe(true)
})
