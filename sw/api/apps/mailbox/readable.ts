// Mails: one .eml each in the folder that it is in, with its attachments; of very many, one .mbox for each folder.
import { FolderId, type MailRow } from '#contract/apps/mailbox-shapes.ts'
import { emlText } from '#formats/mail/write-mail.ts'
import { createNames, safeName } from '#sw/api/engine/readable/entry-names.ts'
import { LARGEST_FOLDER } from '#sw/api/engine/readable/limits.ts'
import type { ArchiveEntry, ReadableSource } from '#sw/api/engine/readable/readable-source.ts'
import { utf8 } from '#sw/api/engine/readable/texts.ts'

export async function* mailEntries(source: ReadableSource): AsyncGenerator<ArchiveEntry> {
  if (source.count('mails') > LARGEST_FOLDER) {
    for (const folder of FolderId.options)
      yield { path: `readable/mail/${folder}.mbox`, at: source.at, content: mboxOf(source, folder) }
    return
  }
  const nameOf = createNames()
  for await (const rows of source.read('mails')) {
    for (const mail of rows as unknown as MailRow[]) {
      const name = safeName(`${mail.date.slice(0, 10)} ${mail.subject}`, mail.date.slice(0, 10))
      const path = nameOf(`readable/mail/${mail.folder}/${name}`, '.eml')
      yield { path, at: Date.parse(mail.date), content: [utf8(await textOf(source, mail))] }
    }
  }
}

/** Messages one behind the other, each behind a line that begins with From (RFC 4155); such lines within are quoted. */
async function* mboxOf(source: ReadableSource, folder: string): AsyncGenerator<Uint8Array> {
  for await (const rows of source.read('mails', 1 / FolderId.options.length)) {
    for (const mail of (rows as unknown as MailRow[]).filter((one) => one.folder === folder)) {
      const address = /<([^<>\s]*)>/.exec(mail.from)?.[1] ?? 'unknown@cairn.example'
      // All lines of a body are base64 or headers: none begins with From and a space.
      yield utf8(`From ${address} ${mboxDate(mail.date)}\r\n${await textOf(source, mail)}\r\n`)
    }
  }
}

/** `Tue Nov 17 09:00:00 2026`, in UTC. */
function mboxDate(iso: string): string {
  const [, day, date, month, year, time] = /^(\w+), (\d+) (\w+) (\d+) ([\d:]+)/.exec(new Date(iso).toUTCString()) ?? []
  return `${day} ${month} ${date} ${time} ${year}`
}

async function textOf(source: ReadableSource, mail: MailRow): Promise<string> {
  const attached = await Promise.all(
    mail.attachments.map(async (attachment) => ({
      attachment,
      bytes: (await source.content('mailPieces', attachment.id)) ?? (await sample(mail, attachment)),
    })),
  )
  return emlText(mail, attached, undefined)
}

/** Attachments of the sample mails are made when they are requested. */
async function sample(mail: MailRow, attachment: MailRow['attachments'][number]): Promise<Uint8Array> {
  const { sampleAttachment } = await import('#seed/mailbox-files.ts')
  return sampleAttachment(mail, attachment)
}
