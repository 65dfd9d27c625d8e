// Brings read emails in, some at a time, with what is attached to those that are new.
// @chunk mail-extra
import type { FolderId } from '#contract/apps/mailbox-shapes.ts'
import type { MailRead } from '#formats/mail/read-mail.ts'
import { batchesOf } from '#kit/transfer/batches.ts'
import type { Written } from '#kit/undo/written.ts'
import { useAddAttachments, useImportMails } from '../mutations.ts'

export interface Imported {
  /** How many were new. */
  readonly count: number
  readonly writes: readonly Written[]
}

/** As many as a call takes, and as an email takes of files. */
const AT_ONCE = 200
const MOST_FILES = 50

/** @returns brings them in; `onProgress` is told how much of it is done, in per cent */
export function useImport() {
  const { mutateAsync: importMails } = useImportMails()
  const { mutateAsync: attach } = useAddAttachments()
  return async (
    mails: readonly MailRead[],
    folder: FolderId,
    onProgress: (done: number) => void,
  ): Promise<Imported> => {
    const writes: Written[] = []
    const files = new Map(mails.map(({ mail, attachments }) => [mail.uid, attachments.slice(0, MOST_FILES)]))
    let [count, seen] = [0, 0]
    for (const batch of batchesOf(
      mails.map(({ mail }) => mail),
      AT_ONCE,
    )) {
      const written = await importMails({ body: { mails: batch, folder } })
      writes.push(written)
      for (const { uid, id } of written.answer) {
        count += 1
        const own = files.get(uid) ?? []
        if (own.length > 0) writes.push(await attach({ body: { mailId: id, files: own } }))
      }
      seen += batch.length
      onProgress(Math.round((seen / mails.length) * 100))
    }
    return { count, writes }
  }
}
