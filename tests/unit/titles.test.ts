// What a record is called in history and trash, from its row alone.
import { expect, test } from 'vitest'
import { titleOf } from '#sw/api/shell/changes/titles.ts'

test.each([
  ['a task', { title: 'Pack', notes: 'For Sète' }, 'Pack'],
  ['a request for help', { name: 'Ann Lee', subject: 'Cannot print', message: 'At all' }, 'Cannot print'],
  ['an activity', { description: 'You completed', linkedContent: 'the report' }, 'You completed the report'],
  ['a chat message', { value: 'See you', attachments: [{ name: 'map.png' }] }, 'See you'],
  ['a chat message of files alone', { value: '', attachments: [{ name: 'feed.txt' }] }, 'feed.txt'],
  ['a mail without a subject', { subject: '', content: '<p>No <b>subject</b></p>', attachments: [] }, 'No subject'],
  ['a comment', { text: 'Agreed' }, 'Agreed'],
  ['a quick link', { label: 'Reports', description: 'Every week' }, 'Reports'],
  ['a notification', { title: null, description: '<strong>Due</strong> tonight' }, 'Due tonight'],
  ['what has no words', { attachments: [] }, ''],
  ['nothing', undefined, ''],
])('of %s', (_, row, title) => {
  expect(titleOf(row)).toBe(title)
})

test('is one line of at most a hundred characters', () => {
  expect(titleOf({ title: ' a\n b ' })).toBe('a b')
  expect(titleOf({ title: 'x'.repeat(101) })).toBe(`${'x'.repeat(99)}…`)
})
