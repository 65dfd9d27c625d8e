// What a contact is handed to others as: never what the person noted about them.
import { describe, expect, test } from 'vitest'
import { contactAsText, contactToCode, sharedCard } from '#apps/contacts/dialogs/share-card.ts'
import { type Contact, draftToContact } from '#contract/apps/contact-shapes.ts'

const contact: Contact = {
  ...draftToContact({ id: 'a' }, '2026-11-17T09:00:00.000Z'),
  name: 'Ines Aubry',
  job: { title: 'Trainer', company: 'Lignes Alpes' },
  emails: [{ email: 'ines@a.example', label: 'Work' }],
  phoneNumbers: [{ country: 'fr', phoneNumber: '06 12 34 56 78', label: 'Mobile' }],
  birthday: '1987-03-14',
  address: '8 rue des Lilas\n44000 Nantes',
  notes: 'Talks too much.',
  howWeMet: 'At the depot.',
  tags: ['difficult'],
  favourite: true,
  extra: ['X-SECRET:one'],
  relationships: [{ contactId: 'b', kind: 'rival' }],
}

test('the card has what is the contact’s own', () => {
  const card = sharedCard(contact)
  for (const words of ['Ines Aubry', 'ines@a.example', '06 12 34 56 78', 'Lignes Alpes', '19870314'])
    expect(card).toContain(words)
  expect(card).not.toMatch(/NOTE|HOW-WE-MET|CATEGORIES|FAVOURITE|SECRET|RELATED/)
})

test('the text has a line each, and none that is empty', () => {
  expect(contactAsText(contact, '14 March 1987').split('\n')).toEqual([
    'Ines Aubry',
    'Trainer',
    'Lignes Alpes',
    '06 12 34 56 78',
    'ines@a.example',
    '8 rue des Lilas',
    '44000 Nantes',
    '14 March 1987',
  ])
  expect(contactAsText({ ...contact, job: { title: '', company: '' }, address: null }, null)).toBe(
    'Ines Aubry\n06 12 34 56 78\nines@a.example',
  )
})

describe('the code', () => {
  test('of a usual contact leaves nothing out, and its picture makes it no larger', () => {
    const code = contactToCode(contact)
    expect(code.omitted).toEqual([])
    expect(contactToCode({ ...contact, avatar: `data:image/png;base64,${'A'.repeat(5000)}` })).toEqual(code)
  })

  test('of a long one leaves out the least needed first', () => {
    expect(contactToCode({ ...contact, address: 'x'.repeat(900) }).omitted).toEqual(['birthday', 'address'])
    const emails = Array.from({ length: 40 }, (_, index) => ({ email: `ines.aubry.${index}@a.example`, label: '' }))
    expect(contactToCode({ ...contact, emails }).omitted).toEqual(['birthday', 'address', 'job', 'others'])
  })

  test('there is one for nearly whatever a contact may hold', () => {
    const huge = { ...contact, name: '🚲'.repeat(250), emails: [{ email: 'e'.repeat(320), label: 'Work' }] }
    const { squares, omitted } = contactToCode(huge)
    expect(squares.length).toBeGreaterThan(20)
    expect(omitted.at(-1)).toBe('name')
    expect(
      contactToCode({
        ...contact,
        emails: [{ email: '🚲'.repeat(160), label: '' }],
        name: 'é'.repeat(200),
        phoneNumbers: [{ country: '', phoneNumber: '９'.repeat(100), label: '' }],
      }).squares,
    ).toEqual([])
  })
})
