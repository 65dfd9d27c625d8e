// The keys of the job offers and of one's applications: they search, and go from one to the next.
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '#tests/setup/screens.tsx'

const press = (keys: string) => userEvent.keyboard(keys)
const focused = () => document.activeElement
/** The title of the application in the pane: it is there after the keys know of it. */
const openTitle = () => document.querySelector('article h2')?.textContent ?? null
/** The id of the application that is open, once the list says so. */
const openRow = () => document.querySelector('a[data-row][aria-current]')?.getAttribute('data-row') ?? null

test('keys search among jobs and applications, go from one application to the next, and switch to the board', {
  tags: 'extended',
}, async () => {
  const { router, screen, href } = await renderApp('/career/jobs', { signedIn: true })
  await expect.poll(() => document.querySelectorAll('[data-job]').length).toBeGreaterThan(3)
  ;(focused() as HTMLElement).blur()
  await press('{Shift>}s{/Shift}')
  await expect.element(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveFocus()

  await router.navigate({ to: '/career/applications' } as never)
  await expect.element(screen.getByRole('link', { name: /Port de Sète/ }).first()).toBeVisible()
  ;(focused() as HTMLElement).blur()
  await press('j')
  await expect.poll(openTitle).not.toBeNull()
  const [first, title] = [openRow(), openTitle()]
  expect(href()).toContain(`application=${first}`)
  await press('j')
  await expect.poll(openRow).not.toBe(first)
  await expect.poll(openTitle).not.toBe(title)
  await expect.poll(openTitle).not.toBeNull()
  await press('k')
  await expect.poll(openRow).toBe(first)
  await press('s')
  await expect.element(screen.getByRole('searchbox', { name: 'Search applications' })).toHaveFocus()
  ;(focused() as HTMLElement).blur()
  await press('v')
  await expect.poll(href).toContain('view=board')
})
