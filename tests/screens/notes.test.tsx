import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notesApi } from '#contract/apps/notes.ts'
import type { Note, NoteDraft, NoteLabel, StoredNote } from '#contract/apps/notes-shapes.ts'
import { call } from '#platform/api/call.ts'
import { seedNoteLabels } from '#seed/notes.ts'
import { giveFiles, pasteFiles, pasteText } from '#tests/setup/give-files.ts'
import { holdWrites } from '#tests/setup/hold-writes.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const line = (content: string, completed = false) => ({ id: content.toLowerCase(), content, completed })

/** In the order of the board. */
const SAMPLE: readonly (NoteDraft & { readonly id: string })[] = [
  { id: 'handover', title: 'Handover', content: 'Where the **data** comes from.', pinned: true, labels: ['work'] },
  { id: 'shopping', title: 'Shopping', tasks: [line('Lemons'), line('Butter'), line('Oats', true)], color: 'sage' },
  { id: 'tart', title: 'Onion tart', content: 'Six onions, slowly.', labels: ['recipes'] },
  { id: 'old', title: 'Old idea', content: 'A bus stop with a bench.', archived: true },
]

const open = async (path = '', options: RenderAppOptions = {}) => {
  const app = await renderApp('/apps/notes', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation'],
    ...options,
  })
  const { screen, db, queryClient, router } = app
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible()
  await db.table<NoteLabel>('noteLabels').bulkPut(seedNoteLabels())
  for (const note of SAMPLE.toReversed()) await call(notesApi.endpoints.createNote, { body: { note } })
  await queryClient.invalidateQueries({ queryKey: ['notes'] })
  if (path) await router.navigate({ to: `/apps/notes${path}` as never })
  const stored = (id: string) => db.table<StoredNote>('notes').get(id)
  const card = (name: string) => screen.getByRole('article', { name, exact: true })
  const dialog = (name: string | RegExp) => screen.getByRole('dialog', { name })
  return { ...app, stored, card, dialog }
}

const eventually = <Value,>(read: () => Value | Promise<Value>) => expect.poll(read)
/** Of the cards, in the sequence in which a screen reader has them. */
const names = () => [...document.querySelectorAll('[data-card]')].map((one) => one.textContent)
const lines = () => [...document.querySelectorAll<HTMLTextAreaElement>('li textarea')].map(({ value }) => value)
const undoFromToast = () => page.getByRole('button', { name: 'Undo' }).last().click()
const allNotes = () => call(notesApi.endpoints.all, {}) as Promise<Note[]>

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

describe('the board', () => {
  test('shows pinned notes first, in reading order, and what is filtered and searched stands in the address', {
    tags: 'extended',
  }, async () => {
    const { screen, href } = await open()
    await eventually(names).toEqual(['Handover', 'Shopping', 'Onion tart'])
    await expect.element(screen.getByRole('heading', { name: 'Pinned' })).toBeVisible()
    await screen.getByRole('searchbox', { name: 'Search notes' }).fill('lemons')
    await eventually(names).toEqual(['Shopping'])
    expect(href()).toContain('q=lemons')
    await screen.getByRole('searchbox', { name: 'Search notes' }).fill('bench')
    await eventually(names).toEqual(['Old idea'])
    await screen.getByRole('searchbox', { name: 'Search notes' }).fill('nothing like it')
    await expect.element(screen.getByText('No notes match “nothing like it”.')).toBeVisible()
    await screen.getByRole('button', { name: 'Show all notes' }).click()
    await eventually(names).toHaveLength(3)
    await screen.getByRole('link', { name: /Recipes/ }).click()
    await eventually(names).toEqual(['Onion tart'])
    await screen.getByRole('link', { name: /Archive/ }).click()
    await eventually(names).toEqual(['Old idea'])
    await screen.getByRole('link', { name: /All notes/ }).click()
    await screen.getByRole('button', { name: 'Colour', exact: true }).click()
    await screen.getByRole('menuitemradio', { name: 'Sage' }).click()
    await eventually(names).toEqual(['Shopping'])
  })
})

describe('writing', () => {
  test('a line and Enter is a note; it can be undone, and what is typed survives leaving', async () => {
    const { screen, router } = await open()
    const field = screen.getByRole('textbox', { name: 'Write a note' })
    await field.fill('Call the depot')
    await userEvent.keyboard('{Enter}')
    await eventually(names).toEqual(['Handover', 'Call the depot', 'Shopping', 'Onion tart'])
    await undoFromToast()
    await eventually(names).toHaveLength(3)
    await field.fill('Half a thought')
    await router.navigate({ to: '/dashboards/mainpage' as never })
    await router.navigate({ to: '/apps/notes' as never })
    await expect.element(screen.getByRole('textbox', { name: 'Write a note' })).toHaveValue('Half a thought')
  })

  test('n opens a new note that saves itself and says so; Ctrl+Enter closes it', async () => {
    const { screen, dialog, stored } = await open()
    await eventually(names).toHaveLength(3)
    await userEvent.keyboard('n')
    await expect.element(dialog('New note')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Title' }).fill('Berth data')
    await screen.getByRole('textbox', { name: 'Text' }).fill('Two years of it.')
    await expect.element(screen.getByText(/^Saved/)).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await eventually(names).toEqual(['Handover', 'Berth data', 'Shopping', 'Onion tart'])
    const [made] = (await allNotes()).filter(({ title }) => title === 'Berth data')
    await expect.poll(() => stored(made?.id ?? '')).toMatchObject({ content: 'Two years of it.' })
  })

  test('a new note that is closed empty is gone without a word; one that was emptied comes back by undo', async () => {
    const { screen, dialog, stored } = await open()
    await eventually(names).toHaveLength(3)
    await screen.getByRole('button', { name: 'New note', exact: true }).click()
    await expect.element(dialog('New note')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await eventually(async () => (await allNotes()).length).toBe(4)
    await screen.getByRole('link', { name: 'Onion tart' }).click()
    await screen.getByRole('textbox', { name: 'Title' }).fill('')
    await screen.getByRole('textbox', { name: 'Text' }).fill('')
    await screen.getByRole('button', { name: 'Done' }).click()
    await eventually(() => stored('tart')).toBeUndefined()
    await expect.element(page.getByText('Empty note discarded')).toBeVisible()
    await undoFromToast()
    await eventually(async () => (await stored('tart'))?.id).toBe('tart')
  })

  test('a checklist by keyboard: Enter splits, Backspace deletes, a line moves; it turns into text and back', async () => {
    const { screen, stored } = await open('?note=shopping')
    await eventually(lines).toEqual(['Lemons', 'Butter', 'Oats'])
    await screen.getByRole('textbox', { name: 'Checklist line' }).first().click()
    await userEvent.keyboard('{End}{Enter}Flour{Enter}{Enter}')
    await eventually(lines).toEqual(['Lemons', 'Flour', '', '', 'Butter', 'Oats'])
    await userEvent.keyboard('{Backspace}{ArrowUp}{Backspace}')
    await eventually(lines).toEqual(['Lemons', 'Flour', 'Butter', 'Oats'])
    await screen.getByRole('textbox', { name: 'Checklist line' }).first().click()
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
    await eventually(lines).toEqual(['Flour', 'Lemons', 'Butter', 'Oats'])
    ;(screen.getByRole('button', { name: 'Move Oats' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await eventually(lines).toEqual(['Flour', 'Oats', 'Lemons', 'Butter'])
    await eventually(async () => (await stored('shopping'))?.tasks?.map(({ content }) => content)).toEqual(lines())
    await screen.getByRole('button', { name: 'Turn into text' }).click()
    await expect
      .element(screen.getByRole('textbox', { name: 'Text' }))
      .toHaveValue('- [ ] Flour\n- [x] Oats\n- [ ] Lemons\n- [ ] Butter')
    await screen.getByRole('button', { name: 'Turn into a checklist' }).click()
    await eventually(lines).toEqual(['Flour', 'Oats', 'Lemons', 'Butter'])
    await eventually(async () => (await stored('shopping'))?.tasks?.map(({ completed }) => completed)).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  test('a note is turned back at once, while its turning into text is still being stored', {
    tags: 'extended',
  }, async () => {
    const { screen, db, stored } = await open('?note=shopping')
    await eventually(lines).toEqual(['Lemons', 'Butter', 'Oats'])
    const before = (await stored('shopping'))?.updatedAt
    const letGo = await holdWrites(db, 'notes')
    await screen.getByRole('button', { name: 'Turn into text' }).click()
    await expect
      .element(screen.getByRole('textbox', { name: 'Text' }))
      .toHaveValue('- [ ] Lemons\n- [ ] Butter\n- [x] Oats')
    await screen.getByRole('button', { name: 'Turn into a checklist' }).click()
    await eventually(lines).toEqual(['Lemons', 'Butter', 'Oats'])
    await letGo()
    // Both have been stored, one after the other: before the first it was what it is after the second.
    await eventually(async () => {
      const note = await stored('shopping')
      return note?.updatedAt !== before && [note?.content, note?.tasks?.map(({ content }) => content)]
    }).toEqual(['', ['Lemons', 'Butter', 'Oats']])
  })

  test('a checklist never drops lines: a full one says so, a pasted text that is too long for a line becomes several', {
    tags: 'extended',
  }, async () => {
    const full = Array.from({ length: 500 }, (_, index) => line(`Line ${index}`))
    const { screen, dialog } = await open()
    await eventually(names).toHaveLength(3)
    await call(notesApi.endpoints.createNote, { body: { note: { id: 'full', title: 'Full', tasks: full } } })
    await screen.getByRole('link', { name: 'Shopping' }).click()
    const paste = (text: string) => {
      const field = screen.getByRole('textbox', { name: 'Checklist line' }).last().element()
      ;(field as HTMLElement).focus()
      pasteText(text, field)
    }
    await eventually(lines).toHaveLength(3)
    paste(`${'a'.repeat(5000)}${'b'.repeat(10)}`)
    await eventually(lines).toEqual(['Lemons', 'Butter', 'Oats', 'a'.repeat(5000), 'b'.repeat(10)])
    await screen.getByRole('button', { name: 'Done' }).click()
    await screen.getByRole('link', { name: 'Full', exact: true }).click()
    await expect.element(dialog('Full')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Checklist line' }).first().click()
    await userEvent.keyboard('{Home}{Enter}')
    await expect
      .element(page.getByText('A checklist can have up to 500 lines. Delete some, then try again.').first())
      .toBeVisible()
    expect(lines().at(-1)).toBe('Line 499')
  })

  test('an image by button and by paste; one that is too large is named with its size', async () => {
    const { screen, stored, dialog } = await open('?note=tart')
    const input = () => dialog('Onion tart').getByLabelText('Image', { exact: true }).element() as HTMLInputElement
    await expect.element(dialog('Onion tart')).toBeVisible()
    await userEvent.upload(
      input(),
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'tart.svg', { type: 'image/svg+xml' }),
    )
    await eventually(async () => (await stored('tart'))?.upload?.name).toBe('tart.svg')
    await expect.element(screen.getByRole('img', { name: 'Image in “Onion tart”' })).toBeVisible()
    pasteFiles(
      screen.getByRole('textbox', { name: 'Text' }).element(),
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'pasted.svg', { type: 'image/svg+xml' }),
    )
    await eventually(async () => (await stored('tart'))?.upload?.name).toBe('pasted.svg')
    giveFiles(input(), new File([new Uint8Array(16_400_000)], 'huge.png', { type: 'image/png' }))
    await expect.element(screen.getByText('“huge.png” is 16.4 MB. Choose an image under 16 MB.')).toBeVisible()
    await expect.poll(async () => (await stored('tart'))?.upload?.name).toBe('pasted.svg')
  })
})

describe('what can be done to a note', () => {
  test('pin, colour, label, copy, archive and delete from its menu; each is undone', { tags: 'extended' }, async () => {
    const { screen, stored, card } = await open()
    await eventually(names).toHaveLength(3)
    const menu = async (item: string) => {
      await card('Onion tart').getByRole('button', { name: 'More actions for Onion tart' }).click()
      await screen.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click()
    }
    await menu('Pin')
    await eventually(names).toEqual(['Handover', 'Onion tart', 'Shopping'])
    await undoFromToast()
    await eventually(names).toEqual(['Handover', 'Shopping', 'Onion tart'])
    await menu('Colour')
    await screen.getByRole('menuitemradio', { name: 'Mint' }).click()
    await eventually(async () => (await stored('tart'))?.color).toBe('mint')
    await menu('Tags')
    await screen.getByRole('menuitemcheckbox', { name: 'Home' }).click()
    await eventually(async () => (await stored('tart'))?.labels).toEqual(['recipes', 'home'])
    await userEvent.keyboard('{Escape}{Escape}')
    await menu('Make a copy')
    await eventually(names).toEqual(['Handover', 'Shopping', 'Onion tart', 'Onion tart'])
    await undoFromToast()
    await eventually(names).toHaveLength(3)
    await menu('Archive')
    await eventually(names).toEqual(['Handover', 'Shopping'])
    await undoFromToast()
    await eventually(names).toHaveLength(3)
    await menu('Delete')
    await eventually(() => stored('tart')).toBeUndefined()
    await screen.getByRole('link', { name: 'Trash' }).click()
    await screen.getByRole('button', { name: 'Restore: Onion tart' }).first().click()
    await eventually(async () => (await stored('tart'))?.color).toBe('mint')
  })

  test('by keyboard: arrows walk in reading order, keys pin, move and delete', async () => {
    const { screen, stored } = await open()
    await eventually(names).toHaveLength(3)
    ;(screen.getByRole('link', { name: 'Handover' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await eventually(() => document.activeElement?.textContent).toBe('Shopping')
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
    await eventually(names).toEqual(['Handover', 'Onion tart', 'Shopping'])
    await eventually(() => document.activeElement?.textContent).toBe('Shopping')
    await userEvent.keyboard('p')
    await eventually(async () => (await stored('shopping'))?.pinned).toBe(true)
    await userEvent.keyboard('#')
    await eventually(() => stored('shopping')).toBeUndefined()
    await eventually(() => document.activeElement?.hasAttribute('data-card')).toBe(true)
  })

  test('a card is dragged before another one, and put back by undo', { tags: 'extended' }, async () => {
    const { screen } = await open()
    await eventually(names).toHaveLength(3)
    await userEvent.dragAndDrop(
      screen.getByRole('link', { name: 'Onion tart' }),
      screen.getByRole('link', { name: 'Shopping' }),
    )
    await eventually(names).toEqual(['Handover', 'Onion tart', 'Shopping'])
    await undoFromToast()
    await eventually(names).toEqual(['Handover', 'Shopping', 'Onion tart'])
  })

  test('a new label is made from the note’s own menu and goes on it; undo takes both away', {
    tags: 'extended',
  }, async () => {
    const { screen, stored, dialog } = await open('?note=tart')
    const titles = async () => (await call(notesApi.endpoints.labels, {})).map(({ title }) => title)
    const before = await titles()
    await dialog('Onion tart').getByRole('button', { name: 'Tag', exact: true }).click()
    await screen.getByRole('menuitem', { name: 'New tag…' }).click()
    await dialog('Tags').getByRole('textbox', { name: 'New tag' }).fill('Baking')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog('Tags')).not.toBeInTheDocument()
    await expect.element(dialog('Onion tart').getByRole('button', { name: 'Remove tag Baking' })).toBeVisible()
    await eventually(async () => (await stored('tart'))?.labels).toHaveLength(2)
    await undoFromToast()
    await eventually(async () => (await stored('tart'))?.labels).toEqual(['recipes'])
    await expect.poll(titles).toEqual(before)
  })

  test('a label is renamed in place; the name of another one offers to merge them', { tags: 'extended' }, async () => {
    const { screen, stored, dialog } = await open()
    await screen.getByRole('button', { name: 'Manage tags' }).click()
    const rename = async (from: string, to: string) => {
      await dialog('Tags')
        .getByRole('button', { name: `Rename ${from}` })
        .click()
      await dialog('Tags').getByRole('textbox', { name: 'Name' }).fill(to)
      await userEvent.keyboard('{Enter}')
    }
    await rename('Recipes', 'Kitchen')
    await expect.element(dialog('Tags').getByText('Kitchen')).toBeVisible()
    await rename('Kitchen', 'work')
    await screen.getByRole('button', { name: 'Merge tags' }).click()
    await eventually(async () => (await stored('tart'))?.labels).toEqual(['work'])
    await expect.element(dialog('Tags').getByText('Kitchen')).not.toBeInTheDocument()
  })

  test('an address of a note that is gone says so', async () => {
    const { screen, dialog } = await open('?note=nowhere')
    await expect.element(screen.getByText('This note no longer exists.')).toBeVisible()
    await dialog('Note').getByRole('button', { name: 'All notes' }).click()
    await eventually(names).toHaveLength(3)
  })
})
