// The messages panel (portal spec §1, §4, §8).
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'messages', 'activities', 'tasks')

const DESK = [1280, 900] as const

afterEach(() => page.viewport(...DESK))

async function opened() {
  const app = await renderApp('/pages/activities', { signedIn: true })
  const opener = app.screen.getByRole('button', { name: /^Messages/ })
  await expect.element(opener).toHaveAccessibleName('Messages, 3 unread')
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Messages' })
  await expect.element(panel.getByRole('listitem', { name: 'Tom Hughes' })).toBeVisible()
  return { ...app, opener, panel }
}

describe('The messages panel', () => {
  test('Escape also closes it while its code is loading', { tags: 'extended' }, async () => {
    const app = await renderApp('/pages/activities', { signedIn: true })
    const opener = app.screen.getByRole('button', { name: /^Messages/ })
    await expect.element(opener).toHaveAccessibleName('Messages, 3 unread')
    const button = opener.element() as HTMLElement
    // At once: its code comes with the next task.
    flushSync(() => button.click())
    expect(button.ariaExpanded).toBe('true')
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await import('#shell/messages/messages-panel.tsx')
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('opening it marks nothing as read; each toggles between read and unread, by keyboard too', async () => {
    const { panel, opener, db } = await opened()
    const message = panel.getByRole('listitem', { name: 'Inès Roche' })
    await expect.element(message.getByText('Unread')).toBeInTheDocument()
    message.getByRole('button', { name: 'Mark as read: Inès Roche' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(message.getByText('Unread')).not.toBeInTheDocument()
    await expect.poll(async () => (await db.table('messages').get('ines-fish'))?.read).toBe(true)
    await userEvent.keyboard('{Enter}')
    await expect.element(message.getByText('Unread')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    await expect.element(opener).toHaveAccessibleName('Messages, 3 unread')
  })

  test('all can be marked read, and that can be undone', async () => {
    const { panel } = await opened()
    const all = panel.getByRole('button', { name: 'Mark all as read' })
    await all.click()
    await expect.element(panel.getByText('Unread')).not.toBeInTheDocument()
    await expect.element(all).toBeDisabled()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => panel.getByText('Unread').elements().length).toBe(3)
  })

  test('a link leads by the router, marks as read and closes; where there is no such page there is none', {
    tags: 'extended',
  }, async () => {
    const { panel, href, db, queryClient } = await opened()
    const budget = panel.getByRole('listitem', { name: 'Amina Diallo' })
    await expect.element(budget.getByRole('link')).toHaveAttribute('href', '/dashboards/project')
    await db.table('messages').update('amina-budget', { link: '/dashboards/nowhere' })
    await queryClient.invalidateQueries({ queryKey: ['messages'] })
    await expect.element(budget.getByRole('link')).not.toBeInTheDocument()
    await expect
      .element(panel.getByRole('link', { name: 'Inès Roche' }))
      .toHaveAttribute('href', '/apps/chat/ines-roche')
    await panel.getByRole('link', { name: 'Tom Hughes' }).click()
    await expect.poll(href).toBe('/apps/tasks')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.poll(async () => (await db.table('messages').get('tom-cancelled-runs'))?.read).toBe(true)
  })

  test('one can be removed, and that undone; with none left it says so; on a phone it is a sheet from the menu', {
    tags: 'extended',
  }, async () => {
    await page.viewport(320, 640)
    const { screen, db } = await renderApp('/pages/activities', { signedIn: true })
    await screen.getByRole('button', { name: 'Open menu' }).click()
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('button', { name: /^Messages/ })
      .click()
    const panel = page.getByRole('dialog', { name: 'Messages' })
    await panel.getByRole('button', { name: 'Remove: Cairn' }).click()
    await expect.element(panel.getByRole('listitem', { name: 'Cairn' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(panel.getByRole('listitem', { name: 'Cairn' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(320)
    await db.table('messages').clear()
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.element(panel.getByText('No messages')).toBeVisible()
    await expect.element(panel.getByText('When you have messages, they will appear here.')).toBeVisible()
  })
})
