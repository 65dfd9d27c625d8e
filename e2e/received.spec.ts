// What comes to Cairn from outside, as far as a browser that has not installed it can send it: a form posted to the share target, a mailto address, a file.
import type { Page } from '@playwright/test'
import { controlled, expect, test, visit } from './fixtures.ts'

/** Posts a form as a share does: the browser navigates to its answer. */
async function share(page: Page, fields: Record<string, string>, file?: { name: string; type: string; text: string }) {
  await page.evaluate(
    ({ fields, file }) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = '/open-file'
      form.enctype = 'multipart/form-data'
      for (const [name, value] of Object.entries(fields)) {
        const input = Object.assign(document.createElement('textarea'), { name, value })
        form.append(input)
      }
      if (file) {
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
        const chosen = new DataTransfer()
        chosen.items.add(new File([file.text], file.name, { type: file.type }))
        input.files = chosen.files
        form.append(input)
      }
      document.body.append(form)
      form.submit()
    },
    { fields, file },
  )
  await page.waitForURL('**/open-file*')
}

const titlesOf = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (address) => (await fetch(address)).text(), path)

test('A shared text becomes a note, says so, and undo takes it away', async ({ page }) => {
  await visit(page, '/dashboards/mainpage')
  await controlled(page)
  await share(page, { title: 'Ferry times', text: 'The last one leaves at 22:40.' })
  await expect(page.getByText('Kept', { exact: true })).toBeVisible()
  await expect(page.getByText('Ferry times')).toBeVisible()
  expect(await titlesOf(page, '/api/apps/notes/all')).toContain('The last one leaves at 22:40.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone: nothing was kept')).toBeVisible()
  expect(await titlesOf(page, '/api/apps/notes/all')).not.toContain('Ferry times')
})

test('A shared file goes to the file manager, a shared page that is loaded again makes nothing twice', async ({
  page,
}) => {
  await visit(page, '/dashboards/mainpage')
  await controlled(page)
  await share(page, {}, { name: 'harbour-plan.pdf', type: 'application/pdf', text: '%PDF-1.4' })
  await expect(page.getByText('harbour-plan.pdf')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  const files = await titlesOf(page, '/api/apps/file-manager')
  expect(files.split('harbour-plan').length).toBe(2)
})

test('A mailto address becomes a draft', async ({ page }) => {
  await visit(page, '/dashboards/mainpage')
  await controlled(page)
  await page.goto(
    `/open-file?mailto=${encodeURIComponent('mailto:mira@cairn.example?subject=Boat%20shed&body=At%20nine%3F')}`,
  )
  await expect(page.getByText('Boat shed')).toBeVisible()
  expect(await titlesOf(page, '/api/apps/mailbox/mails?folder=drafts')).toContain('Boat shed')
})

test('A chosen file is shown before it is brought in', async ({ page }) => {
  await visit(page, '/open-file')
  await controlled(page)
  const card = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'UID:u-1',
    'FN:Ines Aubry',
    'TEL;TYPE=work:+33 1 23 45 67 89',
    'END:VCARD',
  ]
  const file = { name: 'people.vcf', mimeType: 'text/vcard', buffer: Buffer.from(card.join('\r\n')) }
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await expect(page.getByText('Ines Aubry')).toBeVisible()
  expect(await titlesOf(page, '/api/apps/contacts/all')).not.toContain('Ines Aubry')
  await page.getByRole('button', { name: 'Bring 1 entry in' }).click()
  await expect(page.getByText('Kept', { exact: true })).toBeVisible()
  expect(await titlesOf(page, '/api/apps/contacts/all')).toContain('Ines Aubry')
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await expect(page.getByText('nothing new')).toBeVisible()
})
