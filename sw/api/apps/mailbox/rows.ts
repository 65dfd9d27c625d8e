// Rows of mails: what a patch makes of them, and what the mailbox answers of them.
import type { Table } from 'dexie'
import {
  LABELS_LIMIT,
  type Mail,
  type MailLabel,
  type MailPatch,
  type MailRow,
  type MailsPatch,
} from '#contract/apps/mailbox-shapes.ts'
import * as z from '#contract/zod.ts'
import type { ContentPiece } from '#sw/api/engine/files/bytes.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { termsOf } from '#sw/api/engine/search/search-terms.ts'

/** Someone in the mail history. */
export const MailAddress = z.object({
  /** The address in lower case. */
  id: z.string().check(z.maxLength(500)),
  /** With the name, as last written. */
  contact: z.string().check(z.maxLength(500)),
  avatar: z.nullable(z.string()),
  /** In how many mails they wrote or were written to. */
  count: z.number(),
})
export type MailAddress = z.infer<typeof MailAddress>

export interface MailTables {
  readonly mails: Table<MailRow, string>
  readonly mailLabels: Table<MailLabel, string>
  readonly mailAddresses: Table<MailAddress, string>
  readonly mailPieces: Table<ContentPiece, string>
}

/** `'Ada <ADA@x.example>'` -> `'ada@x.example'` */
export const addressOf = (contact: string): string =>
  (/<([^<>]*)>\s*$/.exec(contact)?.[1] ?? contact).trim().toLowerCase()

/** Adds what is derived: the sender's portrait, how many are in copy (workspace spec §3), and how many mails the conversation shows. */
export async function toMails(tables: MailTables, rows: readonly MailRow[]): Promise<Mail[]> {
  const addresses = [...new Set(rows.map(({ from }) => addressOf(from)))]
  const known = await tables.mailAddresses.bulkGet(addresses)
  const avatars = new Map(known.map((address) => [address?.id, address?.avatar]))
  const shown = await shownByThread(tables, rows)
  return rows.map((row) => ({
    ...row,
    from: { avatar: avatars.get(addressOf(row.from)) ?? null, contact: row.from },
    ccCount: row.cc?.length ?? 0,
    bccCount: row.bcc.length,
    // The one that is open shows whatever became of it.
    threadCount: (shown.get(row.threadId) ?? 0) + (isShownInThread(row) ? 0 : 1),
  }))
}

async function shownByThread(tables: MailTables, rows: readonly MailRow[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const [threadId, [first]] of Map.groupBy(rows, (row) => row.threadId)) {
    const ids = await tables.mails.where('threadId').equals(threadId).primaryKeys()
    const whole = ids.length > 1 ? await rowsOf(tables, ids) : [first]
    counts.set(threadId, whole.filter((row) => row && isShownInThread(row)).length)
  }
  return counts
}

const isShownInThread = ({ folder, sendAt }: Pick<MailRow, 'folder' | 'sendAt'>): boolean =>
  folder !== 'spam' && folder !== 'trash' && sendAt === undefined

export async function toMail(tables: MailTables, row: MailRow): Promise<Mail> {
  const [mail] = await toMails(tables, [row])
  return mail as Mail
}

/** The rows of these ids in their sequence; unknown ones are left out. */
export const rowsOf = async ({ mails }: MailTables, ids: readonly string[]): Promise<MailRow[]> =>
  await rowsById(mails, ids)

/** A patched mail. Of the labels it bears those that exist, each once. */
export function patchMail(row: MailRow, patch: MailPatch, existing: ReadonlySet<string>): MailRow {
  const labels = patch.labels ? [...new Set(patch.labels)].filter((label) => existing.has(label)) : row.labels
  const { sendAt, ...patched } = { ...row, ...patch, labels, id: row.id }
  // What leaves the drafts waits for nothing.
  return sendAt !== undefined && patched.folder === 'drafts' ? { ...patched, sendAt } : patched
}

/** The same as one of many. Labels are added up to as many as a mail can bear. */
export function patchOneOf(
  row: MailRow,
  { addLabels = [], removeLabels = [], ...patch }: MailsPatch,
  existing: ReadonlySet<string>,
): MailRow {
  const labels = [...row.labels.filter((label) => !removeLabels.includes(label)), ...addLabels]
  const borne = [...new Set(labels)].filter((label) => existing.has(label)).slice(0, LABELS_LIMIT)
  return patchMail(row, { ...patch, labels: borne }, existing)
}

export const labelIds = async ({ mailLabels }: MailTables): Promise<Set<string>> =>
  new Set(await mailLabels.toCollection().primaryKeys())

/** Notes that mail went to or came from these, so that they are suggested. */
export async function noteAddresses({ mailAddresses }: MailTables, contacts: readonly string[]): Promise<void> {
  const contactOf = new Map(contacts.map((contact) => [addressOf(contact), contact]))
  const known = await mailAddresses.bulkGet([...contactOf.keys()])
  const noted = [...contactOf].map(([id, contact], index) => ({
    id,
    contact,
    avatar: known[index]?.avatar ?? null,
    count: (known[index]?.count ?? 0) + 1,
  }))
  await mailAddresses.bulkPut(noted)
}

/** Those whose name or address has, for each word of the query, one that begins like it; most often met first. */
export async function recipientsFor(
  { mailAddresses }: MailTables,
  query: string,
  most: number,
): Promise<MailAddress[]> {
  const queryWords = termsOf(query)
  const fits = ({ contact }: MailAddress) => {
    const words = termsOf(contact)
    return queryWords.every((word) => words.some((own) => own.startsWith(word)))
  }
  return mailAddresses.orderBy('count').reverse().filter(fits).limit(most).toArray()
}
