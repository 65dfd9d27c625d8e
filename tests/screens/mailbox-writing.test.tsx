// Drafts: forwarded, with files that are dropped and pasted, several at once, on a phone, and in two tabs; and emails that are saved as a file.
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { MailRow } from '#contract/apps/mailbox-shapes.ts'
import { call } from '#platform/api/call.ts'
import { breakTables } from '#tests/setup/break-tables.ts'
import { dropFiles, pasteFiles } from '#tests/setup/give-files.ts'
import { eventually, openMailbox as open } from '#tests/setup/mailbox-screen.tsx'
import { savedFiles } from '#tests/setup/saved-files.ts'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const { endpoints } = mailboxApi

beforeEach(() => page.viewport(1440, 900))

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

const newEmail = () => page.getByRole('button', { name: 'New email' }).first().click()
const box = (element: Element) => element.getBoundingClientRect()

test('an email is forwarded by key, with its head, its text and its files', { tags: 'extended' }, async () => {
  const { screen, row, stored, queryClient } = await open('/folder/inbox')
  await expect.element(row('Across the Channel')).toBeVisible()
  const mailId = (await stored('Across the Channel'))?.id ?? ''
  await call(endpoints.addAttachments, { body: { mailId, files: [new File(['fog'], 'weather.txt')] } })
  await queryClient.invalidateQueries()
  ;(row('Across the Channel').element() as HTMLElement).focus()
  await userEvent.keyboard('f')
  const composer = screen.getByRole('dialog', { name: 'Fwd: Across the Channel' })
  await expect.element(composer.getByText('weather.txt')).toBeVisible()
  const draft = await stored('Fwd: Across the Channel')
  expect(draft?.to).toEqual([])
  expect(draft?.content).toMatch(
    /Forwarded email\nFrom: Louis Blériot <louis@channel\.example>\nDate: [^\n]+\nSubject: Across the Channel\nTo: Alex Morgan[^\n]+\n\nWe fly at dawn/,
  )
})

test('files are attached by drop and by paste', { tags: 'extended' }, async () => {
  const { screen, row, stored } = await open('/folder/inbox')
  await expect.element(row('Invoice')).toBeVisible()
  await newEmail()
  const composer = screen.getByRole('dialog')
  await composer.getByRole('textbox', { name: 'Subject' }).fill('Drawings')
  const text = composer.getByRole('textbox', { name: 'Text' })
  dropFiles(text.element(), new File(['a,b'], 'gears.csv', { type: 'text/csv' }))
  await expect.element(composer.getByText('gears.csv')).toBeVisible()
  pasteFiles(text.element(), new File(['x'], 'loom.txt', { type: 'text/plain' }))
  await expect.element(composer.getByText('loom.txt')).toBeVisible()
  await eventually(async () => (await stored('Drawings'))?.attachments.map(({ name }) => name)).toEqual([
    'gears.csv',
    'loom.txt',
  ])
})

test('several are written at once: two beside each other, the others folded until they are asked for', {
  tags: 'extended',
}, async () => {
  const { screen, row } = await open('/folder/inbox')
  await expect.element(row('Invoice')).toBeVisible()
  const named = (name: string) => screen.getByRole('dialog', { name })
  for (const name of ['One', 'Two', 'Three']) {
    await newEmail()
    await named('New email').getByRole('textbox', { name: 'Subject' }).fill(name)
    await expect.element(named(name).getByRole('textbox', { name: 'Text' })).toBeVisible()
  }
  await expect.element(named('One').getByRole('button', { name: 'Expand' })).toBeVisible()
  await expect.element(named('One').getByRole('textbox', { name: 'Text' })).not.toBeInTheDocument()
  const [two, three] = [box(named('Two').element()), box(named('Three').element())]
  expect(two.right <= three.left || three.right <= two.left).toBe(true)
  await named('One').getByRole('button', { name: 'Expand' }).click()
  await expect.element(named('One').getByRole('textbox', { name: 'Text' })).toBeVisible()
  await expect.element(named('Two').getByRole('textbox', { name: 'Text' })).not.toBeInTheDocument()
  await named('Three').getByRole('button', { name: 'Save and close' }).click()
  await expect.element(named('Three')).not.toBeInTheDocument()
  await expect.element(named('One').getByRole('textbox', { name: 'Subject' })).toHaveValue('One')
})

test('on a phone a draft is a page of its own, which leads back to the list', { tags: 'extended' }, async () => {
  await page.viewport(390, 844)
  const { screen, row, stored } = await open('/folder/inbox')
  await expect.element(row('Invoice')).toBeVisible()
  await screen.getByRole('region', { name: 'Emails' }).getByRole('button', { name: 'New email' }).click()
  const composer = screen.getByRole('dialog', { name: 'New email' })
  await expect.element(composer).toBeVisible()
  const { left, top, width, height } = box(composer.element())
  expect([left, top, width, height].map(Math.round)).toEqual([0, 0, 390, 844])
  await composer.getByRole('textbox', { name: 'Subject' }).fill('From the train')
  const own = screen.getByRole('dialog', { name: 'From the train' })
  const sending = own.getByRole('button', { name: 'Send', exact: true })
  await expect.element(sending).toBeVisible()
  expect(box(sending.element()).bottom).toBeLessThanOrEqual(844)
  await own.getByRole('button', { name: 'Save and close' }).click()
  await expect.element(own).not.toBeInTheDocument()
  await expect.element(row('Invoice')).toBeVisible()
  await eventually(() => stored('From the train')).toMatchObject({ folder: 'drafts' })
})

test('what another tab writes into other fields is taken on; a field that both wrote becomes a draft of its own', async () => {
  const { screen, row, stored, rows, db, queryClient } = await open('/folder/inbox')
  await expect.element(row('Invoice')).toBeVisible()
  await newEmail()
  await screen.getByRole('dialog').getByRole('textbox', { name: 'Subject' }).fill('Tides')
  const composer = screen.getByRole('dialog', { name: 'Tides' })
  await eventually(() => stored('Tides')).toBeDefined()
  const id = (await stored('Tides'))?.id ?? ''
  const elsewhere = (content: string) => call(endpoints.updateDraft, { body: { id, draft: { content } } })
  await elsewhere('High at nine.')
  await composer.getByRole('textbox', { name: 'Subject' }).fill('Tides of today')
  await queryClient.invalidateQueries()
  const both = screen.getByRole('dialog', { name: 'Tides of today' }).getByRole('textbox', { name: 'Text' })
  await expect.element(both).toHaveValue('High at nine.')
  await eventually(() => stored('Tides of today')).toMatchObject({ id, content: 'High at nine.' })
  expect((await rows()).filter(({ folder }) => folder === 'drafts')).toHaveLength(1)
  await elsewhere('Low at three.')
  // What is typed here is not saved before the other text is read.
  const isFull = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'))
  const mend = await breakTables(
    db,
    (name) => name === 'mails',
    { mutate: isFull },
    (request) => 'values' in request && request.values.some((mail: MailRow) => mail.id === id),
  )
  await both.fill('High at ten.')
  await queryClient.invalidateQueries()
  await expect.element(page.getByText(/^This draft was also changed in another tab\./)).toBeVisible()
  await expect.element(both).toHaveValue('High at ten.')
  await mend()
  await eventually(async () =>
    (await rows()).filter((mail) => mail.folder === 'drafts' && mail.id !== id).map(({ content }) => content),
  ).toEqual(['Low at three.'])
})

test('selected emails are saved as one mbox', { tags: 'extended' }, async () => {
  const { screen, row } = await open('/folder/inbox')
  await row('Across the Channel').click({ modifiers: ['Control'] })
  await row('Invoice').click({ modifiers: ['Control'] })
  const saved = savedFiles()
  await screen.getByRole('toolbar', { name: '2 emails selected' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Save as a file (.mbox)' }).click()
  await eventually(saved.names).toEqual(['Inbox.mbox'])
  const text = await saved.text(0)
  expect(text.match(/^From /gm)).toHaveLength(2)
  expect([...text.matchAll(/^Subject: (.+?)\r?$/gm)].map(([, subject]) => subject).toSorted()).toEqual([
    'Across the Channel',
    'Invoice',
  ])
})

test('the open email is saved as a file of its own, from its menu', { tags: 'extended' }, async () => {
  const { screen, row } = await open('/folder/inbox')
  const saved = savedFiles()
  await row('Across the Channel').click()
  const email = screen.getByRole('group', { name: 'Across the Channel' })
  await email.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save as a file (.eml)' }).click()
  await eventually(saved.names).toEqual(['Across the Channel.eml'])
  const text = await saved.text(0)
  expect(text).toMatch(/^From: .*louis@channel\.example/m)
  expect(text).toMatch(/^Subject: Across the Channel\r?$/m)
  // Its text, which may have any letter, is encoded.
  expect(atob(text.split(/\r?\n\r?\n/)[1] ?? '')).toBe('We fly at dawn, fog permitting.')
})

test('all files of an email are saved as one archive, two too that a disk takes for one', {
  tags: 'extended',
}, async () => {
  const { screen, row, stored, queryClient } = await open('/folder/inbox')
  const saved = savedFiles()
  const mailId = (await stored('Invoice'))?.id ?? ''
  // On many disks they would be one.
  const files = [new File(['one'], 'bill.txt'), new File(['two'], 'Bill.txt')]
  await call(endpoints.addAttachments, { body: { mailId, files: [...files, new File(['a,b'], 'sums.csv')] } })
  await queryClient.invalidateQueries()
  await row('Invoice').click()
  await screen.getByRole('button', { name: 'Save all', exact: true }).click()
  await eventually(saved.names).toEqual(['Invoice.zip'])
  const entries = Object.entries(unzipSync(await saved.bytes(0)))
  expect(entries.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['bill.txt', 'one'],
    ['Bill (2).txt', 'two'],
    ['sums.csv', 'a,b'],
  ])
})

test('Ctrl and Enter send an email, after a question where its subject is missing', async () => {
  const { screen, row, stored } = await open('/folder/inbox')
  await expect.element(row('Invoice')).toBeVisible()
  await call(endpoints.updateSettings, { body: { settings: { undoSeconds: 0 } } })
  await newEmail()
  const composer = screen.getByRole('dialog')
  await composer.getByRole('combobox', { name: 'To' }).fill('ada')
  await composer.getByRole('option', { name: /ada@engine.example/ }).click()
  await composer.getByRole('textbox', { name: 'Text' }).fill('The wheels turn.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(composer.getByText('This email has no subject.')).toBeVisible()
  await composer.getByRole('button', { name: 'Keep writing' }).click()
  await composer.getByRole('textbox', { name: 'Subject' }).fill('Wheels')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(composer).not.toBeInTheDocument()
  await eventually(async () => (await stored('Wheels'))?.folder).toBe('sent')
})
