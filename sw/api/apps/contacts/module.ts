// Contacts, their tags, pictures and merging (workspace spec §7 Contacts). Searching is in find.ts.
import {
  Contact,
  type ContactDraft,
  type ContactPatch,
  draftToContact,
  patchContact,
} from '#contract/apps/contact-shapes.ts'
import { AVATAR_LIMIT, AVATAR_SIDE_LIMIT, ContactTag, contactsApi } from '#contract/apps/contacts.ts'
import { BadInputError } from '#contract/define-api.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'
import { readPicture } from '#sw/api/engine/files/picture.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { deleteTag, rowsByTitle } from '#sw/api/engine/kit/titled-rows.ts'
import { sentIds, unknownDrafts } from '#sw/api/engine/kit/unknown-drafts.ts'
import { countriesIn } from './countries.ts'
import {
  type ContactTables,
  comingBirthdays,
  findContacts,
  lettersOf,
  positionIn,
  possibleDuplicates,
  searchByName,
  windowOf,
} from './find.ts'
import { keysWith } from './find-keys.ts'
import { foundContacts } from './found.ts'
import { mergedContact } from './merge.ts'

export const contactsModule = defineModule(contactsApi, {
  tables: { contacts: table(Contact), contactTags: table(ContactTag) },
  found: foundContacts,
  seed: async (now, factor) => {
    const { seedContacts, seedContactTags } = await import('#seed/contacts.ts')
    return { contacts: seedContacts(now, factor), contactTags: seedContactTags() }
  },
  prepare: {
    avatar: ({ body }) => pictureUrl(body.avatar),
  },
  handlers: {
    all: (_, { db, tables }) => searchByName(db, tables, ''),
    search: ({ query: { query } }, { db, tables }) => searchByName(db, tables, query),
    contact: async ({ query: { id } }, { tables }) => (await tables.contacts.get(id)) ?? null,

    createContact: async (_, { tables, now, newId }) => {
      const contact = draftToContact({ id: newId() }, isoOf(now))
      await tables.contacts.add(contact)
      return contact
    },

    updateContact: async ({ body }, { tables, now }) => {
      const [contact] = await patchAll(tables, [body], now)
      return contact ?? null
    },

    deleteContact: ({ query: { id } }, { db, tables }) => deleteAll(db, tables, [id]),

    countries: (_, { language }) => [...countriesIn(language)],

    tags: (_, { tables }) => tables.contactTags.toArray(),

    createTag: async ({ body }, { tables, newId }) => {
      const tag = { ...body.tag, id: newId() }
      await tables.contactTags.add(tag)
      return tag
    },

    updateTag: async ({ body }, { tables }) => {
      const tag = await tables.contactTags.get(body.id)
      if (!tag) return null
      const updated = { ...tag, ...body.tag }
      await tables.contactTags.put(updated)
      return updated
    },

    deleteTag: ({ query: { id } }, { tables }) => deleteTag(tables.contactTags, id, tables.contacts, 'tags'),

    avatar: async ({ body }, { tables, now }, avatar) => {
      const [contact] = await patchAll(tables, [{ id: body.id, contact: { avatar } }], now)
      return contact ?? null
    },

    window: ({ query }, { db, tables }) => windowOf(db, tables, query),
    letters: ({ query }, { db }) => lettersOf(db, query),
    place: ({ query }, { db, tables }) => positionIn(db, tables, query),
    find: ({ query }, { db, tables }) => findContacts(db, tables, query),

    createTags: async ({ body: { tags } }, { tables, newId }) => {
      const titles = tags.map(({ title }) => title)
      const tagOf = await rowsByTitle(tables.contactTags, titles, newId)
      return titles.flatMap((title) => tagOf(title) ?? [])
    },

    createContacts: async ({ body }, { db, tables, now, newId }) => {
      const fresh = await freshOf(db, tables, body.contacts)
      const created = fresh.map((draft) => draftToContact({ ...draft, id: draft.id ?? newId() }, isoOf(now)))
      await tables.contacts.bulkAdd(created)
      return created
    },

    updateContacts: ({ body }, { tables, now }) => patchAll(tables, body.contacts, now),
    deleteContacts: ({ body }, { db, tables }) => deleteAll(db, tables, body.ids),

    tagContacts: async ({ body }, { tables, now }) => {
      const found = await known(tables, body.ids)
      const added = (await tables.contactTags.bulkGet(body.add)).flatMap((tag) => (tag ? [tag.id] : []))
      const changed = found.flatMap((contact) => {
        const tags = [...new Set([...without(contact.tags, body.remove), ...added])]
        const isSame = tags.length === contact.tags.length && tags.every((tag) => contact.tags.includes(tag))
        return isSame || tags.length > MOST_TAGS ? [] : [patchContact(contact, { tags }, isoOf(now))]
      })
      await tables.contacts.bulkPut(changed)
      return changed
    },

    known: async ({ body }, { db, tables }) => {
      const byUid = (await keysWith(db, 'uid', body.uids)).map(({ value, id }) => ({ uid: value, contactId: id }))
      return [...byUid, ...(await ownIdsAmong(tables, body.uids)).map((id) => ({ uid: id, contactId: id }))]
    },

    duplicates: (_, { db, tables }) => possibleDuplicates(db, tables),

    keepApart: async ({ body }, { tables, now }) => {
      const found = await known(tables, body.ids)
      const ids = found.map(({ id }) => id)
      const apart = found.map((contact) =>
        patchContact(
          contact,
          { distinctFrom: [...new Set([...contact.distinctFrom, ...without(ids, [contact.id])])].slice(-MOST_APART) },
          isoOf(now),
        ),
      )
      await tables.contacts.bulkPut(apart)
      return apart
    },

    merge: async ({ body }, { db, tables, now }) => {
      const ids = [...new Set(body.ids)]
      const [first, ...others] = await known(tables, ids)
      if (!first || others.length + 1 < ids.length) return null
      const merged = mergedContact([first, ...others], body.contact, isoOf(now))
      const gone = others.map(({ id }) => id)
      await repoint(db, tables, gone, first.id)
      await tables.contacts.bulkDelete(gone)
      await tables.contacts.put(merged)
      return merged
    },

    birthdays: ({ query: { from, days, size } }, { db, tables, now }) =>
      comingBirthdays(db, tables, from ?? isoOf(now).slice(0, 10), days, size),
  },
})

/** As the contract bounds them. */
const MOST_TAGS = 100
const MOST_APART = 1000

/** The contacts with these ids, each once, in the sequence of the ids. */
async function known({ contacts }: ContactTables, ids: readonly string[]): Promise<Contact[]> {
  return await rowsById(contacts, ids)
}

/** Answers the changed contacts. Unknown ids are passed over. */
async function patchAll(
  tables: ContactTables,
  patches: readonly { readonly id: string; readonly contact: ContactPatch }[],
  now: number,
): Promise<Contact[]> {
  const found = await known(
    tables,
    patches.map(({ id }) => id),
  )
  const updated = new Map(found.map((contact) => [contact.id, contact]))
  for (const { id, contact: patch } of patches) {
    const contact = updated.get(id)
    if (contact) updated.set(id, patchContact(contact, patch, isoOf(now)))
  }
  await tables.contacts.bulkPut([...updated.values()])
  return [...updated.values()]
}

async function deleteAll(db: CairnDb, tables: ContactTables, ids: readonly string[]): Promise<boolean> {
  const gone = (await known(tables, ids)).map(({ id }) => id)
  await repoint(db, tables, gone, null)
  await tables.contacts.bulkDelete(gone)
  return gone.length > 0
}

/** Relationships to contacts that go lead to another one, or go too. */
async function repoint(db: CairnDb, tables: ContactTables, gone: readonly string[], to: string | null): Promise<void> {
  const related = await known(
    tables,
    (await keysWith(db, 'related', gone)).map(({ id }) => id),
  )
  const touched = related.filter(({ id }) => id !== to && !gone.includes(id))
  await tables.contacts.bulkPut(
    touched.map((contact) => ({
      ...contact,
      relationships: contact.relationships.flatMap((relationship) => {
        if (!gone.includes(relationship.contactId)) return [relationship]
        return to === null || to === contact.id ? [] : [{ ...relationship, contactId: to }]
      }),
    })),
  )
}

/** A contact that came in no vCard goes out with its own id as the UID. */
const ownIdsAmong = ({ contacts }: Pick<ContactTables, 'contacts'>, uids: readonly string[]): Promise<string[]> =>
  contacts.where('id').anyOf(uids).primaryKeys()

/** Those of which neither the id nor a UID is there. */
async function freshOf(
  db: CairnDb,
  { contacts }: ContactTables,
  drafts: readonly ContactDraft[],
): Promise<ContactDraft[]> {
  const ids = await contacts.where('id').anyOf(sentIds(drafts)).primaryKeys()
  const sentUids = [...new Set(drafts.flatMap(({ uids = [] }) => uids))]
  const known = (await keysWith(db, 'uid', sentUids)).map(({ value }) => value)
  const uids = [...known, ...(await ownIdsAmong({ contacts }, sentUids))]
  return unknownDrafts(drafts, { ids, uids }, (draft) => draft.uids ?? [])
}

/**
 * The picture as a data URL.
 * @throws {BadInputError} where it is no png, jpeg or webp by its bytes, or larger than may be. A page that shrinks it first never meets this.
 */
async function pictureUrl(file: File): Promise<string> {
  const refuse = (message: string) => new BadInputError('body', { path: ['avatar'], message })
  if (file.size > AVATAR_LIMIT) throw refuse(`larger than ${AVATAR_LIMIT} bytes`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const picture = readPicture(bytes)
  if (!picture) throw refuse('not a png, jpeg or webp picture')
  if (Math.max(picture.width, picture.height) > AVATAR_SIDE_LIMIT)
    throw refuse(`wider or higher than ${AVATAR_SIDE_LIMIT} pixels`)
  return `data:${picture.type};base64,${base64(bytes)}`
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

const without = (list: readonly string[], gone: readonly string[]): string[] =>
  list.filter((item) => !gone.includes(item))

const isoOf = (ms: number): string => new Date(ms).toISOString()
