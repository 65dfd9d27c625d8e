// Cards (.vcf): what five programs write is understood, what is not known is preserved, and what Cairn writes is read back.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Contact, ContactDraft, draftToContact } from '#contract/apps/contact-shapes.ts'
import { decodeText } from '#formats/decode-text.ts'
import { readCards } from '#formats/vcard/read-contacts.ts'
import { contactToVcard } from '#formats/vcard/write-contact.ts'

const fixture = (name: string) => {
  const bytes = new Uint8Array(readFileSync(new URL(`../fixtures/contacts/${name}.vcf`, import.meta.url)))
  return readCards(decodeText(bytes))
}
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n')
const read = (...lines: string[]) => readCards(card('FN:Someone', ...lines))?.cards[0]

const PNG = /^data:image\/png;base64,iVBORw0KGgo[\w+/=]+$/
const JPEG = /^data:image\/jpeg;base64,\/9j\/[\w+/=]+$/

describe('what others write', () => {
  test.each(['apple', 'google', 'outlook', 'nextcloud', 'android'])('%s: every card is a contact', (name) => {
    for (const { draft } of fixture(name)?.cards ?? []) expect(ContactDraft.safeParse(draft).error).toBeUndefined()
    expect(fixture(name)?.cards.length).toBeGreaterThan(0)
  })

  test('Apple: labels of its own, a birthday without a year, a group', () => {
    const { cards = [], unreadable, count } = fixture('apple') ?? {}
    expect([count, cards.length, unreadable]).toEqual([3, 2, []])
    const [maja, company] = cards
    expect(maja).toMatchObject({
      line: 1,
      tags: ['Sailing'],
      draft: {
        name: 'Dr. Maja Lindqvist',
        emails: [
          { email: 'maja.lindqvist@halden.example', label: 'Work' },
          { email: 'maja@boat.example', label: 'Boat club' },
          { email: 'maja@school.example', label: 'School' },
        ],
        phoneNumbers: [
          { phoneNumber: '+46 70 555 01 23', label: 'iPhone' },
          { phoneNumber: '+46 8 555 01 24', label: 'Work fax' },
        ],
        job: { title: 'Grid planner', company: 'Halden Energy, Grid planning' },
        birthday: '--03-14',
        address: 'Storgatan 12, 2 tr, Uppsala, 753 31, Sweden',
        notes: 'Met at the grid forum.\nSpeaks Swedish, English and French.',
        avatar: expect.stringMatching(JPEG),
        uids: ['7A6D1F0E-52C8-4B6B-9A6E-0D4A5E1C2B30'],
      },
    })
    expect(maja?.draft.extra).toEqual([
      'N:Lindqvist;Maja;;Dr.;',
      'NICKNAME:Majsan',
      'item3.X-ABADR:se',
      'item4.URL;type=pref:https://maja.example',
      'item4.X-ABLabel:_$!<HomePage>!$_',
      'item5.X-ABDATE;type=pref:2016-06-18',
      'item5.X-ABLabel:_$!<Anniversary>!$_',
      'item6.X-ABRELATEDNAMES;type=pref:Erik',
      'item6.X-ABLabel:_$!<Spouse>!$_',
      'X-ABUID:7A6D1F0E-52C8-4B6B-9A6E-0D4A5E1C2B30:ABPerson',
    ])
    expect(company?.draft).toMatchObject({ name: 'Atelier Vélo & Cie', job: { company: 'Atelier Vélo & Cie' } })
  })

  test('Google: categories are tags, its own marks are none, and a card of nobody is told', () => {
    const { cards = [], unreadable } = fixture('google') ?? {}
    expect(cards.map(({ draft, tags }) => [draft.name, draft.favourite, tags])).toEqual([
      ['Ines Aubry', true, ['Choir, Nantes']],
      ['orders@shop.example', false, []],
    ])
    expect(cards[0]?.draft).toMatchObject({
      emails: [
        { email: 'ines.aubry@mail.example', label: 'Home' },
        { email: 'ines@choir.example', label: 'Choir' },
      ],
      phoneNumbers: [
        { phoneNumber: '+33 6 12 34 56 78', label: 'Mobile' },
        { phoneNumber: '01 23 45 67 89', label: '' },
      ],
      avatar: null,
    })
    expect(cards[0]?.draft.extra).toContain('PHOTO:https://lh3.googleusercontent.com/contacts/one')
    expect(unreadable).toEqual([{ line: 27, name: '', reason: 'nobody' }])
  })

  test('Outlook: quoted-printable in the letters of Windows, and a picture over several lines', () => {
    expect(fixture('outlook')?.cards[0]?.draft).toMatchObject({
      name: 'Zoë O’Sullivan',
      notes: 'Prefers mornings.\nSecond line, with a = = in it.',
      phoneNumbers: [
        { phoneNumber: '+44 20 7946 0123', label: 'Work' },
        { phoneNumber: '+44 7700 900123', label: 'Mobile' },
        { phoneNumber: '+44 20 7946 0124', label: 'Work fax' },
      ],
      birthday: '1987-03-14',
      address: '1 Quay Street, Bristol, BS1 4QA, United Kingdom',
      avatar: expect.stringMatching(JPEG),
    })
  })

  test('Nextcloud: vCard 4.0 with a picture as a data URL', () => {
    const [noor] = fixture('nextcloud')?.cards ?? []
    expect(noor).toMatchObject({
      tags: ['Board', 'Volunteers'],
      draft: {
        name: 'Noor van Dijk',
        phoneNumbers: [
          { phoneNumber: '+31-20-555-0123', label: 'Work' },
          { phoneNumber: '+31 6 5550 1234', label: 'Mobile' },
        ],
        birthday: '--02-29',
        avatar: expect.stringMatching(PNG),
        notes: 'Knows the bridge, and the water;',
      },
    })
    expect(noor?.draft.extra).toContain('RELATED;TYPE=friend:Sam')
  })

  test('Android: a name in quoted-printable over two lines, and a card that has a number alone', () => {
    const [jürgen, number] = fixture('android')?.cards ?? []
    expect(jürgen?.draft).toMatchObject({
      name: 'Jürgen Müller - Werkstatt',
      phoneNumbers: [
        { phoneNumber: '+4915155501234', label: 'Mobile' },
        { phoneNumber: '+4930555012', label: 'Night line' },
      ],
      address: 'Hauptstraße 5, Köln, 50667',
      avatar: expect.stringMatching(PNG),
    })
    expect(number?.draft.name).toBe('0151 555 99')
  })
})

describe('one bad card of many', () => {
  const many = Array.from({ length: 299 }, (_, index) => card(`UID:${index}`, `FN:Person ${index}`))

  test('the rest of 300 comes in', () => {
    const { cards, unreadable, count } =
      readCards([...many.slice(0, 150), card('NOTE:?'), ...many.slice(150)].join('\r\n')) ?? {}
    expect([count, cards?.length]).toEqual([300, 299])
    expect(unreadable).toEqual([{ line: 751, name: '', reason: 'nobody' }])
  })

  test('one that is cut off at the end of the file', () => {
    const { cards, unreadable } = readCards(`${many.join('\r\n')}\r\nBEGIN:VCARD\r\nFN:Cut Off\r\nEMAIL:cut@of`) ?? {}
    expect(cards).toHaveLength(299)
    expect(unreadable).toEqual([{ line: 1496, name: 'Cut Off', reason: 'unfinished' }])
  })

  test('a text without a card is none', () => expect(readCards('Name,E-mail\r\nA,b@c.example')).toBeNull())
})

describe('what is not known', () => {
  test.each([
    'BDAY:circa 1800',
    'BDAY:1987-02-30',
    'ADR;TYPE=WORK:;;Second;;;;',
    'TITLE:Second',
    'PHOTO:https://a.example/b.png',
  ])('%s is kept as it was', (line) =>
    expect(read('ADR:;;First;;;;', 'TITLE:First', line)?.draft.extra).toEqual([line]),
  )

  test('a picture that is no png, jpeg or webp, or too large, is none', () => {
    expect(read('PHOTO;ENCODING=b;TYPE=PNG:R0lGODlhAQABAAAAACw=')?.draft).toMatchObject({
      avatar: null,
      extra: ['PHOTO;ENCODING=b;TYPE=PNG:R0lGODlhAQABAAAAACw='],
    })
    const large = card('FN:A', `PHOTO;ENCODING=b;TYPE=JPEG:/9j/${'A'.repeat(2_700_000)}`)
    expect(readCards(large)).toMatchObject({ drafts: [{ avatar: null, extra: [] }], notTaken: ['PHOTO'] })
  })

  test('a larger picture is in the card, and in none of the drafts that go in one call', () => {
    const large = readCards(card('FN:A', `PHOTO;ENCODING=b;TYPE=JPEG:/9j/${'A'.repeat(9000)}`))
    expect(large?.cards[0]?.draft.avatar).toMatch(JPEG)
    expect(large).toMatchObject({ drafts: [{ avatar: null }], notTaken: ['PHOTO'], tooLong: [] })
  })

  test('what is longer than a contact takes is told, field by field', () => {
    const long = (length: number) => 'x'.repeat(length)
    const lines = [`FN:${long(501)}`, `EMAIL:${long(321)}`, `TEL;TYPE=${long(101)}:1`, `ORG:${long(501)}`]
    const more = [`NOTE:${long(20_001)}`, `ADR:;;${long(2001)};;;;`, `TITLE:${long(501)}`, `X-HOW-WE-MET:${long(2001)}`]
    const tags = Array.from({ length: 101 }, (_, index) => `t${index}`).join(',')
    const found = readCards(card(...lines, ...more, `CATEGORIES:${tags}`))?.cards[0]
    expect(found?.cut.toSorted()).toEqual(
      ['address', 'company', 'email', 'howWeMet', 'name', 'notes', 'phone', 'tags', 'title'].toSorted(),
    )
    expect(ContactDraft.safeParse(found?.draft).success).toBe(true)
    expect(found?.tags).toHaveLength(100)
    expect(readCards(card('FN:A', 'NOTE:short'))?.cards[0]?.cut).toEqual([])
  })

  test('lines that a program has broken by hand belong to their note or picture, or are a note', () => {
    const broken = readCards(
      card(
        'FN:A',
        'stray words',
        'NOTE:one',
        'two, and \\, three',
        '',
        'PHOTO;ENCODING=b;TYPE=PNG:iVBORw0K',
        'GgoAAAANSUhEUg==',
        'TEL:1',
      ),
    )?.cards[0]?.draft
    expect(broken).toMatchObject({
      notes: 'stray words\n\none\ntwo, and , three',
      avatar: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==',
      phoneNumbers: [{ phoneNumber: '1' }],
      extra: [],
    })
  })

  test('lines that are too long together are told by their names', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `X-LONG-${index}:${'x'.repeat(7000)}`)
    const { cards = [], tooLong } = readCards(card('FN:A', ...lines)) ?? {}
    expect(cards[0]?.draft.extra).toHaveLength(28)
    expect(tooLong).toHaveLength(12)
  })

  test('the tags of a card stay lines of it for who makes no tags', () => {
    const { drafts, cards } = readCards(card('FN:A', 'CATEGORIES:One,Two')) ?? {}
    expect(drafts?.[0]?.extra).toEqual(['CATEGORIES:One,Two'])
    expect(cards?.[0]).toMatchObject({ tags: ['One', 'Two'], draft: { extra: [] } })
  })
})

test('what Cairn writes is read back with every field', () => {
  const contact: Contact = {
    ...draftToContact({ id: 'c1' }, '2026-11-17T09:00:00.000Z'),
    avatar: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==',
    name: 'Zoë O’Sullivan; Dr., \\o/',
    emails: [{ email: 'zoe@example.org', label: 'Work' }],
    phoneNumbers: [
      { country: 'fr', phoneNumber: '06 12 34 56 78', label: 'Mobile' },
      { country: '', phoneNumber: '04 65 71 10 10', label: 'He said: "desk"' },
    ],
    job: { title: 'Driver; trainer', company: 'Lignes, Alpes' },
    birthday: '--02-29',
    address: '1 rue de l’Église\n38000 "Grenoble"',
    notes: `First, line;\nsecond\\line 🚲 ${'long '.repeat(60)}end`,
    tags: ['a', 'b'],
    favourite: true,
    howWeMet: 'On the night bus;\nlater again',
    uids: ['urn:uuid:1'],
    extra: ['X-SPECIAL;TYPE=x:kept, as it was', 'item1.URL:https://a.example', 'item1.X-ABLabel:Site'],
  }
  const { id: _, createdAt, updatedAt, tags, lastContacted, relationships, distinctFrom, ...fields } = contact
  const text = contactToVcard(
    contact,
    new Map([
      ['a', 'Buses, trams'],
      ['b', 'Choir'],
    ]),
  )
  expect(text).toContain('TEL;X-COUNTRY=fr;TYPE=cell:06 12 34 56 78')
  expect(readCards(text)?.cards[0]).toEqual({
    line: 1,
    cut: [],
    tags: ['Buses, trams', 'Choir'],
    draft: {
      ...fields,
    },
  })
})

describe('what Cairn writes', () => {
  const ana = (fields: Partial<Contact>): Contact => ({
    ...draftToContact({ id: 'ana', name: 'Ana López García' }, '2026-11-17T09:00:00.000Z'),
    ...fields,
  })
  const write = (contact: Contact, version?: '3.0') => contactToVcard(contact, new Map(), version)
  const linesOf = (contact: Contact, version?: '3.0') => write(contact, version).replaceAll('\r\n ', '').split('\r\n')

  test('has the parts of a name as they came, until the name is another', () => {
    const { draft } = readCards(card('FN:Ana López García', 'N:López García;Ana;;;'))?.cards[0] ?? {}
    expect(draft?.extra).toEqual(['N:López García;Ana;;;'])
    const contact = ana({ extra: draft?.extra ?? [] })
    expect(linesOf(contact).filter((line) => line.startsWith('N:'))).toEqual(['N:López García;Ana;;;'])
    expect(linesOf({ ...contact, name: 'Ana Ruiz' }).filter((line) => line.startsWith('N:'))).toEqual(['N:Ruiz;Ana;;;'])
  })

  test('parts that can be guessed are not kept beside the name', () =>
    expect(readCards(card('FN:Ana Ruiz', 'N:Ruiz;Ana;;;'))?.cards[0]?.draft.extra).toEqual([]))

  test.each(['work', 'WORK', 'iPhone', 'Boat club', 'eBay; shop', 'Work fax'])(
    'keeps the label %j letter by letter',
    (label) => {
      const contact = ana({ emails: [{ email: 'ana@a.example', label }], extra: ['item1.URL:https://a.example'] })
      for (const version of [undefined, '3.0'] as const) {
        const { draft } = readCards(write(contact, version))?.cards[0] ?? {}
        expect([draft?.emails, draft?.extra]).toEqual([contact.emails, contact.extra])
      }
    },
  )

  test('in version 3.0 is read back too: a birthday without a year, a photo, an address of several lines', () => {
    const contact = ana({
      avatar: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==',
      birthday: '--02-29',
      address: '1 rue de l’Église\n38000 Grenoble',
      phoneNumbers: [{ country: 'fr', phoneNumber: '04 65 71 10 10', label: 'Work' }],
    })
    const lines = linesOf(contact, '3.0')
    expect(lines).toContain('VERSION:3.0')
    expect(lines).toContain('PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgoAAAANSUhEUg==')
    expect(lines).toContain('BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29')
    const { avatar, birthday, address, phoneNumbers } = contact
    expect(readCards(write(contact, '3.0'))?.cards[0]?.draft).toMatchObject({ avatar, birthday, address, phoneNumbers })
    expect(linesOf(ana({ birthday: '1987-03-14' }), '3.0')).toContain('BDAY:1987-03-14')
  })
})

describe('quoted-printable', () => {
  const old = (...lines: string[]) =>
    readCards(['BEGIN:VCARD', 'VERSION:2.1', ...lines, 'END:VCARD'].join('\r\n'))?.cards[0]?.draft

  test.each([
    ['no charset, UTF-8', 'FN;ENCODING=QUOTED-PRINTABLE:Zo=C3=A9 N=C3=A9vot'],
    ['no charset, Latin-1', 'FN;ENCODING=QUOTED-PRINTABLE:Zo=E9 N=E9vot'],
    ['Latin-1 said to be UTF-8', 'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Zo=E9 N=E9vot'],
    ['Latin-2', 'FN;CHARSET=ISO-8859-2;QUOTED-PRINTABLE:Zo=E9 N=E9vot'],
    ['a charset that there is not', 'FN;CHARSET=X-NONE;QUOTED-PRINTABLE:Zo=E9 N=E9vot'],
  ])('%s', (_, line) => expect(old(line)?.name).toBe('Zoé Névot'))

  test('of what is kept goes: newer versions have no such encoding', () =>
    expect(old('FN:A', 'LABEL;WORK;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:1 Quai=0D=0A=', 'S=C3=A8te')?.extra).toEqual(
      ['LABEL;WORK:1 Quai\\nSète'],
    ))
})

test('a file in Latin-1 has its letters', () => {
  const bytes = Uint8Array.from('BEGIN:VCARD\nFN:Aim\u00e9e Ch\u00e2tel\nEND:VCARD\n', (letter) => letter.charCodeAt(0))
  expect(readCards(decodeText(bytes))?.cards[0]?.draft.name).toBe('Aimée Châtel')
})

test('no line of a card is lost for how it is written', () => {
  expect(read('EMAIL;TYPE="work:a@b.example', 'TEL;TYPE=home')?.draft).toMatchObject({
    emails: [{ email: 'a@b.example', label: 'Work' }],
    notes: 'TEL;TYPE=home',
  })
  expect(readCards(`  ${card('FN:A')}`)?.cards[0]?.draft.name).toBe('A')
})

test('of a file in UTF-8 with a line in Latin-1 each has its letters', () => {
  const utf8 = new TextEncoder().encode('BEGIN:VCARD\nFN:Aim\u00e9e\n')
  const latin = Uint8Array.from('NOTE:\u00e9t\u00e9\nEND:VCARD\n', (letter) => letter.charCodeAt(0))
  const [one] = readCards(decodeText(new Uint8Array([...utf8, ...latin])))?.cards ?? []
  expect(one?.draft).toMatchObject({ name: 'Aim\u00e9e', notes: '\u00e9t\u00e9' })
})
