// The writes of the contacts screen, each with the change that it makes to what is shown before its answer is there.
// @chunk contacts
import type { DataTag } from '@tanstack/react-query'
import { type Contact, type ContactPatch, patchContact } from '#contract/apps/contact-shapes.ts'
import { contactsApi } from '#contract/apps/contacts.ts'
import { inParts } from '#kit/transfer/in-parts.ts'
import {
  type OptimisticChange,
  optimistic,
  optimisticPatch,
  optimisticRemoval,
  useApiMutation,
} from '#platform/query/api-mutation.ts'
import { contactQueries } from './queries.ts'

const { endpoints } = contactsApi

interface Window {
  readonly contacts: Contact[]
  readonly total: number
}

const keyOf = <Data>(name: string) => ({
  queryKey: [endpoints.window.api, name] as readonly unknown[] as DataTag<readonly unknown[], Data, Error>,
})

/** The same change to contacts wherever they are shown. */
function patched(ids: readonly string[], patchOf: (contact: Contact) => ContactPatch): OptimisticChange[] {
  const at = new Date().toISOString()
  const changed = new Set(ids)
  const patch = (contact: Contact) => (changed.has(contact.id) ? patchContact(contact, patchOf(contact), at) : contact)
  const inWindow = (window: Window): Window => ({ ...window, contacts: window.contacts.map(patch) })
  return [
    optimistic(keyOf<Window>(endpoints.window.name), inWindow),
    optimistic(keyOf<Window>(endpoints.find.name), inWindow),
    optimistic(keyOf<Contact | null>(endpoints.contact.name), (contact) => contact && patch(contact)),
  ]
}

export const useCreateContact = () => useApiMutation(endpoints.createContact)

export const useCreateContacts = () => useApiMutation(endpoints.createContacts)

export const useUpdateContact = () =>
  useApiMutation(endpoints.updateContact, { optimistic: ({ body }) => patched([body.id], () => body.contact) })

export const useUpdateContacts = () =>
  useApiMutation(endpoints.updateContacts, {
    send: inParts(endpoints.updateContacts, 'contacts'),
    optimistic: ({ body }) => {
      const patches = new Map(body.contacts.map(({ id, contact }) => [id, contact]))
      return patched([...patches.keys()], ({ id }) => patches.get(id) ?? {})
    },
  })

export const useDeleteContacts = () =>
  useApiMutation(endpoints.deleteContacts, { send: inParts(endpoints.deleteContacts, 'ids') })

export const useTagContacts = () =>
  useApiMutation(endpoints.tagContacts, {
    send: inParts(endpoints.tagContacts, 'ids'),
    optimistic: ({ body: { ids, add = [], remove = [] } }) =>
      patched(ids, ({ tags }) => ({ tags: [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])] })),
  })

export const useSetAvatar = () => useApiMutation(endpoints.avatar)
export const useMergeContacts = () => useApiMutation(endpoints.merge)
export const useKeepApart = () => useApiMutation(endpoints.keepApart)

export const useCreateTag = () => useApiMutation(endpoints.createTag)

export const useUpdateTag = () =>
  useApiMutation(endpoints.updateTag, {
    optimistic: ({ body: { id, tag } }) => [optimisticPatch(contactQueries.tags(), id, tag)],
  })

export const useDeleteTag = () =>
  useApiMutation(endpoints.deleteTag, {
    optimistic: ({ query: { id } }) => [optimisticRemoval(contactQueries.tags(), id)],
  })
