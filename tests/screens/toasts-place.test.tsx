// Where toasts are shown over a screen that has a foot: never over what the screen is for.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
  test.each(screens)(`on ${where}, a toast lies beside what %s is sent or saved by`, async (_, path, control) => {
    await page.viewport(size[0], size[1])
    await renderApp(path, { signedIn: true })
    await expect.element(control()).toBeVisible()
    showToast({ message: 'Something happened', duration: null })
    const toast = page.getByRole('region', { name: 'Messages' })
    await expect.element(toast.getByText('Something happened')).toBeVisible()
    const [over, under] = [toast, control()].map((one) => one.element().getBoundingClientRect())
    const overlaps =
      over &&
      under &&
      over.top < under.bottom &&
      over.bottom > under.top &&
      over.left < under.right &&
      over.right > under.left
    expect(overlaps, `${over?.top} to ${over?.bottom}, ${under?.top} to ${under?.bottom}`).toBe(false)
  })
