// Saves contacts as a file: a vCard (.vcf) or a table (.csv). The writing of the file is a chunk of its own.
// @chunk contacts
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { failureOf } from '#platform/api/reason-of.ts'
import { showToast } from '#ui/toast-store.ts'
import { useContacts } from './contacts-context.ts'
import type { ContactsFormat, ExportedContacts } from './export-contacts.ts'

/** @returns saves some of the contacts; false where it failed, which the person has been told */
export function useExport(): (which: ExportedContacts, format?: ContactsFormat) => Promise<boolean> {
  const { t } = useLingui()
  const { tagTitles } = useContacts()
  return useCallback(
    async (which, format = 'vcard4') => {
      try {
        const { exportContacts } = await import('./export-contacts.ts')
        const count = await exportContacts(which, format, { tagTitles, fileName: t`Contacts` })
        showToast({ message: plural(count, { one: '# contact exported', other: '# contacts exported' }) })
        return true
      } catch (error) {
        showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t export the contacts.`) })
        return false
      }
    },
    [t, tagTitles],
  )
}
