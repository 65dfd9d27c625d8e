// Where toasts are shown over a screen that has a foot: never over what the screen is for.
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'
import { showToast } from '#ui/toast-store.ts'

samplesHere('auth', 'user', 'navigation', 'chat', 'contacts', 'mailbox')

const sizes = [
  ['a phone', [390, 844]],
  ['a desk', [1280, 900]],
] as const
const screens = [
  ['the chat', '/apps/chat/jonas-weber', () => page.getByRole('textbox', { name: /Jonas Weber/ })],
  ['an email', '/apps/mailbox?new=email', () => page.getByRole('button', { name: 'Send', exact: true })],
  ['a contact', '/apps/contacts/ines-roche?edit=yes', () => page.getByRole('button', { name: 'Save changes' })],
] as const

for (const [where, size] of sizes)
  test.each(screens)(
    `on ${where}, a toast lies beside what %s is sent or saved by`,
    { tags: 'extended' },
    async (_, path, control) => {
      await page.viewport(size[0], size[1])
      await renderApp(path, { signedIn: true })
      await expect.element(control()).toBeVisible()
      showToast({ message: 'Something happened', duration: null })
      const toast = page.getByRole('region', { name: 'Messages' })
      await expect.element(toast.getByText('Something happened')).toBeVisible()
      expectApart(toast, control())
    },
  )

test('on a low window, the end of the chat’s pane can be scrolled above two toasts', { tags: 'extended' }, async () => {
  await page.viewport(1280, 600)
  await renderApp('/apps/chat/jonas-weber?info=yes', { signedIn: true })
  const last = page.getByRole('switch', { name: 'Archived' })
  await expect.element(last).toBeVisible()
  showToast({ message: 'Something happened', duration: null })
  showToast({ message: 'And something else', duration: null })
  const toasts = page.getByRole('region', { name: 'Messages' })
  await expect.element(toasts.getByText('And something else')).toBeVisible()
  const scroller = last.element().closest('.overflow-y-auto') as HTMLElement
  scroller.scrollTop = scroller.scrollHeight
  expectApart(toasts, last)
})

test('on a phone, three toasts lie above a dialog', { tags: 'extended' }, async () => {
  await page.viewport(390, 844)
  await renderApp('/apps/contacts', { signedIn: true })
  await expect.element(page.getByRole('region', { name: 'Contacts' })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /tags/i }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags' })
  await expect.element(dialog).toBeVisible()
  for (const message of ['One', 'Two', 'Three']) showToast({ message, duration: null })
  const toasts = page.getByRole('region', { name: 'Messages' })
  await expect.element(toasts.getByText('Three')).toBeVisible()
  expectApart(toasts, dialog)
})

function expectApart(...both: readonly [Locator, Locator]): void {
  const [one, other] = both.map((each) => each.element().getBoundingClientRect())
  const overlaps =
    one && other && one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left
  expect(overlaps, `${one?.top} to ${one?.bottom}, ${other?.top} to ${other?.bottom}`).toBe(false)
}
