// Reads a file that was opened with Cairn: contacts (.vcf), tasks (.ics), products (.csv) or a mail (.eml). Each reader is a chunk of its own.
import { decodeText } from '#formats/decode-text.ts'
import { isTooLarge } from '#platform/forms/read-limit.ts'
import type { Reading } from './reading.ts'

/** Reads the tasks of a calendar file: what a calendar is, the tasks app knows. */
export type ReadCalendar = (text: string, name: string) => Promise<Reading | undefined>

/** @returns undefined where it is none of these, is too large, or cannot be read as the type that it claims */
export async function readOpened(file: File, readCalendar: ReadCalendar): Promise<Reading | undefined> {
  if (isTooLarge(file)) return undefined
  switch (/\.\w+$/.exec(file.name)?.[0].toLowerCase()) {
    case '.vcf':
      return (await import('./read-contacts.ts')).readContacts(await textOf(file))
    case '.ics':
      return readCalendar(await textOf(file), file.name)
    case '.csv':
      return (await import('./read-products.ts')).readProducts(await textOf(file))
    case '.eml':
      return (await import('./read-mail.ts')).readMail(file)
    default:
      return undefined
  }
}

const textOf = async (file: File): Promise<string> => decodeText(new Uint8Array(await file.arrayBuffer()))
