// The card of contacts: what the engine knows before its code is loaded.
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { linesOf } from '#sw/api/engine/search/searchable.ts'
import { entriesOfContact } from './keys.ts'

export const contactsEntry: ModuleEntry = {
  name: 'contacts',
  paths: ['apps/contacts'],
  tables: { contacts: 'id, name, *tags', contactTags: 'id' },
  searched: {
    contacts: ({ name, emails, phoneNumbers, job, address, notes, howWeMet, updatedAt }: Contact) => ({
      title: name,
      body: linesOf(
        ...emails.map(({ email }) => email),
        ...phoneNumbers.map(({ phoneNumber }) => phoneNumber),
        job.title,
        job.company,
        address,
        notes,
        howWeMet,
      ),
      at: Date.parse(updatedAt),
    }),
  },
  listed: { contacts: entriesOfContact },
  readable: async () => (await import('./readable.ts')).contactEntries,
  load: async () => (await import('./module.ts')).contactsModule,
}
