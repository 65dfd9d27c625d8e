// Saves contacts as a vCard file (.vcf). The writing of the file is a chunk of its own.
// @chunk contacts
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { contactsApi } from '#contract/apps/contacts.ts'
import { fileNameOf } from '#formats/text.ts'
import { call } from '#platform/api/call.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { showToast } from '#ui/toast-store.ts'
import { useContacts } from './contacts-context.ts'
import { nameOf } from './display.ts'

/** @returns saves the contacts with these ids; undefined: all */
export function useExport(): (ids: readonly string[] | undefined) => Promise<void> {
  const { t } = useLingui()
  const { tagTitles } = useContacts()
  return useCallback(
    async (ids) => {
      try {
        const { contactToVcard } = await import('#formats/vcard/write-contact.ts')
        const all = await call(contactsApi.endpoints.all, {})
        const chosen = new Set(ids)
        const contacts = ids === undefined ? all : all.filter(({ id }) => chosen.has(id))
        const [first] = contacts
        const name = contacts.length === 1 && first ? nameOf(first) : t`Contacts`
        const parts = contacts.map((contact) => contactToVcard(contact, tagTitles))
        saveFile(new File(parts, `${fileNameOf(name) || 'contacts'}.vcf`, { type: 'text/vcard;charset=utf-8' }))
        showToast({ message: plural(contacts.length, { one: '# contact exported', other: '# contacts exported' }) })
      } catch {
        showToast({ kind: 'error', message: t`Couldn’t export the contacts. Try again.` })
      }
    },
    [t, tagTitles],
  )
}
