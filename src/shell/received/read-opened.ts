// Reads a file that was opened with Cairn: contacts (.vcf), tasks (.ics), products (.csv) or a mail (.eml). Each reader is a chunk of its own.
import type { Reading } from './reading.ts'

/** What `accept` of a file field takes, and the manifest's `file_handlers` (vite-plugins/manifest.ts). */
export const OPENED_TYPES = '.vcf,.ics,.csv,.eml'

/** Reads the tasks of a calendar file: what a calendar is, the tasks app knows. */
export type ReadCalendar = (text: string) => Promise<Reading | undefined>

/** @returns undefined where it is none of these, or cannot be read as what it says it is */
export async function readOpened(file: File, readCalendar: ReadCalendar): Promise<Reading | undefined> {
  const ending = /\.(vcf|ics|csv|eml)$/i.exec(file.name)?.[1]?.toLowerCase()
  switch (ending) {
    case 'vcf':
      return (await import('./read-contacts.ts')).readContacts(await file.text())
    case 'ics':
      return readCalendar(await file.text())
    case 'csv':
      return (await import('./read-products.ts')).readProducts(await file.text())
    case 'eml':
      return (await import('./read-mail.ts')).readMail(file)
    default:
      return undefined
  }
}
