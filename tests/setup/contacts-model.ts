// What the contacts calls do, written a second time and as simply as possible: lists in memory. tests/api/contacts-model.test.ts compares.
import type { Contact, ContactDraft, ContactPatch } from '#contract/apps/contact-shapes.ts'
import type { ContactTag } from '#contract/apps/contacts.ts'

export class ContactsModel {
  contacts: Contact[]
  tags: ContactTag[]

  constructor(contacts: readonly Contact[], tags: readonly ContactTag[]) {
    this.contacts = [...contacts]
    this.tags = [...tags]
  }

  all(): Contact[] {
    return this.contacts.toSorted(
      (a, b) =>
        a.name.localeCompare(b.name, 'en') ||
        Date.parse(b.createdAt) - Date.parse(a.createdAt) ||
        (a.id < b.id ? -1 : 1),
    )
  }

  search(query: string): Contact[] {
    return this.all().filter(({ name }) => plainLetters(name).includes(plainLetters(query)))
  }

  /** @param newIds the ids that the back end gave, in sequence */
  create(drafts: readonly ContactDraft[], newIds: readonly string[], at: string): Contact[] {
    const created: Contact[] = []
    for (const draft of drafts) {
      const isKnown = this.contacts.some(
        ({ id, uids }) => id === draft.id || [id, ...uids].some((uid) => draft.uids?.includes(uid)),
      )
      if (isKnown) continue
      const contact = { ...blank(at), ...draft, id: draft.id ?? newIds[created.length] ?? '' }
      created.push(contact)
      this.contacts.push(contact)
    }
    return created
  }

  patch(id: string, patch: ContactPatch, at: string): Contact | null {
    const contact = this.contacts.find((candidate) => candidate.id === id)
    if (contact) Object.assign(contact, patch, { updatedAt: at })
    return contact ?? null
  }

  delete(ids: readonly string[]): boolean {
    const before = this.contacts.length
    this.contacts = this.contacts.filter(({ id }) => !ids.includes(id))
    for (const contact of this.contacts)
      contact.relationships = contact.relationships.filter(({ contactId }) => !ids.includes(contactId))
    return this.contacts.length < before
  }

  renameTag(id: string, title: string): ContactTag | null {
    const tag = this.tags.find((candidate) => candidate.id === id)
    if (tag) tag.title = title
    return tag ?? null
  }

  deleteTag(id: string): boolean {
    if (!this.tags.some((tag) => tag.id === id)) return false
    this.tags = this.tags.filter((tag) => tag.id !== id)
    for (const contact of this.contacts) contact.tags = contact.tags.filter((tag) => tag !== id)
    return true
  }

  tag(ids: readonly string[], add: readonly string[], remove: readonly string[], at: string): Contact[] {
    const changed: Contact[] = []
    for (const id of new Set(ids)) {
      const contact = this.contacts.find((candidate) => candidate.id === id)
      if (!contact) continue
      const stored = contact.tags.filter((tag) => !remove.includes(tag))
      const known = add.filter((tag) => this.tags.some((candidate) => candidate.id === tag))
      const tags = [...new Set([...stored, ...known])]
      if (new Set([...tags, ...contact.tags]).size === tags.length && tags.length === contact.tags.length) continue
      Object.assign(contact, { tags, updatedAt: at })
      changed.push(contact)
    }
    return changed
  }

  /** Groups of one name, by the words in it. */
  namesakes(): string[][] {
    const words = ({ name }: Contact) =>
      name === 'New Contact'
        ? ''
        : name
            .toLowerCase()
            .split(/[^a-z0-9]+/)
            .filter(Boolean)
            .sort()
            .join(' ')
    const groups = Map.groupBy(
      this.contacts.filter((contact) => words(contact) !== ''),
      words,
    )
    return [...groups.values()].filter((group) => group.length > 1).map((group) => group.map(({ id }) => id).sort())
  }
}

/** Without case and accents, as people type names: written apart from what it tests. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[đð]/g, 'd')
    .replaceAll('’', "'")

const blank = (at: string): Omit<Contact, 'id'> => ({
  avatar: null,
  name: 'New Contact',
  emails: [],
  phoneNumbers: [],
  job: { title: '', company: '' },
  birthday: null,
  address: null,
  notes: null,
  tags: [],
  favourite: false,
  lastContacted: null,
  howWeMet: null,
  relationships: [],
  distinctFrom: [],
  uids: [],
  extra: [],
  createdAt: at,
  updatedAt: at,
})
