// The shortcuts panel (portal spec §1, §4, §5, §8), in its four modes.
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type RenderedApp, renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'shortcuts', 'tasks', 'activities')

const DESK = [1280, 900] as const

afterEach(() => page.viewport(...DESK))

async function opened() {
  const app = await renderApp('/apps/tasks', { signedIn: true })
  const opener = app.screen.getByRole('button', { name: 'Shortcuts' })
  await opener.click()
  const panel = page.getByRole('dialog', { name: /shortcut/i })
  await expect.element(panel.getByRole('link', { name: /^Tasks/ })).toBeVisible()
  return { ...app, opener, panel }
}

const labels = async ({ db }: Pick<RenderedApp, 'db'>) =>
  (await db.table('shortcuts').orderBy('order').toArray()).map(({ label }) => label)

describe('The shortcuts panel', () => {
  test('offers those whose place there is; one is followed by the router, and the panel closes', {
    tags: 'extended',
  }, async () => {
    const { panel, href, db, queryClient } = await opened()
    await expect.element(panel.getByRole('link', { name: /^Project/ })).toBeVisible()
    await db.table('shortcuts').update('project', { link: '/dashboards/nowhere' })
    await queryClient.invalidateQueries({ queryKey: ['shortcuts'] })
    await expect.element(panel.getByRole('link', { name: /^Project/ })).not.toBeInTheDocument()
    await expect.element(panel.getByRole('heading', { name: 'Shortcuts' })).toBeVisible()
    await panel.getByRole('link', { name: /^Tasks/ }).click()
    await expect.poll(href).toBe('/apps/tasks')
    await expect.element(panel).not.toBeInTheDocument()
  })

  test('by keyboard alone: adds one, with saving disabled while the form is invalid, and goes on to the list of them', async () => {
    const app = await opened()
    const { panel, opener } = app
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    panel.getByRole('button', { name: 'Add a shortcut' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(panel.getByRole('textbox', { name: 'Label' })).toHaveFocus()
    const save = panel.getByRole('button', { name: 'Save' })
    await expect.element(save).toBeDisabled()
    await userEvent.keyboard('Elsewhere{Tab}{Tab}javascript:alert(1){Tab}')
    await expect.element(panel.getByText(/^This isn’t a valid address/)).toBeVisible()
    panel.getByRole('radio', { name: 'Rocket' }).element().focus()
    await userEvent.keyboard(' ')
    await expect.element(save).toBeDisabled()
    const link = panel.getByRole('textbox', { name: 'Link' })
    await link.fill('/apps/nowhere')
    await expect.element(panel.getByText('Cairn has no page at this address.')).toBeVisible()
    await link.fill('/apps/tasks')
    await expect.element(panel.getByText('“Tasks” already goes there.')).toBeVisible()
    await link.fill('https://example.org/a')
    await expect.element(save).toBeEnabled()
    link.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(panel.getByRole('heading', { name: 'Edit shortcuts' })).toBeVisible()
    await expect.poll(async () => (await labels(app)).at(-1)).toBe('Elsewhere')
    await panel.getByRole('button', { name: 'Done' }).click()
    const added = panel.getByRole('link', { name: 'Elsewhere' })
    await expect.element(added).toHaveAttribute('href', 'https://example.org/a')
    await expect.element(added).toHaveAttribute('target', '_blank')
  })

  test('edits one that is chosen: cancelling leads back to the list of them, saving too, removing with an undo', {
    tags: 'extended',
  }, async () => {
    const app = await opened()
    const { panel } = app
    const count = (await labels(app)).length
    await panel.getByRole('button', { name: 'Edit shortcuts' }).click()
    const row = panel.getByRole('row', { name: 'Tasks' })
    await row.click()
    await expect.element(panel.getByRole('heading', { name: 'Edit shortcut', exact: true })).toBeVisible()
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await row.click()
    await panel.getByRole('textbox', { name: 'Label' }).fill('To do')
    await panel.getByRole('button', { name: 'Save' }).click()
    await panel.getByRole('row', { name: 'To do' }).click()
    await panel.getByRole('button', { name: 'Remove' }).click()
    await expect.element(panel.getByRole('row', { name: 'To do' })).not.toBeInTheDocument()
    await expect.poll(async () => (await labels(app)).length).toBe(count - 1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await labels(app)).length).toBe(count)
  })

  test('adds the page that is open, which is then offered no more, and moves it up by its button', {
    tags: 'extended',
  }, async () => {
    const app = await renderApp('/pages/activities', { signedIn: true })
    await app.screen.getByRole('button', { name: 'Shortcuts' }).click()
    const panel = page.getByRole('dialog', { name: /shortcut/i })
    await panel.getByRole('button', { name: 'Add this page' }).click()
    await expect.element(panel.getByRole('link', { name: 'Activity' })).toBeVisible()
    await expect.element(panel.getByRole('button', { name: 'Add this page' })).not.toBeInTheDocument()
    await panel.getByRole('button', { name: 'Edit shortcuts' }).click()
    const position = async () => (await labels(app)).indexOf('Activity')
    const last = await position()
    await panel.getByRole('button', { name: 'Move up: Activity' }).click()
    await expect.poll(position).toBeLessThan(last)
    const moved = await position()
    await expect.element(panel.getByRole('button', { name: 'Move up: Activity' })).toHaveFocus()
    // And down again, held from its handle by keyboard.
    panel.getByRole('row', { name: 'Activity' }).getByRole('button', { name: /^Drag/ }).element().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(position).toBeGreaterThan(moved)
  })

  test('says that there are none; on a phone it is a sheet that the menu opens, and every target is 44 px', {
    tags: 'extended',
  }, async () => {
    await page.viewport(390, 844)
    const { screen, db, queryClient } = await renderApp('/apps/tasks', { signedIn: true })
    await screen.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Shortcuts' }).click()
    const panel = page.getByRole('dialog', { name: 'Shortcuts' })
    await expect.element(panel.getByRole('link', { name: /^Tasks/ })).toBeVisible()
    expect(panel.element().getBoundingClientRect().width).toBe(390)
    await db.table('shortcuts').clear()
    await queryClient.refetchQueries({ queryKey: ['shortcuts'] })
    await expect.element(panel.getByText('No shortcuts')).toBeVisible()
    await expect.element(panel.getByText('When you have shortcuts, they will appear here.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  })
})
