// What is shown of files before the back end has answered, in two tabs, and to who hears or types.
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { fileManagerApi } from '#contract/apps/file-manager.ts'
import { call } from '#platform/api/call.ts'
import { download } from '#platform/api/download.ts'
import { sendOnlyTo } from '#platform/api/transport.ts'
import { announced } from '#tests/setup/announced.ts'
import { breakTables } from '#tests/setup/break-tables.ts'
import { eventually, open, put, ROOT, shown } from '#tests/setup/files-screen.tsx'
import { giveFiles } from '#tests/setup/give-files.ts'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const keyOf = (row: Locator): string => row.element().closest<HTMLElement>('[data-key]')?.dataset.key ?? ''

afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
})

/** From now on moves, or copies, wait; what is given back refuses them. */
const holdMoves = async (
  { db, door }: Pick<Awaited<ReturnType<typeof open>>, 'db' | 'door'>,
  way: 'move' | 'copy' = 'move',
) => {
  const isFull = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'))
  const mend = await breakTables(db, (name) => name === 'files', { mutate: isFull })
  const { promise, resolve } = Promise.withResolvers<void>()
  sendOnlyTo({
    async fetch(request) {
      if (new URL(request.url).pathname.endsWith(`/${way}`)) await promise
      return door.fetch(request)
    },
  })
  return async () => {
    resolve()
    await expect.element(page.getByText(new RegExp(`^Couldn’t ${way}\\. .`)).first()).toBeVisible()
    await mend()
    for (const { id } of toastStore.read()) dismissToast(id)
  }
}

test('what is moved is gone at once, and stands where it goes; what is refused comes back, with the reason', {
  tags: 'extended',
}, async () => {
  const app = await open()
  const { row, screen, namesIn, ids } = app
  await eventually(shown).toEqual(ROOT)
  const refuseDrag = await holdMoves(app)
  await userEvent.dragAndDrop(row(/zebra.txt/), row(/Plans/))
  await eventually(shown).toEqual(ROOT.slice(0, 4))
  await refuseDrag()
  await eventually(shown).toEqual(ROOT)
  row(/budget.txt/)
    .element()
    .focus()
  await userEvent.keyboard('{Control>}x{/Control}')
  await row(/Plans/).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  await eventually(shown).toEqual(['Deep', 'inside.txt'])
  const refusePaste = await holdMoves(app)
  await userEvent.keyboard('{Control>}v{/Control}')
  await eventually(shown).toEqual(['Deep', 'budget.txt', 'inside.txt'])
  await refusePaste()
  await eventually(shown).toEqual(['Deep', 'inside.txt'])
  // What was refused is still marked to be moved.
  await userEvent.keyboard('{Control>}v{/Control}')
  await eventually(() => namesIn(ids.plans)).toEqual(['Deep', 'budget.txt', 'inside.txt'])
})

test('a preview whose file is gone says so when it is to be downloaded', { tags: 'extended' }, async () => {
  const { row, screen, db } = await open()
  await eventually(shown).toEqual(ROOT)
  await row(/budget/).click()
  await screen.getByRole('group', { name: 'budget.txt' }).getByRole('button', { name: 'Enlarge' }).click()
  const dialog = page.getByRole('dialog', { name: 'budget.txt' })
  await expect.element(dialog.getByText('the budget')).toBeVisible()
  await db.table('filePieces').clear()
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect.element(page.getByText('This file’s content no longer exists.').first()).toBeVisible()
  await expect.element(dialog.getByText('the budget')).toBeVisible()
  // So do its details.
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  for (const { id } of toastStore.read()) dismissToast(id)
  await screen.getByRole('button', { name: 'Download', exact: true }).first().click()
  await expect.element(page.getByText('This file’s content no longer exists.').first()).toBeVisible()
})

test('a description that another tab replaces is said to be, and can be put back', { tags: 'extended' }, async () => {
  const { screen, ids, stored, queryClient, router } = await open()
  await router.navigate({ to: `/apps/file-manager/details/${ids.budget}` as never })
  const field = screen.getByRole('textbox', { name: 'Description' })
  await field.fill('Written here')
  await eventually(async () => (await stored(ids.budget))?.description).toBe('Written here')
  const { updateItem } = fileManagerApi.endpoints
  await call(updateItem, { body: { id: ids.budget, item: { description: 'Written there' } } })
  const otherTab = new BroadcastChannel('cairn-changes')
  otherTab.postMessage({ api: 'file-manager' })
  otherTab.close()
  await queryClient.invalidateQueries({ queryKey: ['file-manager'] })
  await expect.element(field).toHaveValue('Written there')
  await page.getByRole('button', { name: 'Restore my version' }).click()
  await eventually(async () => (await stored(ids.budget))?.description).toBe('Written here')
})

test('a text that is edited does not replace what was saved elsewhere meanwhile without being told to', async () => {
  const { screen, ids, queryClient, router } = await open()
  await router.navigate({ to: `/apps/file-manager/details/${ids.budget}` as never })
  await screen.getByRole('button', { name: 'Edit the text' }).click()
  const field = screen.getByRole('textbox', { name: 'Text of “budget.txt”' })
  await field.fill('Written here')
  const { content, saveContent } = fileManagerApi.endpoints
  await call(saveContent, { body: { id: ids.budget, file: new File(['Written there'], 'budget.txt') } })
  await queryClient.invalidateQueries({ queryKey: ['file-manager'] })
  await expect.element(screen.getByText(/^This file was changed elsewhere while you were editing\./)).toBeVisible()
  const stored = async () => (await download(content, { query: { id: ids.budget } })).text()
  await field.click()
  await userEvent.keyboard('{Control>}s{/Control}')
  await screen.getByRole('button', { name: 'Use the other version' }).click()
  await expect.element(field).toHaveValue('Written there')
  await expect.element(field).toHaveFocus()
  expect(await stored()).toBe('Written there')
  await field.fill('Written here again')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await eventually(stored).toBe('Written here again')
})

test('a folder that is chosen keeps its folders; its menu copies it elsewhere, and saves it as one archive', {
  tags: 'extended',
}, async () => {
  const { screen, row, namesIn, ids } = await open()
  await eventually(shown).toEqual(ROOT)
  const inFolder = (path: string, text: string) =>
    Object.defineProperty(new File([text], path.split('/').at(-1) ?? ''), 'webkitRelativePath', { value: path })
  const field = screen.getByLabelText('Folder to upload').element()
  const value = [inFolder('Shed/oars.txt', 'two'), inFolder('Shed/Loft/sail.txt', 'one')]
  Object.defineProperty(field, 'files', { value })
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await eventually(shown).toContain('Shed')

  await row(/Shed/).click({ button: 'right' })
  await screen.getByRole('menuitem', { name: 'Copy to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy “Shed”' })
  await dialog.getByRole('combobox', { name: 'Find a folder' }).fill('deep')
  await expect.element(dialog.getByRole('option', { name: /Deep/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await eventually(() => namesIn(ids.deep)).toEqual(['Shed'])
  await eventually(() => namesIn(null)).toContain('Shed')

  const saved: File[] = []
  const { createObjectURL } = URL
  URL.createObjectURL = (file: Blob) => {
    if (file instanceof File) saved.push(file)
    return createObjectURL(file)
  }
  await row(/Shed/).click({ button: 'right' })
  await screen.getByRole('menuitem', { name: 'Download', exact: true }).click()
  await eventually(() => saved.map(({ name }) => name)).toEqual(['Shed.zip'])
  URL.createObjectURL = createObjectURL
  const archive = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0)))
  const texts = Object.entries(archive).map(([name, bytes]) => [name, strFromU8(bytes)])
  expect(Object.fromEntries(texts)).toMatchObject({ 'Shed/oars.txt': 'two', 'Shed/Loft/sail.txt': 'one' })
})

test('how many there are, and are selected, is announced; what was found is shown in the grid too', {
  tags: 'extended',
}, async () => {
  const { row, screen, router } = await open()
  await eventually(shown).toEqual(ROOT)
  await row(/budget/).click({ modifiers: ['ControlOrMeta'] })

  await eventually(announced).toBe('1 item selected')
  await row(/Plans/).click()

  await eventually(announced).toBe('2 items')
  await router.navigate({ to: '/apps/file-manager?q=bold&view=grid' as never })

  await eventually(announced).toBe('1 result')
  await expect.element(screen.getByText(/some \*\*bold\*\* text · Files/)).toBeVisible()
})

test('the focus goes from an upload that is cancelled to the next one, and from the last to the list, also where that is empty', {
  tags: 'extended',
}, async () => {
  const { ids, router, screen, db } = await open()
  await eventually(shown).toEqual(ROOT)
  const isFull = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'))
  await breakTables(db, (name) => name === 'filePieces', { mutate: isFull })
  const files = ['a.bin', 'b.bin'].map((name) => new File([new Uint8Array(900)], name))
  giveFiles(screen.getByLabelText('Files to upload').element(), ...files)
  const uploads = screen.getByRole('region', { name: 'Uploads' })
  await expect.element(uploads.getByRole('heading', { name: '2 files weren’t uploaded' })).toBeVisible()
  await uploads.getByRole('button', { name: 'Cancel uploading “a.bin”' }).click()
  await expect.element(uploads.getByRole('button', { name: 'Cancel uploading “b.bin”' })).toHaveFocus()
  await uploads.getByRole('button', { name: 'Cancel uploading “b.bin”' }).click()
  await expect.element(uploads).not.toBeInTheDocument()
  await eventually(() => document.activeElement?.getAttribute('role')).toBe('row')
  await router.navigate({ to: `/apps/file-manager/${ids.deep}` as never })
  const empty = screen.getByText('This folder is empty.')
  await expect.element(empty).toBeVisible()
  giveFiles(screen.getByLabelText('Files to upload').element(), new File([new Uint8Array(900)], 'c.bin'))
  await uploads.getByRole('button', { name: 'Cancel uploading “c.bin”' }).click()
  await expect.element(uploads).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Upload files' }).last()).toHaveFocus()
})

test('a copy is renamed before the back end has answered that it is there', async () => {
  const { row, door, stored } = await open()
  await eventually(shown).toEqual(ROOT)
  const { promise, resolve } = Promise.withResolvers<void>()
  sendOnlyTo({
    async fetch(request) {
      const answer = await door.fetch(request)
      if (new URL(request.url).pathname.endsWith('/copy')) await promise
      return answer
    },
  })
  row(/budget.txt/)
    .element()
    .focus()
  await userEvent.keyboard('{Control>}cv{/Control}')
  await eventually(shown).toContain('budget (2).txt')
  const copy = row(/budget \(2\).txt/)
  const key = keyOf(copy)
  copy.element().focus()
  await userEvent.keyboard('{F2}')
  await page.getByRole('textbox', { name: 'Name' }).fill('mine.txt')
  await userEvent.keyboard('{Enter}')
  await eventually(() => stored(key)).toMatchObject({ name: 'mine.txt' })
  resolve()
  await eventually(shown).toEqual([...ROOT.slice(0, 3), 'mine.txt', ...ROOT.slice(3)])
  expect(keyOf(row(/mine.txt/))).toBe(key)
})

test('a copy is there at once under its own name, with what it is put over gone; what is refused is taken back', {
  tags: 'extended',
}, async () => {
  const app = await open()
  const { row, screen, namesIn, ids } = app
  await eventually(shown).toEqual(ROOT)
  row(/budget.txt/)
    .element()
    .focus()
  await userEvent.keyboard('{Control>}c{/Control}')
  const refuse = await holdMoves(app, 'copy')
  await userEvent.keyboard('{Control>}v{/Control}')
  await eventually(shown).toEqual(['Plans', 'berths.csv', 'budget (2).txt', ...ROOT.slice(2)])
  await refuse()
  await eventually(shown).toEqual(ROOT)
  await userEvent.keyboard('{Control>}v{/Control}')
  await eventually(() => namesIn(null)).toContain('budget (2).txt')
  await screen.getByRole('button', { name: 'Undo' }).last().click()
  await eventually(() => namesIn(null)).toEqual(ROOT)
  await eventually(shown).toEqual(ROOT)

  const { id: other } = await put(ids.plans, 'budget.txt', 'another')
  await row(/Plans/).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  await eventually(shown).toEqual(['Deep', 'budget.txt', 'inside.txt'])
  const refuseToReplace = await holdMoves(app, 'copy')
  await userEvent.keyboard('{Control>}v{/Control}')
  const dialog = page.getByRole('dialog', { name: '“budget.txt” already exists' })
  await dialog.getByRole('radio', { name: 'Replace' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await eventually(() => keyOf(row(/budget.txt/))).not.toBe(other)
  await eventually(shown).toEqual(['Deep', 'budget.txt', 'inside.txt'])
  await refuseToReplace()
  await eventually(shown).toEqual(['Deep', 'budget.txt', 'inside.txt'])
})
