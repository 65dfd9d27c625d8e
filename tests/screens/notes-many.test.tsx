// Several notes at once: selected by key, by press and from the menu; what is done to them is one change.
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notesApi } from '#contract/apps/notes.ts'
import type { StoredNote } from '#contract/apps/notes-shapes.ts'
import { changesApi } from '#contract/shell/changes.ts'
import { call } from '#platform/api/call.ts'
import { renderApp } from '#tests/setup/screens.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const { createLabel, createNote, deleteNotes } = notesApi.endpoints
const { deleted } = changesApi.endpoints

const LETTERS = ['A', 'B', 'C', 'D']

const open = async () => {
  const app = await renderApp('/pages/activities', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation'],
  })
  for (const title of LETTERS.toReversed())
    await call(createNote, { body: { note: { id: title.toLowerCase(), title } } })
  await call(createLabel, { body: { title: 'Harbour' } })
  await app.router.navigate({ to: '/apps/notes' as never })
  await expect.poll(names).toEqual(LETTERS)
  const { screen, db } = app
  const stored = async () => {
    const notes = await db.table<StoredNote>('notes').orderBy('id').toArray()
    return notes.map(({ id, archived, color, labels }) => [id, archived, color, labels.length])
  }
  const bar = (count: number) => screen.getByRole('toolbar', { name: `${count} note${count > 1 ? 's' : ''} selected` })
  const link = (name: string) => screen.getByRole('link', { name, exact: true })
  return { screen, stored, bar, link }
}

const names = () => [...document.querySelectorAll('[data-card]')].map((one) => one.textContent)
const undo = () => page.getByRole('button', { name: 'Undo' }).last().click()
const focusOn = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-card]')].find((one) => one.textContent === name)?.focus()

const AS_THEY_WERE = LETTERS.map((title) => [title.toLowerCase(), false, null, 0])

afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
})

test('keys select, and what is done to one of the selected notes is done to all, as one change with one undo', {
  tags: 'extended',
}, async () => {
  const { stored, bar, link } = await open()
  focusOn('A')
  await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}')
  await expect.element(bar(2)).toBeVisible()
  await expect.element(link('B')).toHaveFocus()
  await expect.element(link('B')).toHaveAccessibleDescription('Selected')
  await userEvent.keyboard('e')
  await expect.poll(names).toEqual(['C', 'D'])
  await expect.element(bar(2)).not.toBeInTheDocument()
  await undo()
  await expect.poll(names).toEqual(LETTERS)
  expect(await stored()).toEqual(AS_THEY_WERE)
  focusOn('C')
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(bar(4)).toBeVisible()
  await userEvent.keyboard('{Delete}')
  await expect.poll(stored).toEqual([])
  await undo()
  await expect.poll(names).toEqual(LETTERS)
  focusOn('D')
  await userEvent.keyboard('x')
  await expect.element(bar(1)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar(1)).not.toBeInTheDocument()
})

test('the bar colours, tags, archives and deletes all that are selected by press or from the menu, each with one undo', {
  tags: 'extended',
}, async () => {
  const { screen, stored, bar, link } = await open()
  await link('B').click({ modifiers: ['ControlOrMeta'] })
  await link('D').click({ button: 'right' })
  await screen.getByRole('menuitem', { name: /^Select/ }).click()
  await expect.element(bar(2)).toBeVisible()
  await bar(2).getByRole('button', { name: 'Colour' }).click()
  await screen.getByRole('menuitemradio', { name: 'Sage' }).click()
  await expect
    .poll(stored)
    .toEqual(AS_THEY_WERE.map(([id, ...rest]) => (id === 'b' || id === 'd' ? [id, false, 'sage', 0] : [id, ...rest])))
  await undo()
  await expect.poll(stored).toEqual(AS_THEY_WERE)
  await bar(2).getByRole('button', { name: 'Tag' }).click()
  await screen.getByRole('group', { name: 'Add' }).getByRole('menuitem', { name: 'Harbour' }).click()
  await expect
    .poll(stored)
    .toEqual(AS_THEY_WERE.map(([id, ...rest]) => (id === 'b' || id === 'd' ? [id, false, null, 1] : [id, ...rest])))
  await undo()
  await expect.poll(stored).toEqual(AS_THEY_WERE)
  await bar(2).getByRole('button', { name: 'Archive' }).click()
  await expect.poll(names).toEqual(['A', 'C'])
  await undo()
  await expect.poll(names).toEqual(LETTERS)
  await screen.getByRole('button', { name: 'Select A' }).click()
  await link('C').click({ modifiers: ['Shift'] })
  await bar(3).getByRole('button', { name: 'Delete' }).click()
  await expect.poll(names).toEqual(['D'])
  await undo()
  await expect.poll(stored).toEqual(AS_THEY_WERE)
})

test('keys of the card that has the focus: colour, tags, reminder, copy; they stand on the key sheet', {
  tags: 'extended',
}, async () => {
  const { screen, stored, link } = await open()
  focusOn('B')
  await userEvent.keyboard('o')
  await screen.getByRole('menuitemradio', { name: 'Sage' }).click()
  await expect.poll(async () => (await stored())[1]).toEqual(['b', false, 'sage', 0])
  await expect.element(link('B')).toHaveFocus()
  await userEvent.keyboard('t')
  await screen.getByRole('menuitemcheckbox', { name: 'Harbour' }).click()
  await expect.poll(async () => (await stored())[1]).toEqual(['b', false, 'sage', 1])
  await userEvent.keyboard('{Escape}')
  await expect.element(link('B')).toHaveFocus()
  await userEvent.keyboard('r')
  await expect.element(screen.getByRole('dialog', { name: 'Reminder' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog', { name: 'Reminder' })).not.toBeInTheDocument()
  focusOn('A')
  await userEvent.keyboard('y')
  await expect.poll(names).toEqual(['A', ...LETTERS])
  await userEvent.keyboard('?')
  const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const words of ['Choose a colour', 'Add or remove tags', 'Set a reminder', 'Make a copy'])
    await expect.element(sheet.getByText(words)).toBeVisible()
})

test('the trash says how many it holds, shown or not', { tags: 'extended' }, async () => {
  const { screen } = await open()
  const ids = Array.from({ length: 30 }, (_, at) => `old-${at}`)
  for (const id of ids) await call(createNote, { body: { note: { id, title: id } } })
  await call(deleteNotes, { body: { ids } })
  const { things } = await call(deleted, { query: { api: 'notes', limit: 200 } })
  expect(things.length).toBe(ids.length)
  await screen.getByRole('link', { name: 'Trash' }).click()
  await expect.element(screen.getByText(`${things.length} items`)).toBeVisible()
})

test('a selected note that is archived from its own menu is counted no more', { tags: 'extended' }, async () => {
  const { screen, bar, link } = await open()
  await link('A').click({ modifiers: ['ControlOrMeta'] })
  await link('B').click({ modifiers: ['ControlOrMeta'] })
  await expect.element(bar(2)).toBeVisible()
  await link('B').click({ button: 'right' })
  await screen.getByRole('menuitem', { name: /^Archive/ }).click()
  await expect.poll(names).toEqual(['A', 'C', 'D'])
  await expect.element(bar(1)).toBeVisible()
})
