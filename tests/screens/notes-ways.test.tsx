// Other ways to the same: the menu of a card under the pointer, files dropped anywhere, what is shown as a file, and the same note in another tab.
import type { QueryClient } from '@tanstack/react-query'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notesApi } from '#contract/apps/notes.ts'
import type { NoteDraft, StoredNote } from '#contract/apps/notes-shapes.ts'
import { call } from '#platform/api/call.ts'
import { renderApp } from '#tests/setup/screens.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const { all, createNote, updateNote } = notesApi.endpoints

/** With these notes alone, in this order. */
const open = async (path: string, notes: readonly (NoteDraft & { readonly id: string })[]) => {
  const app = await renderApp('/pages/activities', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation'],
  })
  for (const note of notes.toReversed()) await call(createNote, { body: { note } })
  await app.router.navigate({ to: `/apps/notes${path}` as never })
  await eventually(names).toHaveLength(notes.length)
  const stored = (id: string) => app.db.table<StoredNote>('notes').get(id)
  return { ...app, stored, dialog: (name: string) => app.screen.getByRole('dialog', { name }) }
}

const eventually = <Value,>(read: () => Value | Promise<Value>) => expect.poll(read)
/** Of the cards, in reading order. */
const names = () => [...document.querySelectorAll('[data-card]')].map((one) => one.textContent)
const focused = () => document.activeElement?.textContent
const image = (name: string) => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' })
const holding = (...files: readonly File[]) => {
  const held = new DataTransfer()
  for (const file of files) held.items.add(file)
  return held
}
/** Of what another tab has changed. */
const hear = (queryClient: QueryClient) => {
  const otherTab = new BroadcastChannel('cairn-changes')
  otherTab.postMessage({ api: 'notes' })
  otherTab.close()
  // What listens to other tabs for the whole page is not there in a test.
  return queryClient.invalidateQueries({ queryKey: ['notes'] })
}
const undoFromToast = () => page.getByRole('button', { name: 'Undo' }).last().click()

const LETTERS = ['A', 'B', 'C', 'D'].map((title) => ({ id: title.toLowerCase(), title }))

afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
})

test('a right click on a card opens its menu there; from it the note is moved among its own, and moved back by undo', {
  tags: 'extended',
}, async () => {
  const { screen, stored } = await open('', [{ id: 'top', title: 'Top', pinned: true }, ...LETTERS])
  const move = async (name: string, to: string) => {
    await screen.getByRole('link', { name, exact: true }).click({ button: 'right' })
    await screen.getByRole('menuitem', { name: 'Move', exact: true }).click()
    await screen.getByRole('menuitem', { name: new RegExp(`^${to}`) }).click()
  }
  await move('D', 'Move to the start')
  await eventually(names).toEqual(['Top', 'D', 'A', 'B', 'C'])
  await undoFromToast()
  await eventually(names).toEqual(['Top', 'A', 'B', 'C', 'D'])
  await move('A', 'Move later')
  await eventually(names).toEqual(['Top', 'B', 'A', 'C', 'D'])
  await eventually(focused).toBe('A')
  await screen.getByRole('link', { name: 'B', exact: true }).click({ button: 'right' })
  await screen.getByRole('menuitem', { name: /^Pin/ }).click()
  await eventually(async () => (await stored('b'))?.pinned).toBe(true)
  await screen.getByRole('link', { name: 'C', exact: true }).click({ button: 'right' })
  await screen.getByRole('menuitem', { name: /^Delete/ }).click()
  await eventually(() => stored('c')).toBeUndefined()
  await eventually(focused).toBe('D')
})

test('a long press opens the menu of a card as well', { tags: 'extended' }, async () => {
  const { screen } = await open('', LETTERS)
  const card = screen.getByRole('link', { name: 'B', exact: true }).element()
  const { left, top } = card.getBoundingClientRect()
  const touch = new Touch({ identifier: 1, target: card, clientX: left + 20, clientY: top + 8 })
  const press = (type: string, touches: readonly Touch[]) =>
    card.dispatchEvent(
      new TouchEvent(type, { bubbles: true, cancelable: true, touches: [...touches], changedTouches: [touch] }),
    )
  press('touchstart', [touch])
  // It is held: released where it was, it opens its menu.
  await eventually(() => document.querySelector('li[data-key="b"]')?.getAttribute('style')).toContain('translate')
  press('touchend', [])
  await expect.element(screen.getByRole('menuitem', { name: /^Make a copy/ })).toBeVisible()
})

test('what the board shows is exported as it stands; all notes can still be', { tags: 'extended' }, async () => {
  const { screen, dialog } = await open('?color=mint', [
    { id: 'port', title: 'Port', color: 'mint', content: 'Two years.' },
    { id: 'tart', title: 'Tart', color: 'mint' },
  ])
  await call(createNote, { body: { note: { id: 'other', title: 'Other' } } })
  expect(dialog('Port').query()).toBeNull()
  const saved: File[] = []
  const { createObjectURL } = URL
  URL.createObjectURL = (file: Blob) => {
    if (file instanceof File) saved.push(file)
    return createObjectURL(file)
  }
  const save = async (item: string) => {
    await screen.getByRole('button', { name: 'More', exact: true }).click()
    await screen.getByRole('menuitem', { name: item }).click()
    await eventually(() => saved.length).toBe(1)
    return Object.entries(unzipSync(new Uint8Array(await (saved.pop() as File).arrayBuffer())))
  }
  const shown = await save('Export the notes shown')
  expect(shown.map(([name]) => name)).toEqual(['Port.md', 'Tart.md'])
  expect(strFromU8(shown[0]?.[1] ?? new Uint8Array())).toContain('Two years.')
  expect((await save('Export all notes')).map(([name]) => name).sort()).toEqual(['Other.md', 'Port.md', 'Tart.md'])
  URL.createObjectURL = createObjectURL
})

test('images dropped anywhere on the board are a note each, taken back one by one; a file that is no image is named', {
  tags: 'extended',
}, async () => {
  const { screen, stored } = await open('', LETTERS)
  const drop = (...files: readonly File[]) =>
    screen
      .getByRole('link', { name: 'C', exact: true })
      .element()
      .dispatchEvent(new DragEvent('drop', { dataTransfer: holding(...files), bubbles: true, cancelable: true }))
  drop(image('berths.svg'), image('cranes.svg'))
  const uploads = async () =>
    (await Promise.all((await call(all, {})).map(({ id }) => stored(id)))).flatMap((note) => note?.upload?.name ?? [])
  await eventually(uploads).toEqual(['berths.svg', 'cranes.svg'])
  await undoFromToast()
  await eventually(uploads).toEqual(['cranes.svg'])
  await expect.poll(async () => (await call(all, {})).length).toBe(5)
  drop(new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }))
  await expect
    .element(page.getByText('“plan.pdf” isn’t an image. Choose a PNG, JPEG, GIF or WebP image.').first())
    .toBeVisible()
  await expect.poll(async () => (await call(all, {})).length).toBe(5)
})

test('an image pasted into the line makes a note with the line as its title', { tags: 'extended' }, async () => {
  const { screen } = await open('', LETTERS)
  const line = screen.getByRole('textbox', { name: 'Write a note' })
  await line.fill('Berths')
  line
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: holding(image('berths.svg')), bubbles: true, cancelable: true }),
    )
  await eventually(async () => (await call(all, {})).map(({ title }) => title)).toEqual(['Berths', 'A', 'B', 'C', 'D'])
  await expect.element(line).toHaveValue('')
})

test('several images dropped on an open note: one is its image, which is said', { tags: 'extended' }, async () => {
  const { dialog, stored } = await open('?note=a', LETTERS)
  await expect.element(dialog('A').getByRole('textbox', { name: 'Text' })).toBeVisible()
  dialog('A')
    .getByRole('textbox', { name: 'Text' })
    .element()
    .dispatchEvent(
      new DragEvent('drop', {
        dataTransfer: holding(image('berths.svg'), image('cranes.svg')),
        bubbles: true,
        cancelable: true,
      }),
    )
  await expect
    .element(dialog('A').getByText('A note can have only one image, so only “berths.svg” was added.'))
    .toBeVisible()
  await eventually(async () => (await stored('a'))?.upload?.name).toBe('berths.svg')
})

test('the line begins a note with a reminder; one that reminds is not discarded, though nothing is in it', {
  tags: 'extended',
}, async () => {
  const { screen, dialog } = await open('', LETTERS)
  await screen.getByRole('textbox', { name: 'Write a note' }).fill('Call the port')
  await screen.getByRole('button', { name: 'New note with a reminder' }).click()
  await dialog('Reminder')
    .getByRole('button', { name: /^Tomorrow/ })
    .first()
    .click()
  await expect.element(dialog('Reminder')).not.toBeInTheDocument()
  const made = async () => (await call(all, {})).find(({ title }) => title === 'Call the port')
  await eventually(async () => typeof (await made())?.reminder).toBe('string')
  await dialog('Call the port').getByRole('textbox', { name: 'Title' }).fill('')
  await dialog('Call the port').or(dialog('New note')).getByRole('button', { name: 'Done' }).click()
  await eventually(names).toEqual(['Empty note', 'A', 'B', 'C', 'D'])
})

test('what another tab replaces is said where it was written, and can be put back', async () => {
  const { dialog, stored, queryClient } = await open('?note=a', LETTERS)
  const text = dialog('A').getByRole('textbox', { name: 'Text' })
  await text.fill('Written here.')
  await eventually(async () => (await stored('a'))?.content).toBe('Written here.')
  await call(updateNote, { body: { updatedNote: { id: 'a', content: 'Written there.' } } })
  await hear(queryClient)
  await expect.element(text).toHaveValue('Written there.')
  await page.getByRole('button', { name: 'Restore my version' }).click()
  await eventually(async () => (await stored('a'))?.content).toBe('Written here.')
  await expect.element(text).toHaveValue('Written here.')
})

test('a checklist that two tabs write keeps the lines and the ticks of both, and nothing is said to be replaced', {
  tags: 'extended',
}, async () => {
  const line = (content: string, completed = false) => ({ id: content.toLowerCase(), content, completed })
  const { dialog, stored, queryClient } = await open('?note=list', [
    { id: 'list', title: 'List', tasks: [line('Lemons'), line('Oats')] },
  ])
  const there = (tasks: ReturnType<typeof line>[], tasksBefore: ReturnType<typeof line>[]) =>
    call(updateNote, { body: { updatedNote: { id: 'list', tasks }, tasksBefore } })
  const words = async () =>
    (await stored('list'))?.tasks?.map(({ content, completed }) => `${content}${completed ? ' ✓' : ''}`)
  await dialog('List').getByRole('button', { name: 'Add a line' }).click()
  await userEvent.keyboard('But')
  // Stored while something is being typed here, and before this tab has heard of it.
  await there([line('Lemons', true), line('Oats'), line('Salt')], [line('Lemons'), line('Oats')])
  await userEvent.keyboard('ter')
  await eventually(words).toEqual(['Lemons ✓', 'Oats', 'Salt', 'Butter'])
  await hear(queryClient)
  await expect.element(dialog('List').getByRole('textbox', { name: 'Checklist line' }).nth(2)).toHaveValue('Salt')
  // Heard of while something is being typed here.
  await userEvent.keyboard('milk')
  await there(
    [line('Lemons', true), line('Oats', true), line('Salt')],
    [line('Lemons', true), line('Oats'), line('Salt')],
  )
  await hear(queryClient)
  await eventually(words).toEqual(['Lemons ✓', 'Oats ✓', 'Salt', 'Buttermilk'])
  await expect.element(dialog('List').getByRole('checkbox', { name: 'Oats' })).toBeChecked()
  expect(page.getByRole('button', { name: 'Restore my version' }).query()).toBeNull()
})

test('Tab goes from line to line of a checklist and round within the open note, never to the board behind it', {
  tags: 'extended',
}, async () => {
  const tasks = ['Lemons', 'Oats'].map((content) => ({ id: content, content, completed: false }))
  const { dialog } = await open('?note=list', [{ id: 'list', title: 'List', tasks }])
  const lines = dialog('List').getByRole('textbox', { name: 'Checklist line' })
  await lines.first().click()
  const stops: (Element | null)[] = []
  do {
    await userEvent.keyboard('{Tab}')
    stops.push(document.activeElement)
  } while (stops.length < 40 && document.activeElement !== lines.first().element())
  expect(stops.at(-1)).toBe(lines.first().element())
  expect(stops).toContain(lines.last().element())
  for (const stop of stops) expect(dialog('List').element().contains(stop)).toBe(true)
})
