// What the drill sends to the contacts' writing calls.
import { contactsApi } from '#contract/apps/contacts.ts'
import type { Chance } from './chance.ts'
import { defineInputs } from './define-inputs.ts'

const patch = (chance: Chance) => ({
  name: chance.words(),
  emails: [{ email: `${chance.below(1e9)}@kestrelway.example`, label: 'Work' }],
  phoneNumbers: [{ country: 'fr', phoneNumber: `0${100_000_000 + chance.below(1e8)}`, label: 'Mobile' }],
  job: { title: chance.words(), company: 'Kestrelway' },
  favourite: chance.percent(50),
})

export const contactsInputs = defineInputs(contactsApi, {
  read: async (ask) => ({
    contacts: (await ask(contactsApi.endpoints.window, { size: '200', start: '0' })).contacts,
    tags: await ask(contactsApi.endpoints.tags),
  }),
  calls: {
    createContact: () => ({}),
    updateContact: (chance, { contacts }) => ({ body: { id: chance.id(contacts), contact: patch(chance) } }),
    deleteContact: (chance, { contacts }) => ({ query: { id: chance.id(contacts) } }),
    createTag: (chance) => ({ body: { tag: { title: chance.words() } } }),
    createTags: (chance) => ({ body: { tags: [{ title: chance.words() }, { title: chance.words() }] } }),
    updateTag: (chance, { tags }) => ({ body: { id: chance.id(tags), tag: { title: chance.words() } } }),
    deleteTag: (chance, { tags }) => ({ query: { id: chance.id(tags) } }),
    avatar: (chance, { contacts }) => ({ body: { id: chance.id(contacts), avatar: chance.picture() } }),
    createContacts: (chance) => ({
      body: { contacts: Array.from({ length: 1 + chance.below(5) }, () => patch(chance)) },
    }),
    updateContacts: (chance, { contacts }) => ({
      body: { contacts: chance.ids(contacts, 5).map((id) => ({ id, contact: patch(chance) })) },
    }),
    deleteContacts: (chance, { contacts }) => ({ body: { ids: chance.ids(contacts) } }),
    tagContacts: (chance, { contacts, tags }) => ({
      body: { ids: chance.ids(contacts, 10), add: chance.ids(tags, 2), remove: chance.ids(tags, 2) },
    }),
    keepApart: (chance, { contacts }) => ({ body: { ids: [chance.id(contacts), chance.id(contacts)] } }),
    merge: (chance, { contacts }) => ({ body: { ids: [chance.id(contacts), chance.id(contacts)] } }),
  },
})
