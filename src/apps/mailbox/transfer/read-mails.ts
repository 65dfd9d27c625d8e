// The emails of .eml and mbox files, and of those in .zip files.
// @chunk mail-extra
import { type MailRead, mailFrom, type NoMail, whyNoMail } from '#formats/mail/read-mail.ts'
import { splitMbox } from '#formats/mail/split-mbox.ts'

export interface ReadMails {
  /** Each once, whatever how many files have it. */
  readonly mails: readonly MailRead[]
  readonly leftOut: readonly LeftOut[]
}

export interface LeftOut {
  /** Of the file that it is in. */
  readonly file: string
  /** In a file of several emails: which one, from 1. */
  readonly place: number | undefined
  readonly subject: string
  /** twice: another one of the files has it; kind: a zip holds it, and no email is called so; damaged: a zip that cannot be unpacked. */
  readonly why: NoMail['why'] | 'twice' | 'kind' | 'damaged'
}

/** A file unpacks to more than LARGEST bytes. */
export class TooMuch extends Error {}
/** bytes */
const LARGEST = 500_000_000

export const readMails = (file: Blob): Promise<ReadMails> => readFiles([file])

/** @throws TooMuch */
export async function readFiles(files: readonly Blob[]): Promise<ReadMails> {
  const byUid = new Map<string, MailRead>()
  const leftOut: LeftOut[] = []
  for (const file of files) {
    const name = file instanceof File ? file.name : ''
    for (const part of await partsOf(name, new Uint8Array(await file.arrayBuffer()))) {
      if ('why' in part) leftOut.push({ file: part.file, place: undefined, subject: '', why: part.why })
      else readPart(part, byUid, leftOut)
    }
  }
  return { mails: [...byUid.values()], leftOut }
}

interface Part {
  readonly file: string
  readonly bytes: Uint8Array
}

type PartFound = Part | Pick<LeftOut, 'file' | 'why'>

function readPart({ file, bytes }: Part, byUid: Map<string, MailRead>, leftOut: LeftOut[]): void {
  // A character a byte, whatever they mean: each part of an email says how it is written.
  const texts = splitMbox(new TextDecoder('latin1').decode(bytes))
  for (const [index, text] of texts.entries()) {
    const found = mailFrom(text)
    const is = { file, place: texts.length > 1 ? index + 1 : undefined }
    if (!found) leftOut.push({ ...is, ...whyNoMail(text) })
    else if (byUid.has(found.mail.uid)) leftOut.push({ ...is, subject: found.mail.subject, why: 'twice' })
    else byUid.set(found.mail.uid, found)
  }
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** The file itself, or what a zip holds, without what systems put beside. */
async function partsOf(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<PartFound[]> {
  if (!isZip(bytes)) return [{ file, bytes }]
  const { unzipSync } = await import('fflate')
  const others: PartFound[] = []
  let size = 0
  try {
    const entries = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (/(?:^|\/)(?:__MACOSX\/|\.)|\/$/.test(name)) return false
        const isMail = /\.(?:eml|mbox)$/i.test(name)
        if (!isMail) others.push({ file: name, why: 'kind' })
        else size += originalSize
        if (size > LARGEST) throw new TooMuch()
        return isMail
      },
    })
    return [...Object.entries(entries).map(([name, part]) => ({ file: name, bytes: part })), ...others]
  } catch (error) {
    if (error instanceof TooMuch) throw error
    return [{ file, why: 'damaged' }]
  }
}
