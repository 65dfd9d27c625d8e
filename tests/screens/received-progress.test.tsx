// A large file that is opened with Cairn is reported while it is written, can be stopped, and is one undo.
import { expect, test } from 'vitest'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { giveFiles } from '#tests/setup/give-files.ts'
import { holdWrites } from '#tests/setup/hold-writes.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const COUNT = 1500
const cards = Array.from({ length: COUNT }, (_, index) =>
  [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:far-${index}`,
    `FN:Far ${String(index).padStart(4, '0')}`,
    `NOTE:${index === 0 ? 'x'.repeat(20_001) : 'Before noon. '.repeat(20)}`,
    'END:VCARD',
  ].join('\r\n'),
)

test('shows progress; stopping it imports nothing; after it is done, one undo removes everything', {
  tags: 'extended',
}, async () => {
  const { db, screen } = await renderApp('/open-file', { signedIn: true, samplesOf: ['auth', 'user', 'contacts'] })
  const all = async () => ((await db.table('contacts').toArray()) as Contact[]).map(({ name }) => name)
  const input = screen.getByLabelText('File', { exact: true })
  await expect.element(input).toBeInTheDocument()
  giveFiles(input.element(), new File([cards.join('\r\n')], 'far.vcf', { type: 'text/vcard' }))
  const keep = screen.getByRole('button', { name: 'Import 1,500 entries' })
  await expect.element(keep).toBeVisible()
  await expect.element(screen.getByText('Details too long for a contact were shortened: “Far 0000”')).toBeVisible()
  const before = await all()

  const release = await holdWrites(db, 'contacts')
  await keep.click()
  const bar = screen.getByRole('progressbar', { name: 'Importing' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '0 of 1,500')
  await screen.getByRole('button', { name: 'Stop' }).click()
  await expect.element(screen.getByRole('progressbar', { name: 'Stopping' })).toBeVisible()
  await release()
  await expect.element(screen.getByText('Stopped. Nothing was imported.')).toBeVisible()
  expect(await all()).toEqual(before)

  await keep.click()
  await expect.element(screen.getByText(/1,500 entries/)).toBeVisible()
  expect(await all()).toHaveLength(before.length + COUNT)
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Undone. The items below are no longer saved.')).toBeVisible()
  expect(await all()).toEqual(before)
})
