// A large import is reported while it is read and while it is written, can be left or stopped, and is one undo.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Task } from '#contract/apps/tasks.ts'
import { dropFiles } from '#tests/setup/give-files.ts'
import { holdWrites } from '#tests/setup/hold-writes.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const COUNT = 1500
const todos = Array.from({ length: COUNT }, (_, index) =>
  [
    'BEGIN:VTODO',
    `UID:far-${index}`,
    `SUMMARY:Far ${index}`,
    `DESCRIPTION:${'Before noon. '.repeat(20)}`,
    `CATEGORIES:${index % 2 === 0 ? 'Travel' : 'Harbour'}`,
    'END:VTODO',
  ].join('\r\n'),
)
const CALENDAR = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...todos, 'END:VCALENDAR', ''].join('\r\n')

test('a large import shows its progress; stopping it imports nothing; after it is done, one undo removes everything', {
  tags: 'extended',
}, async () => {
  const { db } = await renderApp('/apps/tasks', { signedIn: true, samplesOf: ['auth', 'user', 'tasks'] })
  const all = async () => [
    ...((await db.table('tasks').toArray()) as Task[]).map(({ title }) => title),
    ...(await db.table('taskTags').toArray()).map(({ title }) => title),
  ]
  await expect.element(page.getByRole('grid')).toBeVisible()
  const before = await all()
  dropFiles(document.querySelector('[role="grid"]'), new File([CALENDAR], 'far.ics', { type: 'text/calendar' }))
  const dialog = page.getByRole('dialog', { name: 'Import tasks' })
  const apply = dialog.getByRole('button', { name: `Import 1,500 tasks` })
  await expect.element(apply).toBeVisible()

  const release = await holdWrites(db, 'tasks')
  await apply.click()
  const bar = dialog.getByRole('progressbar', { name: 'Importing' })
  // With the section that takes them.
  await expect.element(bar).toHaveAttribute('aria-valuetext', '0 of 1,501')
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect.element(dialog.getByRole('progressbar', { name: 'Stopping' })).toBeVisible()
  await release()
  await expect.element(page.getByText('Stopped. Nothing was imported.')).toBeVisible()
  expect(await all()).toEqual(before)

  await apply.click()
  await expect.element(page.getByText('1,500 tasks imported into “far”')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await all()).toHaveLength(before.length + COUNT + 3)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('Undone: 1,500 tasks imported into “far”')).toBeVisible()
  expect(await all()).toEqual(before)
})

test('a large mbox says how far it is read, and can be left before its emails are shown', {
  tags: 'extended',
}, async () => {
  const { db } = await renderApp('/apps/mailbox/folder/inbox', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'mailbox', 'navigation'],
  })
  const list = page.getByRole('region', { name: 'Emails' }).getByRole('grid')
  await expect.element(list).toBeVisible()
  const count = await db.table('mails').count()
  const mail = (at: number) =>
    `From a@b.example Mon Nov 23 09:00:00 2026\nFrom: a@b.example\nDate: Mon, 23 Nov 2026 09:00:00 +0000\nSubject: Far ${at}\n\n${'Hello '.repeat(20_000)}\n\n`
  const mbox = new File([Array.from({ length: 20 }, (_, at) => mail(at)).join('')], 'mail.mbox')
  const dialog = page.getByRole('dialog', { name: 'Import email' })

  // Which of them are here already is not known before.
  const release = await holdWrites(db, 'mails')
  dropFiles(list.element(), mbox)
  const bar = dialog.getByRole('progressbar', { name: 'Reading mail.mbox…' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+%$/))
  expect(dialog.getByText(/emails to import/).query()).toBeNull()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await release()
  expect(await db.table('mails').count()).toBe(count)

  dropFiles(list.element(), mbox)
  await expect.element(dialog.getByText('20 emails to import.')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
})

test('a newer calendar file says which tasks it changes and how, changes them, and one undo puts them back', {
  tags: 'extended',
}, async () => {
  const { db } = await renderApp('/apps/tasks', { signedIn: true, samplesOf: ['auth', 'user', 'tasks'] })
  const titleOf = async (id: string) => ((await db.table('tasks').get(id)) as Task).title
  await expect.element(page.getByRole('grid')).toBeVisible()
  const [one] = ((await db.table('tasks').toArray()) as Task[]).filter(
    ({ type, completed }) => type === 'task' && !completed,
  )
  const { id = '', title = '' } = one ?? {}
  const before = await db.table('tasks').count()
  const lines = [`UID:${id}`, 'SUMMARY:Ring the harbour', 'STATUS:COMPLETED', 'LAST-MODIFIED:20990101T080000Z']
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VTODO', ...lines, 'END:VTODO', 'END:VCALENDAR'].join('\r\n')
  dropFiles(document.querySelector('[role="grid"]'), new File([text], 'newer.ics', { type: 'text/calendar' }))

  const dialog = page.getByRole('dialog', { name: 'Import tasks' })
  await expect.element(dialog.getByText('No new tasks · 1 will be updated')).toBeVisible()
  const row = dialog.getByRole('region', { name: 'Updated tasks' }).getByRole('listitem')
  await expect.element(row).toMatchTextContent(/^Ring the harbourTitle, .*Completed/)
  await dialog.getByRole('button', { name: 'Update 1 task' }).click()
  await expect.element(page.getByText('1 task updated')).toBeVisible()
  expect([await titleOf(id), await db.table('tasks').count()]).toEqual(['Ring the harbour', before])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('Undone: 1 task updated')).toBeVisible()
  expect(await titleOf(id)).toBe(title)
})

test('of a calendar file with new and newer tasks, both lists have a heading, and the button names both', {
  tags: 'extended',
}, async () => {
  const { db } = await renderApp('/apps/tasks', { signedIn: true, samplesOf: ['auth', 'user', 'tasks'] })
  await expect.element(page.getByRole('grid')).toBeVisible()
  const all = async () => (await db.table('tasks').toArray()) as Task[]
  const known = (await all()).find(({ type, completed }) => type === 'task' && !completed)
  const todo = (...lines: readonly string[]) => ['BEGIN:VTODO', 'LAST-MODIFIED:20990101T080000Z', ...lines, 'END:VTODO']
  const text = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', ...todo(`UID:${known?.id}`, 'SUMMARY:Ring the harbour')],
    ...[...todo('UID:new', 'SUMMARY:Book the ferry'), 'END:VCALENDAR'],
  ].join('\r\n')
  dropFiles(document.querySelector('[role="grid"]'), new File([text], 'both.ics', { type: 'text/calendar' }))

  const dialog = page.getByRole('dialog', { name: 'Import tasks' })
  await expect.element(dialog.getByRole('heading', { name: 'Updated tasks' })).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'New tasks' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 1 task and update 1' }).click()
  await expect.element(page.getByText(/^1 task imported into .* · 1 task updated$/)).toBeVisible()
  expect((await all()).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Ring the harbour', 'Book the ferry']),
  )
})

test('a task that a newer calendar file calls off is named before it is deleted, and one undo brings it back', async () => {
  const { db } = await renderApp('/apps/tasks', { signedIn: true, samplesOf: ['auth', 'user', 'tasks'] })
  await expect.element(page.getByRole('grid')).toBeVisible()
  const all = async () => (await db.table('tasks').toArray()) as Task[]
  const before = await all()
  const { id, title } = before.find(({ type, completed }) => type === 'task' && !completed) as Task
  const lines = [`UID:${id}`, 'SUMMARY:Off', 'STATUS:CANCELLED', 'LAST-MODIFIED:20990101T080000Z']
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VTODO', ...lines, 'END:VTODO', 'END:VCALENDAR'].join('\r\n')
  dropFiles(document.querySelector('[role="grid"]'), new File([text], 'off.ics', { type: 'text/calendar' }))

  const dialog = page.getByRole('dialog', { name: 'Import tasks' })
  await expect.element(dialog.getByText(`Cancelled in the file, will be deleted: “${title}”`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect.element(page.getByText('1 task deleted')).toBeVisible()
  expect((await all()).map((task) => task.id)).not.toContain(id)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('Undone: 1 task deleted')).toBeVisible()
  expect(await all()).toHaveLength(before.length)
})
