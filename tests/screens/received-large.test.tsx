import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { breakTables } from '#tests/setup/break-tables.ts'
import { dropFiles, giveFiles } from '#tests/setup/give-files.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const CARD = 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ines Aubry\r\nEND:VCARD\r\n'
const LARGE = new File([CARD, new Uint8Array(25_000_000)], 'large.vcf', { type: 'text/vcard' })
const SMALL = new File([CARD], 'small.vcf', { type: 'text/vcard' })

test('a file over the size limit is named with its size, and the next one is read', { tags: 'extended' }, async () => {
  const { screen } = await renderApp('/open-file', { signedIn: true, samplesOf: ['user', 'contacts'] })
  const input = screen.getByLabelText('File', { exact: true })
  const choose = async (file: File) => {
    await expect.element(input).toBeInTheDocument()
    giveFiles(input.element(), file)
  }
  await choose(LARGE)
  await expect.element(screen.getByText('“large.vcf” is larger than 25 MB.')).toBeVisible()
  await choose(SMALL)
  await expect.element(screen.getByText('Ines Aubry')).toBeVisible()
  await expect.element(screen.getByText('“large.vcf” is larger than 25 MB.')).not.toBeInTheDocument()
})

test('a file that could not be saved is reported with the reason, and is saved once there is room', async () => {
  const { screen, db } = await renderApp('/open-file', { signedIn: true, samplesOf: ['user', 'contacts'] })
  const input = screen.getByLabelText('File', { exact: true })
  await expect.element(input).toBeInTheDocument()
  giveFiles(input.element(), SMALL)
  const keep = screen.getByRole('button', { name: 'Import 1 entry' })
  await expect.element(keep).toBeVisible()
  const mend = await breakTables(db, () => true, {
    mutate: () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError')),
  })
  await keep.click()
  const words = /^Couldn’t finish\. Nothing was lost\. There isn’t enough space left on this device\./
  await expect.element(screen.getByText(words)).toBeVisible()
  await mend()
  await keep.click()
  await expect.element(screen.getByText(words)).not.toBeInTheDocument()
})

test('a link that is not a mailto link is refused', async () => {
  const { screen } = await renderApp('/open-file?mailto=tel%3A123', { signedIn: true, samplesOf: ['user'] })
  await expect.element(screen.getByText('Cairn can’t read this link. Nothing was changed.')).toBeVisible()
})

test('a backup of Cairn is answered with where to restore it', async () => {
  const { screen } = await renderApp('/open-file', { signedIn: true, samplesOf: ['user', 'contacts'] })
  const input = screen.getByLabelText('File', { exact: true })
  await expect.element(input).toBeInTheDocument()
  giveFiles(input.element(), new File(['PK'], 'cairn-backup.zip', { type: 'application/zip' }))
  const link = screen.getByRole('link', { name: 'Settings, under Data on this device' })
  await expect.element(link).toHaveAttribute('href', '/settings?section=data')
})

test('a calendar over the size limit is not read either', { tags: 'extended' }, async () => {
  const { screen } = await renderApp('/apps/tasks', { signedIn: true, samplesOf: ['user', 'tasks'] })
  await expect.element(screen.getByRole('grid')).toBeVisible()
  const large = new File([new Uint8Array(25_000_001)], 'large.ics', { type: 'text/calendar' })
  dropFiles(document.querySelector('[role="grid"]'), large)
  await expect.element(page.getByText('“large.ics” is larger than 25 MB.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Import/ })).toBeDisabled()
})
