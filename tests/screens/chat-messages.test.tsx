// What is done with a message in place, what is announced of those that arrive, and chats without a contact, or none at all.
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MESSAGE_LIMIT } from '#contract/apps/chat-shapes.ts'
import type { StoredMessage } from '#contract/apps/chat-stored.ts'
import { announced } from '#tests/setup/announced.ts'
import { eventually, INES, JONAS, message, openChat as open, texts } from '#tests/setup/chat-screen.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
  for (const { id } of toastStore.read()) dismissToast(id)
})

test('its text and its link are copied by key and from the menu that a finger opens; from one on all are unread again', {
  tags: 'extended',
}, async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  const { screen, article, row, stored, ines } = await open('/{ines}')
  await eventually(texts).toHaveLength(3)
  const text = 'Could you call on Monday?'
  const link = `${location.origin}/apps/chat/${ines}?message=${(await stored(text))?.id}`
  const last = article(/Could you call/)
  last.element().focus()
  // What can be done is shown where the keyboard is as well.
  await expect.element(last.getByRole('button', { name: 'More actions' })).toBeVisible()
  await userEvent.keyboard('y')
  await eventually(() => copied).toEqual([text])
  await userEvent.keyboard('l')
  await eventually(() => copied).toEqual([text, link])

  const target = last.element().querySelector('[data-bubble]') as Element
  const { left, top } = target.getBoundingClientRect()
  const one = new Touch({ identifier: 1, target, clientX: left + 20, clientY: top + 10 })
  const touch = (type: string, touches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [one] }))
  touch('touchstart', [one])
  const menu = page.getByRole('menu', { name: 'Message from Inès Roche' })
  await expect.element(menu).toBeVisible()
  // Letting go after a long press is no tap.
  expect(touch('touchend', [])).toBe(false)
  await menu.getByRole('menuitem', { name: /^Copy text/ }).click()
  await eventually(() => copied).toEqual([text, link, text])
  // The menu gives the focus back when it is gone.
  await expect.element(last).toHaveFocus()

  article(/Thank you, see/)
    .element()
    .focus()
  await userEvent.keyboard('u')
  await expect.element(row(/Inès Roche.*2 unread messages/)).toBeVisible()
  await expect.element(screen.getByText('Choose a chat to read it and reply.')).toBeVisible()
})

test('what arrives is announced with who wrote it; in several chats at once, how many', async () => {
  const { db, ines, queryClient } = await open()
  const jonas = await db
    .table('chats')
    .filter(({ contactId }) => contactId === JONAS)
    .first()
  const arrive = async (...rows: readonly StoredMessage[]) => {
    await db.table<StoredMessage>('chatMessages').bulkPut([...rows])
    await queryClient.invalidateQueries({ queryKey: ['chat'] })
  }
  await arrive(message(ines, INES, 'The berth is free.', 0))
  await eventually(announced).toBe('Inès Roche: The berth is free.')
  await arrive(message(ines, INES, 'Until six.', -1), message(jonas.id, JONAS, 'Soup is on.', -1))
  await eventually(announced).toBe('2 chats have new messages')
})

test('who is a contact no longer is unknown; a text beyond the limit says by how much, and is not sent', async () => {
  const { db, row, composer, screen, queryClient } = await open('/{ines}')
  await db.table('chatContacts').delete(INES)
  await queryClient.invalidateQueries({ queryKey: ['chat'] })
  await expect.element(row(/Unknown contact.*Could you call on Monday\?/)).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Unknown contact' })).toBeVisible()
  await composer().fill('a'.repeat(MESSAGE_LIMIT + 3))
  await expect.element(screen.getByText('This message is too long: shorten it by 3 characters.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await composer().fill('a'.repeat(MESSAGE_LIMIT))
  await expect.element(screen.getByText(/^This message is too long/)).not.toBeInTheDocument()
  expect(await db.table('chatMessages').count()).toBe(4)
})

test('without a chat the list offers to start one, with the people to choose from', { tags: 'extended' }, async () => {
  const { db, screen, row, queryClient } = await open()
  await db.table('chats').clear()
  await queryClient.invalidateQueries({ queryKey: ['chat'] })
  await expect.element(screen.getByText('No chats yet.')).toBeVisible()
  await screen.getByRole('button', { name: 'Start a chat' }).click()
  await row(/Amina Diallo/).click()
  await expect.element(screen.getByText('No messages yet. Say hello to Amina Diallo.')).toBeVisible()
})
