// Saves contacts as a file: a vCard (.vcf), a table (.csv) or their birthdays (.ics). The writing of the file is a chunk of its own.
// @chunk contacts
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { Language } from '#contract/shared.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { showToast } from '#ui/toast-store.ts'
import { useContacts } from './contacts-context.ts'
import type { ContactsFormat, ExportedContacts } from './export-contacts.ts'

/** @returns saves some of the contacts; false where that failed, which has been reported */
export function useExport(): (which: ExportedContacts, format?: ContactsFormat) => Promise<boolean> {
  const { t, i18n } = useLingui()
  const { tagTitles } = useContacts()
  return useCallback(
    async (which, format = 'vcard4') => {
      try {
        const { exportContacts } = await import('./export-contacts.ts')
        const count = await exportContacts(which, format, {
          tagTitles,
          fileName: t`Contacts`,
          birthdays: t`Birthdays`,
          birthdayOf: (name) => t`Birthday: ${name}`,
          language: Language.parse(i18n.locale),
        })
        showToast({ message: format === 'birthdays' ? birthdaysMessage(count) : contactsMessage(count) })
        return true
      } catch (error) {
        showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t export the contacts.`) })
        return false
      }
    },
    [t, i18n, tagTitles],
  )
}

const contactsMessage = (count: number): string =>
  plural(count, { one: '# contact exported', other: '# contacts exported' })

const birthdaysMessage = (count: number): string =>
  plural(count, {
    0: 'No birthdays among these contacts',
    one: '# birthday exported',
    other: '# birthdays exported',
  })
