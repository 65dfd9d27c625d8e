// The emails of .eml and mbox files, and of those in .zip files.
// @chunk mail-extra
import { type MailRead, mailFrom, type NoMail, whyNoMail } from '#formats/mail/read-mail.ts'
import { mailsOf } from '#formats/mail/split-mbox.ts'
import { createPace, type Pace, type PaceOptions } from '#kit/transfer/create-pace.ts'

export interface ReadMails {
  /** Each once, whatever how many files have it. */
  readonly mails: readonly MailRead[]
  readonly leftOut: readonly LeftOut[]
}

export interface LeftOut {
  /** Of the file that it is in. */
  readonly file: string
  /** In a file of several emails: which one, from 1. */
  readonly position: number | undefined
  readonly subject: string
  /** twice: another one of the files has it; kind: a zip holds it, and no email is called so; damaged: a zip that cannot be unpacked. */
  readonly why: NoMail['why'] | 'twice' | 'kind' | 'damaged'
}

/** A file unpacks to more than LARGEST bytes. */
export class TooMuch extends Error {}
/** bytes */
const LARGEST = 500_000_000

export const readMails = (file: Blob): Promise<ReadMails> => readFiles([file])

/** @throws TooMuch, and the reason of the signal where it stops the reading */
export async function readFiles(files: readonly Blob[], options: PaceOptions = {}): Promise<ReadMails> {
  const found: Found = { byUid: new Map(), leftOut: [] }
  const sizes = files.reduce((sum, { size }) => sum + size, 0)
  const pace = createPace(sizes, options)
  for (const file of files) {
    const name = file instanceof File ? file.name : ''
    const parts = await partsOf(name, new Uint8Array(await file.arrayBuffer()))
    const unpacked = parts.reduce((sum, part) => sum + ('bytes' in part ? part.bytes.length : 0), 0)
    for (const part of parts) {
      if ('why' in part) found.leftOut.push({ file: part.file, position: undefined, subject: '', why: part.why })
      else await readPart(part, found, (size) => pace(size, file.size / Math.max(1, unpacked)))
    }
  }
  return { mails: [...found.byUid.values()], leftOut: found.leftOut }
}

interface Found {
  readonly byUid: Map<string, MailRead>
  readonly leftOut: LeftOut[]
}

interface Part {
  readonly file: string
  readonly bytes: Uint8Array
}

type PartFound = Part | Pick<LeftOut, 'file' | 'why'>

async function readPart({ file, bytes }: Part, { byUid, leftOut }: Found, pace: Pace): Promise<void> {
  let count = 0
  const leftHere: Omit<LeftOut, 'file'>[] = []
  // A character a byte, whatever they mean: each part of an email names its encoding.
  for (const text of mailsOf(new TextDecoder('latin1').decode(bytes))) {
    count += 1
    const found = mailFrom(text)
    if (!found) leftHere.push({ position: count, ...whyNoMail(text) })
    else if (byUid.has(found.mail.uid)) leftHere.push({ position: count, subject: found.mail.subject, why: 'twice' })
    else byUid.set(found.mail.uid, found)
    await pace(text.length)
  }
  for (const one of leftHere) leftOut.push({ ...one, file, position: count > 1 ? one.position : undefined })
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
