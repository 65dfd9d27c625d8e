// What there is to choose when contacts are merged, and what becomes of it.
import { describe, expect, test } from 'vitest'
import { fullestOf, joinedLists, mergedFields, valuesOf } from '#apps/contacts/dialogs/merge-choices.ts'
import { type Contact, draftToContact } from '#contract/apps/contact-shapes.ts'

const contact = (id: string, fields: Partial<Contact>): Contact => ({
  ...draftToContact({ id }, '2026-11-17T09:00:00.000Z'),
  ...fields,
})

const ines = contact('a', {
  name: 'Ines Aubry',
  job: { title: 'Trainer', company: '' },
  notes: 'Knows the depot.',
  birthday: '--03-14',
  emails: [{ email: 'ines@a.example', label: 'Work' }],
  phoneNumbers: [{ country: 'fr', phoneNumber: '06 12 34 56 78', label: 'Mobile' }],
  tags: ['choir'],
})
const aubry = contact('b', {
  name: 'I. Aubry',
  job: { title: '', company: 'Lignes Alpes' },
  notes: 'Speaks Italian.',
  birthday: '1987-03-14',
  emails: [
    { email: 'INES@a.example', label: '' },
    { email: 'ines@b.example', label: '' },
  ],
  phoneNumbers: [{ country: '', phoneNumber: '+33 6 12 34 56 78', label: '' }],
  tags: ['choir', 'bus'],
})

describe('the values to choose from', () => {
  test('each once, the kept contact’s first; none that is empty', () => {
    expect(valuesOf('name', [aubry, ines, ines])).toEqual(['I. Aubry', 'Ines Aubry'])
    expect(valuesOf('title', [aubry, ines])).toEqual(['Trainer'])
    expect(valuesOf('address', [aubry, ines])).toEqual([])
  })

  test('a contact that was never named says no name', () =>
    expect(valuesOf('name', [contact('c', {}), ines])).toEqual(['Ines Aubry']))

  test('all notes are one of the choices, unless they are too long together', () => {
    expect(valuesOf('notes', [ines, aubry])).toEqual([
      'Knows the depot.\n\nSpeaks Italian.',
      'Knows the depot.',
      'Speaks Italian.',
    ])
    const long = contact('c', { notes: 'x'.repeat(19_990) })
    expect(valuesOf('notes', [ines, long])).toEqual([ines.notes, long.notes])
  })
})

test('kept is who says most, and of several the first', () => {
  expect(fullestOf([contact('c', { name: 'Ines' }), ines, aubry])).toBe(aubry)
  expect(fullestOf([aubry, { ...aubry, id: 'd' }])).toBe(aubry)
  expect(fullestOf([])).toBeUndefined()
})

describe('what becomes of them', () => {
  test('the kept contact’s values, and what it lacks from the others', () =>
    expect(mergedFields([aubry, ines], {})).toEqual({
      name: 'I. Aubry',
      job: { title: 'Trainer', company: 'Lignes Alpes' },
      birthday: '1987-03-14',
      address: null,
      notes: 'Speaks Italian.\n\nKnows the depot.',
      howWeMet: null,
    }))

  test('what the person chose, as long as one of them says so', () => {
    expect(mergedFields([aubry, ines], { name: 'Ines Aubry', birthday: '--03-14' })).toMatchObject({
      name: 'Ines Aubry',
      birthday: '--03-14',
    })
    expect(mergedFields([aubry, ines], { name: 'Somebody else' }).name).toBe('I. Aubry')
  })

  test('a picture is sent only where it is not the first', () => {
    const [one, two] = [
      contact('c', { avatar: 'data:image/png;base64,AA' }),
      contact('d', { avatar: 'data:image/png;base64,BB' }),
    ]
    expect(mergedFields([ines, one, two], {})).not.toHaveProperty('avatar')
    expect(mergedFields([ines, one, two], { avatar: two.avatar ?? '' }).avatar).toBe(two.avatar)
  })

  test('lists are joined; the same address or number in another spelling is there once', () =>
    expect(joinedLists([ines, aubry])).toEqual({
      emails: ['ines@a.example', 'ines@b.example'],
      phoneNumbers: ['06 12 34 56 78'],
      tags: ['choir', 'bus'],
    }))
})
