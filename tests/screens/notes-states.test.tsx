// The notes screen where there is nothing, where the device is full or cannot be read, as a list, and what is dropped on it.
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notesApi } from '#contract/apps/notes.ts'
import type { NoteDraft, StoredNote } from '#contract/apps/notes-shapes.ts'
import { call } from '#platform/api/call.ts'
import { markOf } from '#platform/session/own-items.ts'
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { breakTables } from '#tests/setup/break-tables.ts'
import { pasteText } from '#tests/setup/give-files.ts'
import { renderApp } from '#tests/setup/screens.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const { all, createNote, reminders } = notesApi.endpoints
const SEEN = `of:${markOf(SAMPLE_USER_ID)}:note-reminders-seen`

/** Begins on another screen, with these notes alone, in this order. */
const openWith = async (path: string, notes: readonly (NoteDraft & { readonly id: string })[]) => {
  const app = await renderApp('/pages/activities', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation'],
  })
  for (const note of notes.toReversed()) await call(createNote, { body: { note } })
  const stored = (id: string) => app.db.table<StoredNote>('notes').get(id)
  const goTo = () => app.router.navigate({ to: `/apps/notes${path}` as never })
  const dialog = (name: string) => app.screen.getByRole('dialog', { name })
  return { ...app, stored, goTo, dialog }
}

const names = () => [...document.querySelectorAll('[data-card]')].map((one) => one.textContent)
const image = (name: string) => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' })
/** As a paste by keyboard arrives; the browser itself writes nothing. */
const pasteInto = (field: Element, text: string) => {
  ;(field as HTMLElement).focus()
  pasteText(text, field)
}
const dropOn = (element: Element | null | undefined, file: File) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  element?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
  localStorage.removeItem(SEEN)
})

test('without a note it says what notes are for, and the first one is written from there', {
  tags: 'extended',
}, async () => {
  const { screen, goTo, dialog } = await openWith('', [])
  await goTo()
  await expect.element(screen.getByText('No notes yet.')).toBeVisible()
  await screen.getByRole('button', { name: 'Write your first note' }).click()
  await expect.element(dialog('New note')).toBeVisible()
})

test('a text pasted into the line is a whole note: its first line the title, unless that is too long for one', {
  tags: 'extended',
}, async () => {
  const { screen, goTo, dialog } = await openWith('', [])
  await goTo()
  const field = screen.getByRole('textbox', { name: 'Write a note' })
  await expect.element(field).toBeVisible()
  pasteInto(field.element(), 'Quay\r\n\r\nTwo cranes.\r\nOne barge.')
  await expect.element(dialog('Quay')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Two cranes.\nOne barge.')
  await dialog('Quay').getByRole('button', { name: 'Close' }).click()
  await expect.poll(names).toHaveLength(1)
  const long = `${'quay '.repeat(120)}THE END`
  pasteInto(field.element(), long)
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(long)
})

test('what a field cuts off a pasted text is said', { tags: 'extended' }, async () => {
  const { screen, goTo } = await openWith('', [{ id: 'a', title: 'Port' }])
  await goTo()
  const field = screen.getByRole('textbox', { name: 'Write a note' })
  await field.fill('Quay ')
  const reported = () =>
    toastStore.read().filter(({ message }) => message.includes('the field allows up to 500 characters')).length
  // What looks at pastes comes once the page has settled.
  await expect
    .poll(() => {
      if (reported() === 0) pasteInto(field.element(), 'x'.repeat(496))
      return reported()
    })
    .toBeGreaterThan(0)
  for (const { id } of toastStore.read()) dismissToast(id)
  pasteInto(field.element(), 'x'.repeat(495))
  pasteInto(field.element(), 'x'.repeat(496))
  // What fits is not reported.
  await expect.poll(reported).toBe(1)
})

test('notes that cannot be read are said to be there still, and are read again', { tags: 'extended' }, async () => {
  const { screen, db, goTo } = await openWith('', [{ id: 'a', title: 'Port' }])
  const fail = () => Promise.reject(new Error('unreadable'))
  const mend = await breakTables(db, (name) => name === 'notes', { query: fail, get: fail, getMany: fail, count: fail })
  await goTo()
  await expect.element(screen.getByText('Couldn’t load your notes.')).toBeVisible()
  await mend()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(names).toEqual(['Port'])
})

test('on a full device what is typed stays in its field, after leaving too, and is stored once there is room', async () => {
  const { screen, db, goTo, router, stored, dialog } = await openWith('?note=a', [{ id: 'a', title: 'Port' }])
  await goTo()
  const text = screen.getByRole('textbox', { name: 'Text' })
  await expect.element(text).toBeVisible()
  const mend = await breakTables(db, () => true, {
    mutate: () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError')),
  })
  await text.fill('Two years of berths.')
  await expect
    .element(page.getByText(/^Couldn’t save\. What you typed is still here\. There isn’t enough/).first())
    .toBeVisible()
  await expect.element(text).toHaveValue('Two years of berths.')
  await dialog('Port').getByRole('button', { name: 'Done' }).click()
  await router.navigate({ to: '/pages/activities' as never })
  await mend()
  await goTo()
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Two years of berths.')
  await expect.poll(async () => (await stored('a'))?.content).toBe('Two years of berths.')
})

test('as a list the notes stand one below the other, in the sequence in which they are read and walked', {
  tags: 'extended',
}, async () => {
  const { screen, goTo } = await openWith('?view=list', [
    { id: 'a', title: 'A', content: 'long '.repeat(200) },
    { id: 'b', title: 'B' },
    { id: 'c', title: 'C', pinned: true },
    { id: 'd', title: 'D', content: 'x' },
  ])
  await goTo()
  await expect.poll(names).toEqual(['C', 'A', 'B', 'D'])
  const cards = [...document.querySelectorAll('li[data-key]')].map((card) => card.getBoundingClientRect())
  expect(new Set(cards.map(({ left }) => left)).size).toBe(1)
  await expect
    .poll(() => {
      const tops = [...document.querySelectorAll('li[data-key]')].map((card) => card.getBoundingClientRect().top)
      return tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? 0))
    })
    .toBe(true)
  ;(screen.getByRole('link', { name: 'C', exact: true }).element() as HTMLElement).focus()
  for (const name of ['A', 'B', 'D']) {
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => document.activeElement?.textContent).toBe(name)
  }
})

test('an image that is dropped on an open note is its image; one that is dropped on the line above makes a note', {
  tags: 'extended',
}, async () => {
  const { screen, goTo, stored, dialog } = await openWith('?note=a', [{ id: 'a', title: 'Port' }])
  await goTo()
  await expect.element(dialog('Port')).toBeVisible()
  dropOn(screen.getByRole('textbox', { name: 'Text' }).element(), image('berths.svg'))
  await expect.poll(async () => (await stored('a'))?.upload?.name).toBe('berths.svg')
  await dialog('Port').getByRole('button', { name: 'Done' }).click()
  dropOn(screen.getByRole('textbox', { name: 'Write a note' }).element(), image('quay.svg'))
  await expect.poll(async () => (await call(all, {})).length).toBe(2)
  const made = (await call(all, {})).find(({ id }) => id !== 'a')
  await expect.poll(async () => (await stored(made?.id ?? ''))?.upload?.name).toBe('quay.svg')
})

test('what fell due while nobody was there is said at the start, and again at the next one until it is done', {
  tags: 'extended',
}, async () => {
  localStorage.setItem(SEEN, '0')
  const app = await renderApp('/apps/notes', { signedIn: true, samplesOf: ['auth', 'user', 'notes', 'navigation'] })
  const { due } = await call(reminders, {})
  const [first] = due
  const words = due.length === 1 ? `Reminder: ${first?.title}` : `${due.length} reminders while you were away`
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await expect.poll(() => Number(localStorage.getItem(SEEN))).toBeLessThan(Date.parse(first?.reminder ?? ''))
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect.poll(async () => (await call(reminders, {})).due).toEqual([])
  await expect.poll(() => Number(localStorage.getItem(SEEN))).toBeGreaterThan(Date.parse(first?.reminder ?? ''))
  await app.close()
})

test('the history of a note shows the whole text with what differs in it', { tags: 'extended' }, async () => {
  const start = 'The ferry leaves at eight. '.repeat(20)
  const { screen, goTo, dialog } = await openWith('?note=a', [{ id: 'a', title: 'Port', content: `${start}Gate 4` }])
  await call(notesApi.endpoints.updateNote, { body: { updatedNote: { id: 'a', content: `${start}Gate 5` } } })
  await goTo()
  await dialog('Port').getByRole('button', { name: 'More', exact: true }).click()
  await screen.getByRole('menuitem', { name: 'Version history…' }).click()
  const changes = screen.getByRole('region', { name: 'Changes: Text' })
  await expect.element(changes).toHaveTextContent(`${start}Gate 45`)
  expect(changes.element().querySelector('del')?.textContent).toBe('4')
  expect(changes.element().querySelector('ins')?.textContent).toBe('5')
})
