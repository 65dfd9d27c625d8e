// What is set up in the mailbox’s own dialog: how rows are swiped, and the browser’s links to addresses.
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { call } from '#platform/api/call.ts'
import { eventually, openMailbox as open, swipeRow } from '#tests/setup/mailbox-screen.tsx'

test('what a swipe to the left does is chosen; Cairn is offered for links to addresses, and says where the browser refuses', {
  tags: 'extended',
}, async () => {
  const { screen, row, stored } = await open('/folder/inbox')
  await expect.element(row('Invoice')).toBeVisible()
  const ask = vi.spyOn(navigator, 'registerProtocolHandler').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError')
  })
  await screen.getByRole('region', { name: 'Emails' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Mailbox settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mailbox settings' })
  const offer = dialog.getByRole('button', { name: 'Open email links with Cairn' })
  await offer.click()
  await expect.element(dialog.getByText('Your browser doesn’t allow this here.')).toBeVisible()
  ask.mockReset()
  await offer.click()
  await expect.element(dialog.getByText(/^Your browser will now ask for your permission\./)).toBeVisible()
  expect(ask.mock.calls).toEqual([['mailto', `${location.origin}/open-file?mailto=%s`]])

  await dialog.getByRole('button', { name: /Swipe left/ }).click()
  await page.getByRole('option', { name: 'Add or remove a star' }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await call(mailboxApi.endpoints.settings, {})).toMatchObject({ swipeLeft: 'star' })
  await swipeRow(row('Invoice').element(), -200)
  await eventually(() => stored('Invoice')).toMatchObject({ starred: true, folder: 'inbox' })
  await userEvent.keyboard('{Control>}z{/Control}')
  await eventually(async () => (await stored('Invoice'))?.starred).toBe(false)
})
