// Contacts of tables (.csv): the columns of five programs are known by their headers, and rows become contacts.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { guessColumns } from '#apps/contacts/import/guess-columns.ts'
import { ContactDraft } from '#contract/apps/contact-shapes.ts'
import { readLines, rowsToContacts } from '#formats/contacts-csv.ts'
import { csvTable } from '#formats/csv.ts'
import { decodeText } from '#formats/decode-text.ts'
import { type FileTable, looksLikeNames, looksLikeRow, tableOfLines } from '#formats/file-table.ts'

const fixture = (name: string) => {
  const bytes = new Uint8Array(readFileSync(new URL(`../fixtures/contacts/${name}.csv`, import.meta.url)))
  return tableOfLines(readLines(decodeText(bytes)), true)
}
const contactsOf = (table: FileTable) => rowsToContacts(table, guessColumns(table))
const guesses = (table: FileTable) =>
  Object.fromEntries(guessColumns(table).map(({ index, field }) => [`${index} ${table.headers[index]}`, field]))
const tableOf = (...rows: string[][]) => tableOfLines(readLines(csvTable(rows)), true)

describe('the columns of', () => {
  test('Google Contacts: labels beside their values, a formatted address, its own marks', () => {
    const { contacts, unreadable } = contactsOf(fixture('google'))
    expect(contacts[0]).toMatchObject({
      row: 2,
      tags: ['Choir'],
      draft: {
        name: 'Ines Marie Aubry',
        emails: [
          { email: 'ines.aubry@mail.example', label: 'Home' },
          { email: 'ines@choir.example', label: 'Choir' },
        ],
        phoneNumbers: [
          { phoneNumber: '+33 6 12 34 56 78', label: 'Mobile' },
          { phoneNumber: '01 23 45 67 89', label: 'Mobile' },
        ],
        job: { title: 'Trainer', company: 'Lignes Alpes' },
        birthday: '1987-03-14',
        address: '8 rue des Lilas\n44000 Nantes\nFrance',
        notes: 'Knows the depot.\nSpeaks Italian.',
        favourite: true,
      },
    })
    expect(contacts[1]?.draft).toMatchObject({ name: 'orders@shop.example', birthday: '--02-29', favourite: false })
    expect(unreadable).toEqual([{ row: 4, text: '* myContacts', reason: 'nobody' }])
    expect(guesses(fixture('google'))['35 Website 1 - Value']).toBeNull()
  })

  test('Outlook in English: a title that is none, two addresses, American dates', () => {
    const table = fixture('outlook-en')
    const { contacts } = contactsOf(table)
    expect(contacts.map(({ draft }) => [draft.name, draft.birthday])).toEqual([
      ['Zoë O’Sullivan', '1987-03-14'],
      ['Ravi', null],
      ['Noor', '1990-12-25'],
    ])
    expect(contacts[0]).toMatchObject({
      tags: ['Buses', 'Night shift'],
      draft: {
        emails: [{ email: 'zoe@kestrelway.example' }, { email: 'zoe@home.example' }],
        phoneNumbers: [
          { phoneNumber: '+44 7700 900123', label: 'Mobile' },
          { phoneNumber: '+44 20 7946 0123', label: 'Work' },
        ],
        job: { title: 'Driver', company: 'Kestrelway' },
        address: '1 Quay Street, Bristol, BS1 4QA\nDepot North, Bath',
      },
    })
    expect(contacts[1]?.draft.extra).toEqual([])
  })

  test('Outlook in French, in the letters of Windows, with semicolons', () => {
    const { contacts } = contactsOf(fixture('outlook-fr'))
    expect(contacts[0]).toMatchObject({
      tags: ['Recrutement'],
      draft: {
        name: 'Anaïs Lefèvre',
        emails: [{ email: 'anais@cap.example', label: '' }],
        phoneNumbers: [
          { phoneNumber: '04 72 00 00 00', label: 'Work' },
          { phoneNumber: '06 39 97 00 11', label: 'Mobile' },
        ],
        job: { title: 'Recruteuse', company: 'Cap Carrières' },
        birthday: '1987-03-14',
        address: '2 quai Perrache, Lyon, 69002, France',
        notes: 'Rappeler en mai',
      },
    })
  })

  test('Thunderbird: a birthday in three columns, a display name before its parts', () => {
    const { contacts, unreadable } = contactsOf(fixture('thunderbird'))
    expect(contacts[0]?.draft).toMatchObject({
      name: 'Jürgen Müller (Werkstatt)',
      emails: [{ email: 'j.mueller@mail.example' }, { email: 'werkstatt@mail.example' }],
      phoneNumbers: [{ phoneNumber: '+49 151 555 01234', label: 'Mobile' }],
      job: { title: 'Mechanic', company: 'Werkstatt' },
      birthday: '1979-02-07',
      address: 'Hauptstraße 5, Köln, 50667',
    })
    expect(unreadable).toEqual([{ row: 3, text: 'only this', reason: 'nobody' }])
  })

  test('Roundcube, and the English and French of a table made by hand', () => {
    expect(contactsOf(fixture('roundcube')).contacts[0]).toMatchObject({
      tags: ['Sailing'],
      draft: {
        name: 'Maja Lindqvist',
        phoneNumbers: [
          { phoneNumber: '+46 8 555 01 24', label: 'Home' },
          { phoneNumber: '+46 70 555 01 23', label: 'Mobile' },
        ],
      },
    })
    const byHand = tableOf(['Nom', 'Prénom', 'Courriel', 'Portable'], ['Aubry', 'Ines', 'i@a.example', '06 1'])
    expect(Object.values(guesses(byHand))).toEqual(['lastName', 'firstName', 'email', 'phone'])
    expect(contactsOf(byHand).contacts[0]?.draft.name).toBe('Ines Aubry')
    expect(Object.values(guesses(tableOf(['Nom', 'Site'], ['Ines Aubry', 'x'])))).toEqual(['name', null])
  })

  test('our own backup', () => {
    const table = tableOf(
      ['Name', 'E-mails', 'Phone numbers', 'Company', 'Title', 'Birthday', 'Address', 'Tags', 'Favourite', 'Notes'],
      [
        'Ines Aubry',
        'a@b.example; c@d.example',
        '+33 6 12; 01 23',
        'Lignes',
        'Trainer',
        '--03-14',
        '8 rue\nNantes',
        'Choir, old; Bus',
        'yes',
        '=1+1',
      ],
    )
    expect(contactsOf(table).contacts[0]).toEqual({
      row: 2,
      cut: [],
      tags: ['Choir, old', 'Bus'],
      draft: {
        name: 'Ines Aubry',
        emails: [
          { email: 'a@b.example', label: '' },
          { email: 'c@d.example', label: '' },
        ],
        phoneNumbers: [
          { country: '', phoneNumber: '+33 6 12', label: '' },
          { country: '', phoneNumber: '01 23', label: '' },
        ],
        job: { title: 'Trainer', company: 'Lignes' },
        birthday: '--03-14',
        address: '8 rue\nNantes',
        notes: '=1+1',
        howWeMet: null,
        favourite: true,
        uids: [],
        extra: [],
      },
    })
  })
})

test.each(['google', 'outlook-en', 'outlook-fr', 'thunderbird', 'roundcube'])(
  '%s: every row fits a contact',
  (name) => {
    for (const { draft } of contactsOf(fixture(name)).contacts)
      expect(ContactDraft.safeParse(draft).error).toBeUndefined()
  },
)

test('a column that is said to be another is read as that', () => {
  const table = tableOf(['Who', 'What'], ['Ines', 'i@a.example'])
  const columns = guessColumns(table)
  expect(columns.map(({ field }) => field)).toEqual([null, null])
  expect(rowsToContacts(table, columns).unreadable).toHaveLength(1)
  const [who, what] = columns
  if (!who || !what) throw new Error('two columns')
  const chosen = [
    { ...who, field: 'name' as const },
    { ...what, field: 'email' as const },
  ]
  expect(rowsToContacts(table, chosen).contacts[0]?.draft).toMatchObject({
    name: 'Ines',
    emails: [{ email: 'i@a.example' }],
  })
})

test('a row with more cells than columns is told, and a day that there is not stays in words', () => {
  const { contacts, unreadable } = contactsOf(
    tableOf(['Name', 'Birthday'], ['Ines', '31/02/1987'], ['Zoë', '1/2/1990', 'more'], ['Ravi', '5/3/1990']),
  )
  expect(unreadable).toEqual([{ row: 3, text: 'Zoë 1/2/1990 more', reason: 'cells' }])
  expect(contacts.map(({ draft }) => [draft.birthday, draft.extra])).toEqual([
    [null, ['BDAY;VALUE=text:31/02/1987']],
    ['1990-03-05', []],
  ])
})

describe('without names above the columns', () => {
  const lines = [
    ['Ines Roche', 'ines@a.example', '+33 6 12 34 56 78', 'Lyon'],
    ['Ravi Nair', 'ravi@a.example', '(020) 7946 0000', ''],
    ['Zoë', '', '', '', 'a cell more'],
  ]

  test('the first line is a contact; addresses, numbers and names are known by what they look like', () => {
    const table = tableOfLines(lines, false)
    expect(guessColumns(table).map(({ field }) => field)).toEqual(['name', 'email', 'phone', null, null])
    const { contacts, unreadable } = contactsOf(table)
    expect(contacts.map(({ row, draft }) => [row, draft.name, draft.phoneNumbers?.[0]?.phoneNumber])).toEqual([
      [1, 'Ines Roche', '+33 6 12 34 56 78'],
      [2, 'Ravi Nair', '(020) 7946 0000'],
      [3, 'Zoë', undefined],
    ])
    expect(unreadable).toEqual([])
  })

  test.each([
    ['an address in the first line', lines, false],
    [
      'names that nobody knows, above columns of numbers and addresses',
      [
        ['Wer', 'Wo'],
        ['Ines', 'i@a.example'],
      ],
      true,
    ],
    ['words alone, which could be either', [['Buy rope'], ['Mend the jib']], false],
    ['one line of words', [['Wer', 'Wo']], false],
    ['nothing', [], false],
  ])('%s', (_, table, expected) => expect(looksLikeNames(table)).toBe(expected))

  test.each([
    // `Telia` begins as `Tel` does.
    [['Jon', 'jon@a.example', 'Telia'], true],
    [['Jon', '+46 70 123 45 67'], true],
    [['Title', '2026-12-01'], true],
    [['Name', 'E-mail 1 - Value', 'Address2', ''], false],
    [[], false],
  ])('%j as a row: %s', (cells, expected) => expect(looksLikeRow(cells)).toBe(expected))
})

test('what is longer, or more, than a contact takes is told, field by field', () => {
  const long = (length: number) => 'x'.repeat(length)
  const headers = ['Name', 'E-mail', 'Phone', 'Company', 'Job title', 'Birthday', 'Address', 'Notes', 'Tags']
  const emails = Array.from({ length: 51 }, (_, index) => `a${index}@b.example`).join(';')
  const cells = [
    long(501),
    emails,
    long(101),
    long(501),
    long(501),
    `1${long(501)}`,
    long(2001),
    long(20_001),
    long(201),
  ]
  const [found, other] = contactsOf(tableOf(headers, cells, ['A', 'b@c.example', ...Array(7).fill('')])).contacts
  expect(found?.cut.toSorted()).toEqual(
    ['address', 'birthday', 'company', 'email', 'name', 'notes', 'phone', 'tags', 'title'].toSorted(),
  )
  expect(ContactDraft.safeParse(found?.draft).success).toBe(true)
  expect(other?.cut).toEqual([])
})
