// The emails of .eml and mbox files, and of those in .zip files.
// @chunk mail-extra
import { type MailRead, mailFrom } from '#formats/mail/read-mail.ts'
import { splitMbox } from '#formats/mail/split-mbox.ts'

export interface ReadMails {
  /** Each once, whatever how many files have it. */
  readonly mails: readonly MailRead[]
  /** Parts of the files that are no email. */
  readonly unreadable: number
}

/** A file unpacks to more than LARGEST bytes. */
export class TooMuch extends Error {}
/** bytes */
const LARGEST = 500_000_000

export const readMails = (file: Blob): Promise<ReadMails> => readFiles([file])

/** @throws TooMuch */
export async function readFiles(files: readonly Blob[]): Promise<ReadMails> {
  const byUid = new Map<string, MailRead>()
  let unreadable = 0
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    for (const part of isZip(bytes) ? await unpacked(bytes) : [bytes]) {
      // A character a byte, whatever they mean: each part of an email says how it is written.
      for (const found of splitMbox(new TextDecoder('latin1').decode(part)).map(mailFrom)) {
        if (found) byUid.set(found.mail.uid, found)
        else unreadable += 1
      }
    }
  }
  return { mails: [...byUid.values()], unreadable }
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** The emails of a zip, without folders of programs. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array[]> {
  const { unzipSync } = await import('fflate')
  let size = 0
  const entries = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(?:eml|mbox)$/i.test(name) || /(?:^|\/)(?:__MACOSX\/|\._)/.test(name)) return false
      size += originalSize
      if (size > LARGEST) throw new TooMuch()
      return true
    },
  })
  return Object.values(entries)
}
