// Who knows whom goes out with a contact, and comes in again: as a relation where the other one is in the same file or there already, else as it stood.
import { expect, test } from 'vitest'
import { ContactDraft, draftToContact } from '#contract/apps/contact-shapes.ts'
import { readCards } from '#formats/vcard/read-contacts.ts'
import { relatedUids, withRelations } from '#formats/vcard/relations.ts'
import { contactToVcard, uidsOf } from '#formats/vcard/write-contact.ts'

const AT = '2026-11-17T09:00:00.000Z'
const KIND = 'sister, "the elder"; a^b'

/** As an import gives them ids: `new-0`, `new-1` ... */
function read(text: string, there: ReadonlyMap<string, string> = new Map()) {
  const named = (readCards(text)?.cards ?? []).map(({ draft }, at) => ({ ...draft, id: `new-${at}` }))
  const drafts = withRelations(named, there)
  for (const draft of drafts) expect(ContactDraft.safeParse(draft).success).toBe(true)
  return drafts
}

const ines = draftToContact({ id: 'ines', name: 'Ines', relationships: [{ contactId: 'omar', kind: KIND }] }, AT)
const omar = draftToContact(
  { id: 'omar', name: 'Omar', uids: ['urn:uuid:1'], relationships: [{ contactId: 'ines', kind: '' }] },
  AT,
)

test.each(['4.0', '3.0'] as const)('of two in one file of version %s, one of whom came from another', (version) => {
  const uids = uidsOf([ines, omar])
  const text = [ines, omar].map((one) => contactToVcard(one, new Map(), version, uids)).join('')
  const [first, second] = read(text)
  expect(first).toMatchObject({ relationships: [{ contactId: 'new-1', kind: KIND }], extra: [] })
  expect(second).toMatchObject({ relationships: [{ contactId: 'new-0', kind: '' }], extra: [] })
})

test('of one whose other is there already, and of one who is nowhere', () => {
  const text = contactToVcard(ines, new Map())
  const [draft] = readCards(text)?.cards ?? []
  expect(draft && relatedUids(draft.draft)).toEqual(['omar', 'urn:uuid:omar'])
  expect(read(text, new Map([['urn:uuid:omar', 'here']]))[0]).toMatchObject({
    relationships: [{ contactId: 'here', kind: KIND }],
    extra: [],
  })
  const [stored] = read(text)
  expect(stored?.relationships).toBeUndefined()
  expect(stored?.extra).toHaveLength(1)
})

test('of other programs: by a UID, by a name, to oneself, to more than a contact takes', () => {
  const card = (...lines: readonly string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')
  const [ada, bea] = read(
    card('FN:Ada', 'UID:a', 'RELATED;TYPE=friend:urn:uuid:b', 'RELATED;TYPE=friend:Sam', 'RELATED:a') +
      card('FN:Bea', 'UID:urn:uuid:b', ...Array.from({ length: 101 }, () => 'RELATED;TYPE=colleague:a')),
  )
  expect(ada).toMatchObject({
    relationships: [{ contactId: 'new-1', kind: 'friend' }],
    extra: ['RELATED;TYPE=friend:Sam', 'RELATED:a'],
  })
  expect(bea?.relationships).toHaveLength(100)
  expect(bea?.extra).toEqual(['RELATED;TYPE=colleague:a'])
})
