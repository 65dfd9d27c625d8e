// Lists and emails that an address names: those that are not there, and conversations.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { call } from '#platform/api/call.ts'
import { ADA, eventually, openMailbox as open } from '#tests/setup/mailbox-screen.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => page.viewport(1280, 900))

test.each([
  ['/folder/none', 'This folder doesn’t exist.'],
  ['/filter/none', 'This folder doesn’t exist.'],
  ['/folder/toString', 'This folder doesn’t exist.'],
  ['/nothing/all', 'This folder doesn’t exist.'],
  ['/label/none', 'This label no longer exists.'],
])('an address of no list says so and leads to the Inbox: %s', { tags: 'extended' }, async (path, words) => {
  const { screen, row, href } = await open(path)
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible()
  await screen.getByRole('button', { name: 'Open the Inbox' }).click()
  await expect.poll(href).toContain('/apps/mailbox/folder/inbox')
  await expect.element(row('Invoice')).toBeVisible()
})

test.each(['drafts', 'spam', 'trash'])(
  'a folder that is there and empty is no such list: %s',
  { tags: 'extended' },
  async (slug) => {
    const { screen } = await open(`/folder/${slug}`)
    await expect.element(screen.getByText(/^No (drafts|emails here)\.$/)).toBeVisible()
    expect(screen.getByText('This folder doesn’t exist.').elements()).toEqual([])
  },
)

test('an address of an email that is not there says so', { tags: 'extended' }, async () => {
  const { screen } = await open('/folder/inbox/none')
  await expect.element(screen.getByText('This email no longer exists.')).toBeVisible()
})

test('a conversation: its row says how many emails it has, the earlier one is folded, unfolded and folded again', async () => {
  const { screen, stored } = await open()
  const first = await stored('Cards for the loom')
  const draft = await call(mailboxApi.endpoints.createDraft, {
    body: {
      draft: { to: [ADA], subject: 'Re: Cards for the loom', content: 'Received, thank you.' },
      replyTo: first?.id,
    },
  })
  await call(mailboxApi.endpoints.send, { body: { id: draft.id, draft: {} } })
  await screen.getByRole('link', { name: /^Sent/ }).click()
  const name = /^To Ada Lovelace, Re: Cards for the loom, .*2 emails in this conversation$/
  const answer = screen.getByRole('row', { name })
  await expect.element(answer).toBeVisible()
  await answer.click()
  await expect.element(screen.getByText('Received, thank you.').last()).toBeVisible()
  const folded = screen.getByRole('button', { name: /The cards are punched\./, expanded: false })
  await folded.click()
  await expect.element(screen.getByRole('link', { name: 'https://engine.example/cards' })).toBeVisible()
  await screen.getByRole('button', { name: 'Collapse', exact: true }).first().click()
  await expect.element(folded).toBeVisible()
  expect(screen.getByRole('link', { name: 'https://engine.example/cards' }).elements()).toEqual([])
})

test('a row’s name says who, what, when, and in words what its marks say', { tags: 'extended' }, async () => {
  const { screen, row, stored } = await open()
  await expect.element(row('Cards for the loom')).toHaveAccessibleName(/^Ada Lovelace, Cards for the loom, .+, Unread$/)
  await expect.element(row('Invoice')).toHaveAccessibleName(/^Billing, Invoice, [^,]+$/)
  await row('Invoice').click()
  await screen.getByRole('button', { name: 'Add a star', exact: true }).click()
  await eventually(async () => (await stored('Invoice'))?.starred).toBe(true)
  await expect.element(row('Invoice')).toHaveAccessibleName(/^Billing, Invoice, .+, Starred$/)
})
