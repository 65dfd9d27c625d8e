// What notes have to do with time, with each other and with other programs.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notesApi } from '#contract/apps/notes.ts'
import type { Note, NoteDraft, StoredNote } from '#contract/apps/notes-shapes.ts'
import { call } from '#platform/api/call.ts'
import { renderApp } from '#tests/setup/screens.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const { all, createNote } = notesApi.endpoints

/** With these notes alone, in this order. */
const open = async (path: string, notes: readonly (NoteDraft & { readonly id: string })[]) => {
  const app = await renderApp('/apps/notes', { signedIn: true, samplesOf: ['auth', 'user', 'navigation'] })
  const { screen, db, queryClient, router } = app
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible()
  for (const note of notes.toReversed()) await call(createNote, { body: { note } })
  await queryClient.invalidateQueries({ queryKey: ['notes'] })
  if (path) await router.navigate({ to: `/apps/notes${path}` as never })
  const stored = (id: string) => db.table<StoredNote>('notes').get(id)
  const dialog = (name: string | RegExp) => screen.getByRole('dialog', { name })
  return { ...app, stored, dialog }
}

const allNotes = () => call(all, {}) as Promise<Note[]>
const eventually = <Value,>(read: () => Value | Promise<Value>) => expect.poll(read)
const titles = async () => (await allNotes()).map(({ title }) => title)

afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
})

test('a reminder in the past says so and offers now; what falls due is said until it is done', {
  tags: 'extended',
}, async () => {
  const { screen, dialog, stored } = await open('?note=port', [
    { id: 'port', title: 'Call the port', reminder: '2020-01-02T09:00:00.000Z', reminderDone: true },
  ])
  await dialog('Call the port').getByRole('button', { name: /2 Jan/ }).click()
  await dialog('Reminder').getByRole('button', { name: 'Set reminder' }).click()
  await expect.element(dialog('Reminder').getByText('This time has passed. Choose a later time.')).toBeVisible()
  await dialog('Reminder').getByRole('button', { name: 'Remind me now' }).click()
  await eventually(async () => (await stored('port'))?.reminderDone).toBe(false)
  await expect.element(page.getByText('Reminder: Call the port')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('link', { name: /^Reminders/ }).click()
  await expect.element(screen.getByRole('article', { name: 'Call the port' }).getByText(/^Due: Today/)).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await eventually(async () => (await stored('port'))?.reminderDone).toBe(true)
  await expect.element(screen.getByText('No reminders.')).toBeVisible()
})

test('what fell due on the first visit before its watcher had loaded is said all the same', async () => {
  await open('', [{ id: 'port', title: 'Call the port', reminder: new Date().toISOString() }])
  await expect.element(page.getByText('Reminder: Call the port')).toBeVisible()
})

test('a link to another note leads there, and that one says where it is linked from', {
  tags: 'extended',
}, async () => {
  const { screen, dialog, stored } = await open('?note=tart', [
    { id: 'tart', title: 'Onion tart', content: 'Six onions.' },
    { id: 'market', title: 'Market' },
  ])
  await dialog('Onion tart').getByRole('button', { name: 'Link to a note' }).click()
  await dialog('Link to a note').getByRole('button', { name: 'Market' }).click()
  await eventually(async () => (await stored('tart'))?.content).toBe('Six onions.\n[Market](/apps/notes?note=market)')
  await dialog('Onion tart').getByRole('region', { name: 'Links to' }).getByRole('link', { name: 'Market' }).click()
  const back = dialog('Market').getByRole('region', { name: 'Linked from' })
  await back.getByRole('link', { name: 'Onion tart' }).click()
  await expect.element(dialog('Onion tart').getByRole('textbox', { name: 'Title' })).toHaveValue('Onion tart')
  await dialog('Onion tart').getByRole('button', { name: 'More', exact: true }).click()
  await screen.getByRole('menuitem', { name: 'Version history…' }).click()
  await expect.element(dialog(/history/i)).toBeVisible()
})

test('Google Keep: a dry run names what is left out; what is imported is undone at once, label and all', {
  tags: 'extended',
}, async () => {
  const { screen, dialog } = await open('', [{ id: 'mine', title: 'Mine' }])
  const labels = async () => (await call(notesApi.endpoints.labels, {})).map(({ title }) => title)
  const before = await labels()
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  await screen.getByRole('menuitem', { name: 'Import notes…' }).click()
  await expect.element(dialog('Import notes')).toBeVisible()
  const keep = (fields: object) => strToU8(JSON.stringify({ textContent: '', isArchived: false, ...fields }))
  const zip = zipSync({
    'Takeout/Notizen/Reise.json': keep({ title: 'Reise', labels: [{ name: 'Urlaub' }], isArchived: true }),
    'Takeout/Notizen/Alt.json': keep({ title: 'Alt', isTrashed: true }),
    'Takeout/Notizen/Liste.json': keep({ title: 'Liste', listContent: [{ text: 'Brot', isChecked: true }] }),
  }) as Uint8Array<ArrayBuffer>
  const input = dialog('Import notes').getByLabelText('Note files').element() as HTMLInputElement
  await userEvent.upload(input, new File([zip], 'takeout.zip', { type: 'application/zip' }))
  await expect.element(dialog('Import notes').getByText('Alt.json: in Google Keep’s trash')).toBeVisible()
  await expect.poll(() => titles()).toEqual(['Mine'])
  await dialog('Import notes').getByRole('button', { name: 'Import 2 notes' }).click()
  await eventually(titles).toEqual(['Liste', 'Reise', 'Mine'])
  await expect.poll(async () => (await allNotes()).map(({ archived }) => archived)).toEqual([false, true, false])
  await expect.poll(() => labels()).toContain('Urlaub')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await eventually(titles).toEqual(['Mine'])
  await expect.poll(() => labels()).toEqual(before)
})

test('several Markdown files are imported at once; chosen again, what is here is named and nothing is made twice', {
  tags: 'extended',
}, async () => {
  const { screen, dialog } = await open('', [{ id: 'mine', title: 'Mine' }])
  const choose = async (...names: string[]) => {
    await screen.getByRole('button', { name: 'More', exact: true }).click()
    await screen.getByRole('menuitem', { name: 'Import notes…' }).click()
    const input = dialog('Import notes').getByLabelText('Note files').element() as HTMLInputElement
    await userEvent.upload(
      input,
      names.map((name) => new File([`# ${name}\n\nText.`], `${name}.md`, { type: 'text/markdown' })),
    )
  }
  await choose('Ferries', 'Quays')
  await dialog('Import notes').getByRole('button', { name: 'Import 2 notes' }).click()
  await eventually(titles).toEqual(['Ferries', 'Quays', 'Mine'])
  await choose('Quays', 'Tides')
  const known = dialog('Import notes').getByRole('region', { name: 'Already in your notes' }).getByRole('listitem')
  await expect.poll(() => known.elements().map(({ textContent }) => textContent)).toEqual(['Quays'])
  await dialog('Import notes').getByRole('button', { name: 'Import 1 note' }).click()
  await eventually(titles).toEqual(['Tides', 'Ferries', 'Quays', 'Mine'])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await eventually(titles).toEqual(['Ferries', 'Quays', 'Mine'])
})

test('notes are exported as Markdown with front matter, a picture beside its note', { tags: 'extended' }, async () => {
  const { screen } = await open('', [
    { id: 'a', title: 'Port', content: 'Two years.', image: 'data:image/png;base64,iVBORw0KGgo=' },
    { id: 'b', title: 'port', tasks: [{ id: '1', content: 'Book', completed: true }] },
  ])
  const saved: File[] = []
  const { createObjectURL } = URL
  URL.createObjectURL = (file: Blob) => {
    if (file instanceof File) saved.push(file)
    return createObjectURL(file)
  }
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  await screen.getByRole('menuitem', { name: 'Export as Markdown' }).click()
  await expect.element(page.getByRole('region', { name: 'Messages' }).getByText('2 notes exported')).toBeVisible()
  URL.createObjectURL = createObjectURL
  const [file] = saved
  expect(file?.name).toBe('Notes.zip')
  const files = unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0)))
  expect(Object.keys(files).sort()).toEqual(['Port.md', 'Port.png', 'port (2).md'])
  expect(strFromU8(files['Port.md'] ?? new Uint8Array())).toContain('![](<Port.png>)')
  expect(strFromU8(files['port (2).md'] ?? new Uint8Array())).toContain('- [x] Book')
})
