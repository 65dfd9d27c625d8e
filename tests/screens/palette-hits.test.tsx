// What the palette finds beyond tasks and people: jobs of the portal, emails, files, notes; what can be done with an email where it is found.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fileManagerApi } from '#contract/apps/file-manager.ts'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { MailRow } from '#contract/apps/mailbox-shapes.ts'
import { notesApi } from '#contract/apps/notes.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { call } from '#platform/api/call.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const group = (name: string) => page.getByRole('rowgroup', { name })
const field = () => page.getByRole('combobox', { name: 'Search and commands' })

async function search(words: string) {
  await userEvent.keyboard('/')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard(words)
}

async function open(samplesOf: readonly string[] = []) {
  const app = await renderApp('/pages/activities', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation', ...samplesOf],
  })
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible()
  return app
}

/** One email that says so. */
async function openWithMail() {
  const app = await open()
  const mail = {
    ...{ to: ['Alex Morgan <alex.morgan@cairn.example>'], bcc: [], uid: 'one', date: new Date().toISOString() },
    ...{ subject: 'Zephyr moorings', from: 'Ada Lovelace <ada@engine.example>', content: 'Are they free?' },
    ...{ unread: false, starred: false },
  }
  const [written] = await call(mailboxApi.endpoints.importMails, { body: { mails: [mail], folder: 'inbox' } })
  const rows = () => app.db.table<MailRow>('mails').toArray()
  return { ...app, id: written?.id ?? '', rows }
}

test('jobs are a group of their own, with who posted them; one opens its page', { tags: 'extended' }, async () => {
  const { href } = await open(['skills', 'jobs', 'applications'])
  const { results } = await call(jobsApi.endpoints.jobs, { query: { q: 'analyst', size: 5 } as never })
  await search('analyst')
  const first = group('Jobs').getByRole('gridcell').first()
  await expect.element(first).toBeVisible()
  await expect.poll(() => first.element().querySelector('mark')?.textContent).toMatch(/^analyst/i)
  const said = first.element().textContent ?? ''
  const job = results.find(({ title, company }) => said.includes(title.en) && said.includes(company.name))
  await first.click()
  await expect.poll(href).toBe(`/career/jobs/${job?.id}`)
  await expect.element(page.getByRole('heading', { level: 2, name: job?.title.en })).toBeVisible()
})

test('an email, a folder and a note are found by their names, and each is opened', { tags: 'extended' }, async () => {
  const { href, id } = await openWithMail()
  const folder = await call(fileManagerApi.endpoints.createFolder, { body: { folderId: null, name: 'Zephyr plans' } })
  const note = await call(notesApi.endpoints.createNote, { body: { note: { title: 'Zephyr, to do' } } })
  for (const [name, leadsTo] of [
    [/^Zephyr moorings/, id],
    [/^Zephyr plans/, folder.id],
    [/^Zephyr, to do/, note.id],
  ] as const) {
    await search('zephyr')
    await page.getByRole('gridcell', { name }).first().click()
    await expect.poll(href).toContain(leadsTo)
    await expect.element(field()).not.toBeInTheDocument()
  }
})

test('an email is given a star and loses it where it is found', { tags: 'extended' }, async () => {
  const { id, rows } = await openWithMail()
  const isStarred = async () => (await rows()).find((mail) => mail.id === id)?.starred
  await search('zephyr moorings')
  await expect.element(group('Most relevant').getByRole('gridcell', { name: /^Zephyr moorings/ })).toBeVisible()
  // Behind the row itself: Reply, then the star.
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.poll(isStarred).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Remove the star' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(isStarred).toBe(false)
})

test('an email is answered where it is found; one Undo takes the answer back', { tags: 'extended' }, async () => {
  const { id, rows } = await openWithMail()
  const answers = async () => (await rows()).filter((mail) => mail.id !== id)
  await search('zephyr moorings')
  await expect.element(group('Most relevant').getByRole('gridcell', { name: /^Zephyr moorings/ })).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  const words = page.getByRole('textbox', { name: 'Reply to “Zephyr moorings”' })
  await expect.element(words).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Send reply' })).toBeDisabled()
  await userEvent.keyboard('They are.{Control>}{Enter}{/Control}')
  await expect.element(words).not.toBeInTheDocument()
  await expect.element(page.getByText('Reply sent (simulated)')).toBeVisible()
  const [answer] = await answers()
  expect(answer).toMatchObject({ folder: 'sent', subject: 'Re: Zephyr moorings' })
  expect(JSON.stringify(answer?.to)).toContain('ada@engine.example')
  expect(answer?.content).toContain('They are.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await answers()).filter(({ folder }) => folder === 'sent')).toEqual([])
})
