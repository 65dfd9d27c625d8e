// What a contact that was found is shown as.
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { ContactResult } from '#contract/shell/search.ts'
import { type Found, inAddress, type Shown } from '#sw/api/engine/search/found.ts'

export const foundContacts: Found = {
  contacts: {
    group: 'contacts',
    label: { en: 'Contacts', fr: 'Contacts' },
    toResult: ({ id, name, avatar }: Contact, { marksOf }: Shown): ContactResult => ({
      id,
      name,
      avatar,
      link: `/apps/contacts/${inAddress(id)}`,
      marks: marksOf(name),
    }),
  },
}
