// Writing mails: drafts, their attachments, sending, and mails that come from files. Inside a write: awaits nothing but tables.
import type { DraftFields, FolderId, ImportedMail, MailAttachment, MailRow } from '#contract/apps/mailbox-shapes.ts'
import { ownIdOf } from '#formats/mail/own-id.ts'
import { addContent, type Content, copyContent, deleteContents } from '#sw/api/engine/files/bytes.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { addressOf, type MailTables, noteAddresses } from './rows.ts'

/** A file that was uploaded, its bytes in pieces. */
export interface Upload {
  readonly name: string
  readonly type: string
  readonly content: Content
}

interface Writing {
  readonly tables: MailTables
  readonly now: number
  readonly newId: () => string
}

interface Begun {
  readonly draft: Partial<DraftFields>
  readonly replyTo?: string | undefined
  readonly attachmentsOf?: string | undefined
}

/** A draft by the sender of the settings, blank where nothing is given. */
export async function beginDraft({ tables, now, newId }: Writing, sender: string, begun: Begun): Promise<MailRow> {
  const id = newId()
  const answered = begun.replyTo === undefined ? undefined : await tables.mails.get(begun.replyTo)
  const source = begun.attachmentsOf === undefined ? undefined : await tables.mails.get(begun.attachmentsOf)
  const draft: MailRow = {
    id,
    type: 'mail',
    from: sender,
    to: [],
    bcc: [],
    date: new Date(now).toISOString(),
    subject: '',
    content: '',
    attachments: await copies(tables, source?.attachments ?? [], newId),
    starred: false,
    important: false,
    unread: false,
    folder: 'drafts',
    labels: [],
    threadId: answered?.threadId ?? id,
    ...begun.draft,
    ...(answered && { replyTo: answered.id }),
  }
  await tables.mails.add(draft)
  return draft
}

/** Each mail has attachments of its own, so that deleting one mail leaves the other's. */
async function copies(tables: MailTables, attachments: readonly MailAttachment[], newId: () => string) {
  const copied = attachments.map((attachment) => ({ ...attachment, id: newId() }))
  for (const [index, { id }] of attachments.entries()) {
    await copyContent(tables.mailPieces, id, copied[index]?.id ?? '')
  }
  return copied
}

/** A draft with what its writer changed, undefined where it is none. */
export async function draftWith(
  { tables, now }: Writing,
  id: string,
  draft: Partial<DraftFields>,
): Promise<MailRow | undefined> {
  const row = await tables.mails.get(id)
  return row?.folder === 'drafts' ? { ...row, ...draft, date: new Date(now).toISOString() } : undefined
}

/** Every address that the mail goes to. */
export const addressees = ({ to, cc = [], bcc }: MailRow): string[] => [...to, ...cc, ...bcc]

/** What is addressed to the person who sends it also comes into their Inbox. */
export async function putIntoSent(writing: Writing, draft: MailRow): Promise<MailRow> {
  const { tables, newId } = writing
  const { sendAt: _, ...rest } = draft
  const sent: MailRow = { ...rest, folder: 'sent', unread: false }
  await tables.mails.put(sent)
  const own = addressOf(sent.from)
  if (addressees(sent).some((contact) => addressOf(contact) === own))
    await tables.mails.add(await received(tables, sent, newId))
  await noteAddresses(tables, addressees(sent))
  return sent
}

async function received(tables: MailTables, sent: MailRow, newId: () => string): Promise<MailRow> {
  const attachments = await copies(tables, sent.attachments, newId)
  return { ...sent, id: newId(), attachments, bcc: [], folder: 'inbox', unread: true, starred: false, labels: [] }
}

/** The mails in the outbox that are due, put into Sent. @param ids of those in the outbox, in its order */
export async function sendDue(writing: Writing, ids: readonly string[]): Promise<MailRow[]> {
  const { tables, now } = writing
  const sent: MailRow[] = []
  for (const row of await tables.mails.bulkGet([...ids])) {
    if (row?.folder !== 'drafts' || row.sendAt === undefined || Date.parse(row.sendAt) > now) continue
    sent.push(await putIntoSent(writing, { ...row, date: new Date(now).toISOString() }))
  }
  return sent
}

/** Whether files may be added to a mail: while it is written, or after it was read from a file. */
export const takesFiles = ({ folder, uid }: MailRow): boolean => folder === 'drafts' || uid !== undefined

export async function attach({ tables, newId }: Writing, mail: MailRow, uploads: readonly Upload[]): Promise<MailRow> {
  const added: MailAttachment[] = []
  for (const { name, type, content } of uploads) {
    const attachment = { id: newId(), type, name, size: content.size, preview: previewOf(name, type), downloadUrl: '' }
    await addContent(tables.mailPieces, attachment.id, content)
    added.push(attachment)
  }
  const changed = { ...mail, attachments: [...mail.attachments, ...added] }
  await tables.mails.put(changed)
  return changed
}

/** A picture's file name, or what it is in a word (workspace spec §3). */
function previewOf(name: string, type: string): string {
  if (type.startsWith('image/')) return name
  return /\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? 'file'
}

/** Deletes mails with the bytes of their attachments. @returns how many there were */
export async function deleteMails({ mails, mailPieces }: MailTables, ids: readonly string[]): Promise<number> {
  const found = await rowsById(mails, ids)
  await deleteContents(
    mailPieces,
    found.flatMap(({ attachments }) => attachments.map(({ id }) => id)),
  )
  await mails.bulkDelete(found.map(({ id }) => id))
  return found.length
}

/** Adds mails read from files, those that are not there yet. A mail joins the conversation of the one that it answers. */
export async function addImported(
  { tables, newId }: Writing,
  imported: readonly ImportedMail[],
  folder: FolderId,
): Promise<{ uid: string; id: string }[]> {
  const named = imported.flatMap(({ uid, inReplyTo }) => (inReplyTo === undefined ? [uid] : [uid, inReplyTo]))
  const known = await tables.mails.where('uid').anyOf(named).toArray()
  const byUid = new Map(known.map((row) => [row.uid ?? '', row]))
  for (const uid of named) {
    const id = ownIdOf(uid)
    const own = id === undefined ? undefined : await tables.mails.get(id)
    if (own) byUid.set(uid, own)
  }
  const added: MailRow[] = []
  // The oldest first: what is answered comes before its answer.
  for (const { inReplyTo, ...mail } of imported.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))) {
    if (byUid.has(mail.uid)) continue
    const answered = inReplyTo === undefined ? undefined : byUid.get(inReplyTo)
    const id = newId()
    const row: MailRow = {
      ...mail,
      id,
      type: 'mail',
      attachments: [],
      important: false,
      folder,
      labels: [],
      threadId: answered?.threadId ?? id,
      ...(answered && { replyTo: answered.id }),
    }
    byUid.set(mail.uid, row)
    added.push(row)
  }
  await tables.mails.bulkAdd(added)
  await noteAddresses(tables, [...new Map(added.map(({ from }) => [addressOf(from), from])).values()])
  return added.map(({ id, uid = '' }) => ({ uid, id }))
}
