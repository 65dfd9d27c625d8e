import type { DBCoreMutateRequest } from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createOfLine } from '#apps/file-manager/create-of-line.ts'
import { fileManagerApi } from '#contract/apps/file-manager.ts'
import type { FileRow } from '#contract/apps/file-rows.ts'
import { call } from '#platform/api/call.ts'
import { forgetDiskFiles } from '#platform/workspace/disk-files.ts'
import { breakTables } from '#tests/setup/break-tables.ts'
import { eventually, open, put, ROOT, shown } from '#tests/setup/files-screen.tsx'
import { giveFiles, holding } from '#tests/setup/give-files.ts'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const { list } = fileManagerApi.endpoints

const focused = () => document.activeElement?.getAttribute('data-key')
const undoFromToast = () => page.getByRole('button', { name: 'Undo' }).last().click()

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

describe('a folder', () => {
  test('lists folders first; Enter opens, the path and Alt+Up lead back; an empty one says what to do', async () => {
    const { screen, row, href, ids } = await open()
    await eventually(shown).toEqual(ROOT)
    await row(/Plans/).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
    expect(href()).toBe(`/apps/file-manager/${ids.plans}`)
    await eventually(shown).toEqual(['Deep', 'inside.txt'])
    row(/Deep/).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('This folder is empty.')).toBeVisible()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await eventually(shown).toEqual(['Deep', 'inside.txt'])
    await screen.getByRole('navigation', { name: 'Path' }).getByRole('link', { name: 'Files' }).click()
    await eventually(shown).toEqual(ROOT)
  })

  test('a deleted folder leads to the nearest one above it, and says so', async () => {
    const { screen, ids, router } = await open()
    await eventually(shown).toEqual(ROOT)
    await call(fileManagerApi.endpoints.deleteItem, { query: { id: ids.deep } })
    await router.navigate({ to: `/apps/file-manager/${ids.deep}` as never })
    await expect.element(page.getByText('That folder no longer exists. Showing “Plans” instead.')).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  })

  test('by keyboard: letters lead to names, F2 renames in place, a name that cannot be is told beside it, Delete deletes', async () => {
    const { screen, row, ids, stored } = await open()
    await eventually(shown).toEqual(ROOT)
    row(/Plans/).element().focus()
    await userEvent.keyboard('bu')
    await eventually(focused).toBe(ids.budget)
    await userEvent.keyboard('{F2}')
    const name = screen.getByRole('textbox', { name: 'Name' })
    await name.fill('ZEBRA.txt')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('“ZEBRA.txt” is already in this folder. Choose another name.')).toBeVisible()
    await name.fill('a/b')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText(/can’t contain/)).toBeVisible()
    await name.fill('money.txt')
    await userEvent.keyboard('{Enter}')
    await eventually(shown).toEqual(['Plans', 'berths.csv', 'money.txt', 'notes.md', 'zebra.txt'])
    await eventually(focused).toBe(ids.budget)
    await userEvent.keyboard('{Delete}')
    await eventually(shown).toEqual(['Plans', 'berths.csv', 'notes.md', 'zebra.txt'])
    await expect.element(page.getByText('Deleted: “money.txt”')).toBeVisible()
    await undoFromToast()
    await eventually(async () => (await stored(ids.budget))?.name).toBe('money.txt')
    await eventually(shown).toHaveLength(5)
  })

  test('a new folder is made and named in place; undone it is gone', { tags: 'extended' }, async () => {
    const { screen, namesIn } = await open()
    await eventually(shown).toEqual(ROOT)
    await screen.getByRole('button', { name: 'New folder' }).click()
    const name = screen.getByRole('textbox', { name: 'Name' })
    await expect.element(name).toHaveFocus()
    await name.fill('Harbour')
    await userEvent.keyboard('{Enter}')
    await eventually(shown).toContain('Harbour')
    await eventually(() => namesIn(null)).toContain('Harbour')
  })

  test('the palette’s command makes one and opens its name; a line becomes its name', async () => {
    const { screen, href, router, namesIn } = await open()
    await eventually(shown).toEqual(ROOT)
    await router.navigate({ to: '/apps/file-manager?new=folder' as never })
    const name = screen.getByRole('textbox', { name: 'Name' })
    await expect.element(name).toHaveFocus()
    await name.fill('Quays')
    await userEvent.keyboard('{Enter}')
    await eventually(() => namesIn(null)).toContain('Quays')
    expect(href()).not.toContain('new=')
    const { link } = await createOfLine('North/South', 'en', Date.now())
    await eventually(() => namesIn(null)).toContain('North-South')
    await router.navigate({ to: link as never })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'North-South' })).toBeVisible()
  })

  test('as a grid: arrows go in both directions, and the address says so', { tags: 'extended' }, async () => {
    const { screen, href, ids } = await open()
    await eventually(shown).toEqual(ROOT)
    await screen.getByRole('button', { name: 'Show as a grid' }).click()
    await eventually(href).toContain('view=grid')
    const first = screen.getByRole('gridcell', { name: /Plans/ })
    await expect.element(first).toBeVisible()
    // The list that was there before it may take the focus along when it goes.
    await eventually(() => {
      first.element().focus()
      return focused()
    }).toBe(ids.plans)
    await userEvent.keyboard('{ArrowRight}')
    await eventually(focused).toBe(ids.berths)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.element(screen.getByRole('toolbar', { name: '2 items selected' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('toolbar', { name: '2 items selected' })).not.toBeInTheDocument()
  })

  test('sorts by a press on a heading; the search finds in folders below', { tags: 'extended' }, async () => {
    const { screen, href } = await open()
    await eventually(shown).toEqual(ROOT)
    await screen.getByRole('button', { name: /^Name/ }).click()
    await eventually(shown).toEqual(['Plans', 'zebra.txt', 'notes.md', 'budget.txt', 'berths.csv'])
    expect(href()).toContain('sort=-name')
    await screen.getByRole('searchbox', { name: 'Search files' }).first().fill('inside')
    await eventually(shown).toEqual(['inside.txt'])
    await expect.element(screen.getByText('Files / Plans').first()).toBeVisible()
    await screen.getByRole('searchbox', { name: 'Search files' }).first().fill('bold')
    await eventually(shown).toEqual(['notes.md'])
    await expect.element(screen.getByText(/some \*\*bold\*\* text · Files/)).toBeVisible()
    await screen.getByRole('searchbox', { name: 'Search files' }).first().fill('nothing')
    await expect.element(screen.getByText('No results for “nothing”.')).toBeVisible()
  })

  test('where the window is narrow, the key for the search reaches the box that is shown', async () => {
    const { screen } = await open()
    await page.viewport(390, 844)
    await expect.element(screen.getByRole('searchbox', { name: 'Search files' })).toBeVisible()
    await userEvent.keyboard('{Shift>}s{/Shift}')
    await expect.element(screen.getByRole('searchbox', { name: 'Search files' })).toHaveFocus()
  })
})

describe('moving and copying', () => {
  test('by the clipboard’s keys; a name that is taken asks, and keeping both numbers the new one', async () => {
    const { screen, row, ids, namesIn } = await open()
    await eventually(shown).toEqual(ROOT)
    await put(ids.plans, 'zebra.txt', 'another')
    row(/zebra.txt/)
      .element()
      .focus()
    await userEvent.keyboard('{Control>}x{/Control}')
    await row(/Plans/).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
    await userEvent.keyboard('{Control>}v{/Control}')
    const dialog = page.getByRole('dialog', { name: '“zebra.txt” already exists' })
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await eventually(() => namesIn(ids.plans)).toEqual(['Deep', 'inside.txt', 'zebra (2).txt', 'zebra.txt'])
    await undoFromToast()
    await eventually(() => namesIn(null)).toEqual(ROOT)
  })

  test('by dragging onto a folder, and back onto the path', async () => {
    const { screen, row, ids, namesIn } = await open()
    await eventually(shown).toEqual(ROOT)
    await userEvent.dragAndDrop(row(/zebra.txt/), row(/Plans/))
    await eventually(() => namesIn(ids.plans)).toContain('zebra.txt')
    await row(/Plans/).click()
    await eventually(shown).toContain('zebra.txt')
    const path = screen.getByRole('navigation', { name: 'Path' })
    await userEvent.dragAndDrop(row(/zebra.txt/), path.getByRole('link', { name: 'Files' }))
    await eventually(() => namesIn(null)).toContain('zebra.txt')
    await eventually(shown).toEqual(['Deep', 'inside.txt'])
  })

  test('with Ctrl held when they are let go, they are copied, and said to be', { tags: 'extended' }, async () => {
    const { screen, row, ids, namesIn } = await open()
    await eventually(shown).toEqual(ROOT)
    await expect.element(row(/Plans/)).toBeVisible()
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, pointerId: 1, button: 0 }
    }
    const [file, folder] = [row(/zebra.txt/).element(), row(/Plans/).element()]
    const over = { ...middle(folder), ctrlKey: true }
    const { clientX, clientY } = middle(file)
    const pressed = document.elementFromPoint(clientX, clientY) ?? file
    pressed.dispatchEvent(new PointerEvent('pointerdown', { ...middle(file), pointerType: 'mouse' }))
    pressed.dispatchEvent(new PointerEvent('pointermove', over))
    await expect.element(screen.getByText('Copy', { exact: true })).toBeVisible()
    folder.dispatchEvent(new PointerEvent('pointerup', over))
    await eventually(() => namesIn(ids.plans)).toContain('zebra.txt')
    expect(await namesIn(null)).toContain('zebra.txt')
  })

  test('by dialog: the folder is found by typing; several at once, with one undo', { tags: 'extended' }, async () => {
    const { row, screen, ids, namesIn } = await open()
    await eventually(shown).toEqual(ROOT)
    await row(/budget/).click({ modifiers: ['ControlOrMeta'] })
    await row(/notes.md/).click({ modifiers: ['ControlOrMeta'] })
    const bar = screen.getByRole('toolbar', { name: '2 items selected' })
    await bar.getByRole('button', { name: 'Move' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move 2 items' })
    await dialog.getByRole('combobox', { name: 'Find a folder' }).fill('deep')
    await expect.element(dialog.getByRole('option', { name: /Deep/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await eventually(() => namesIn(ids.deep)).toEqual(['budget.txt', 'notes.md'])
    await undoFromToast()
    await eventually(() => namesIn(null)).toEqual(ROOT)
  })
})

describe('the details', () => {
  test('of the folder that is shown: its name is edited where it lies', { tags: 'extended' }, async () => {
    const { screen, row, ids, stored, router } = await open()
    await router.navigate({ to: `/apps/file-manager/${ids.plans}/details/${ids.plans}` as never })
    const pane = screen.getByRole('group', { name: 'Plans' })
    await pane.getByRole('button', { name: 'More' }).click()
    await screen.getByRole('menuitem', { name: /^Rename/ }).click()
    const field = screen.getByRole('textbox', { name: 'Name' })
    await field.fill('Drawings')
    await userEvent.keyboard('{Enter}')
    await eventually(async () => (await stored(ids.plans))?.name).toBe('Drawings')
    await expect.element(row(/Drawings/)).toBeVisible()
  })

  test('show a preview and what is known; the description saves itself', { tags: 'extended' }, async () => {
    const { screen, row, ids, stored, href } = await open()
    await eventually(shown).toEqual(ROOT)
    await row(/notes.md/).click()
    const pane = screen.getByRole('group', { name: 'notes.md' })
    await expect.element(pane.getByRole('heading', { name: 'A heading' })).toBeVisible()
    expect(href()).toBe(`/apps/file-manager/details/${ids.notes}`)
    await pane.getByRole('textbox', { name: 'Description' }).fill('What I know')
    await eventually(async () => (await stored(ids.notes))?.description).toBe('What I know')
    await pane
      .getByRole('button', { name: /Close|Files/ })
      .first()
      .click()
    await row(/berths/).click()
    const table = screen.getByRole('group', { name: 'berths.csv' })
    await expect.element(table.getByRole('columnheader', { name: 'length' })).toBeVisible()
    await table.getByRole('button', { name: /Separator/ }).click()
    await page.getByRole('option', { name: 'Comma' }).click()
    await expect.element(table.getByRole('columnheader', { name: 'berth;length' })).toBeVisible()
    await table.getByRole('button', { name: /Encoding/ }).click()
    await page.getByRole('option', { name: 'UTF-16' }).click()
    await expect.element(table.getByRole('columnheader', { name: 'berth' })).not.toBeInTheDocument()
  })

  test('let a text be edited in place; undone it is as before', async () => {
    const { screen, row, ids } = await open()
    await eventually(shown).toEqual(ROOT)
    await row(/budget/).click()
    const pane = screen.getByRole('group', { name: 'budget.txt' })
    await pane.getByRole('button', { name: 'Edit the text' }).click()
    await pane.getByRole('textbox', { name: 'Text of “budget.txt”' }).fill('less of it')
    await pane.getByRole('button', { name: 'Save changes' }).click()
    await expect.element(pane.getByText('less of it')).toBeVisible()
    const stored = async () =>
      ((await call(fileManagerApi.endpoints.content, { query: { id: ids.budget } })) as File).text()
    await eventually(stored).toBe('less of it')
    await expect.element(page.getByText('Saved: “budget.txt”')).toBeVisible()
    await undoFromToast()
    await eventually(stored).toBe('the budget')
  })

  test('of a file that is gone say so', { tags: 'extended' }, async () => {
    const { screen } = await open('/details/nothing')
    await expect.element(screen.getByText('This file no longer exists.')).toBeVisible()
    await screen.getByRole('button', { name: 'Back to the folder' }).click()
    await eventually(shown).toEqual(ROOT)
  })
})

describe('uploading', () => {
  test('asks about names that are taken, keeps what was chosen, and is undone at once', async () => {
    const { screen, namesIn } = await open()
    await eventually(shown).toEqual(ROOT)
    const input = screen.getByLabelText('Files to upload')
    await userEvent.upload(input, [new File(['new'], 'zebra.txt'), new File(['two'], 'other.txt')])
    const dialog = page.getByRole('dialog', { name: '“zebra.txt” already exists' })
    await dialog.getByRole('radio', { name: /Keep both/ }).click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await eventually(shown).toEqual([...ROOT.slice(0, 4), 'other.txt', 'zebra (2).txt', 'zebra.txt'])
    await expect.element(page.getByText('2 files uploaded')).toBeVisible()
    await undoFromToast()
    await eventually(() => namesIn(null)).toEqual(ROOT)
  })

  test('what is dropped on a folder of the path goes into it', { tags: 'extended' }, async () => {
    const { screen, ids, namesIn } = await open()
    await eventually(shown).toEqual(ROOT)
    await screen.getByRole('row', { name: /Plans/ }).click()
    const root = screen.getByRole('navigation', { name: 'Path' }).getByRole('link', { name: 'Files' })
    await expect.element(root).toBeVisible()
    const dataTransfer = holding(new File(['dropped'], 'dropped.txt'))
    const events = { bubbles: true, cancelable: true, dataTransfer }
    root.element().dispatchEvent(new DragEvent('dragover', events))
    await eventually(() => root.element().hasAttribute('data-over')).toBe(true)
    root.element().dispatchEvent(new DragEvent('drop', events))
    await eventually(() => namesIn(null)).toContain('dropped.txt')
    expect(await namesIn(ids.plans)).toEqual(['Deep', 'inside.txt'])
    expect(root.element().hasAttribute('data-over')).toBe(false)
  })

  test('of a folder that is dropped, what can be read is uploaded, and what cannot is named', async () => {
    const { screen, namesIn } = await open()
    await eventually(shown).toEqual(ROOT)
    const entry = (fullPath: string, file?: File) => ({
      fullPath,
      isFile: true,
      file: (take: (file: File) => void, refuse: (error: Error) => void) =>
        file ? take(file) : refuse(new DOMException('gone', 'NotFoundError')),
    })
    const parts = [[entry('/Shed/oars.txt', new File(['two'], 'oars.txt')), entry('/Shed/locked.txt')], []]
    const folder = {
      fullPath: '/Shed',
      isDirectory: true,
      createReader: () => ({ readEntries: (take: (found: unknown) => void) => take(parts.shift()) }),
    }
    const event = new DragEvent('drop', { bubbles: true, cancelable: true })
    const items = [{ webkitGetAsEntry: () => folder }]
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items, files: [] } })
    screen.getByRole('grid').element().dispatchEvent(event)
    await expect.element(screen.getByText(/^Couldn’t read “Shed\/locked.txt”\. It may/).first()).toBeVisible()
    await eventually(() => namesIn(null)).toContain('Shed')
    const { folders } = await call(list, { query: { folderId: 'null' } })
    await eventually(() => namesIn(folders.find(({ name }) => name === 'Shed')?.id ?? null)).toEqual(['oars.txt'])
  })

  test('a large file goes in parts, and comes back as it was', async () => {
    const { screen, row, db } = await open()
    await eventually(shown).toEqual(ROOT)
    const bytes = new Uint8Array(4_500_000).map((_, index) => index % 251)
    giveFiles(screen.getByLabelText('Files to upload').element(), new File([bytes], 'large.bin'))
    await expect.element(page.getByText('1 file uploaded')).toBeVisible()
    await expect.element(row(/large.bin/)).toBeVisible()
    const found = (await db.table<FileRow>('files').toArray()).find(({ name }) => name === 'large.bin')
    expect(found?.size).toBe(4_500_000)
    const content = await call(fileManagerApi.endpoints.content, { query: { id: found?.id ?? '' } })
    expect(new Uint8Array(await (content as File).arrayBuffer())).toEqual(bytes)
  })
})

test('with no room for all, what fits is kept, what did not is named, and is sent again once there is room', async () => {
  const { screen, db, namesIn } = await open()
  await eventually(shown).toEqual(ROOT)
  const isLarge = (request: DBCoreMutateRequest) =>
    request.type === 'add' && (request.values as { bytes: Uint8Array }[]).some(({ bytes }) => bytes.length > 500_000)
  const isFull = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'))
  const mend = await breakTables(db, (name) => name === 'filePieces', { mutate: isFull }, isLarge)
  const files = ['a.bin', 'b.bin', 'c.bin'].map(
    (name, at) => new File([new Uint8Array(at === 1 ? 900_000 : 900)], name),
  )
  giveFiles(screen.getByLabelText('Files to upload').element(), ...files)
  const uploads = screen.getByRole('region', { name: 'Uploads' })
  await expect.element(uploads.getByRole('heading', { name: '1 file wasn’t uploaded' })).toBeVisible()
  await expect.element(uploads.getByText('b.bin')).toBeVisible()
  await expect.element(uploads.getByText('No space left on this device')).toBeVisible()
  await eventually(() => namesIn(null)).toEqual(['Plans', 'a.bin', ...ROOT.slice(1, 3), 'c.bin', ...ROOT.slice(3)])
  await mend()
  await uploads.getByRole('button', { name: 'Try again' }).click()
  await eventually(() => namesIn(null)).toContain('b.bin')
  await expect.element(uploads).not.toBeInTheDocument()
})

describe('on the disk of the computer', () => {
  const pick = vi.fn<() => Promise<FileSystemFileHandle[]>>()
  let handle: FileSystemFileHandle
  const write = async (text: string) => {
    const stream = await handle.createWritable()
    await stream.write(text)
    await stream.close()
  }
  const onDisk = async () => (await handle.getFile()).text()

  beforeEach(async () => {
    const root = await navigator.storage.getDirectory()
    handle = await root.getFileHandle('route.txt', { create: true })
    await write('from the disk')
    pick.mockImplementation(async () => [handle])
    vi.stubGlobal('showOpenFilePicker', pick)
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await forgetDiskFiles()
    await (await navigator.storage.getDirectory()).removeEntry('route.txt')
  })

  test('a file is opened, edited and saved back; one that changed there meanwhile is asked about', {
    tags: 'extended',
  }, async () => {
    const { screen, row, namesIn } = await open()
    await eventually(shown).toEqual(ROOT)
    await screen.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Open from disk…' }).click()
    await eventually(() => namesIn(null)).toContain('route.txt')
    await row(/route.txt/).click()
    const pane = screen.getByRole('group', { name: 'route.txt' })
    await expect.element(pane.getByText('from the disk', { exact: true })).toBeVisible()
    await pane.getByRole('button', { name: 'Edit the text' }).click()
    await pane.getByRole('textbox', { name: 'Text of “route.txt”' }).fill('edited here')
    await pane.getByRole('button', { name: 'Save changes' }).click()
    await expect.element(pane.getByText('edited here')).toBeVisible()
    await pane.getByRole('button', { name: 'Save back to disk' }).click()
    await expect.element(page.getByText('Saved to disk: “route.txt”')).toBeVisible()
    expect(await onDisk()).toBe('edited here')
    await write('edited there')
    await pane.getByRole('button', { name: 'Save back to disk' }).click()
    const dialog = page.getByRole('alertdialog', { name: '“route.txt” has changed on disk' })
    await dialog.getByRole('button', { name: 'Reload from disk' }).click()
    await expect.element(pane.getByText('edited there')).toBeVisible()
    expect(await onDisk()).toBe('edited there')
    await write('edited there once more')
    await pane.getByRole('button', { name: 'Save back to disk' }).click()
    await dialog.getByRole('button', { name: 'Replace on disk' }).click()
    await eventually(onDisk).toBe('edited there')
  })

  test('where the browser cannot, nothing is offered', { tags: 'extended' }, async () => {
    vi.unstubAllGlobals()
    vi.stubGlobal('showOpenFilePicker', undefined)
    const { screen } = await open()
    await eventually(shown).toEqual(ROOT)
    await screen.getByRole('button', { name: 'More', exact: true }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Upload a folder…' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Open from disk…' })).not.toBeInTheDocument()
  })
})

test('the trash says where a file was, and brings it back under a name that is free', async () => {
  const { screen, row, ids, namesIn, router } = await open()
  await eventually(shown).toEqual(ROOT)
  row(/zebra.txt/)
    .element()
    .focus()
  await userEvent.keyboard('{Delete}')
  await eventually(() => namesIn(null)).not.toContain('zebra.txt')
  await put(null, 'zebra.txt', 'another')
  await call(fileManagerApi.endpoints.deleteItem, {
    query: { id: (await call(list, { query: { folderId: ids.plans } })).files[0]?.id ?? '' },
  })
  const { id } = await put(ids.deep, 'lowest.txt', 'deep down')
  await call(fileManagerApi.endpoints.deleteItem, { query: { id } })
  await router.navigate({ to: '/apps/file-manager?show=trash' as never })
  await expect.element(screen.getByText(/· Plans ·/)).toBeVisible()
  await expect.element(screen.getByText(/Plans \/ Deep ·/)).toBeVisible()
  await expect.element(screen.getByText(/· Files ·/)).toBeVisible()
  // Nothing is uploaded here.
  await expect.element(screen.getByRole('button', { name: 'Upload' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Restore: zebra.txt' }).click()
  await eventually(() => namesIn(null)).toContain('zebra (2).txt')
  await eventually(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Restore: (lowest|inside)\.txt$/)
})
