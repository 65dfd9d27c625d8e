// What an import would change, with nothing written: which of a file's contacts are new, which are there already, and which are left out and why.
// @offline later

import type { Contact } from '#contract/apps/contact-shapes.ts'
import { contactsApi } from '#contract/apps/contacts.ts'
import { type ColumnField, type CsvColumn, rowsToContacts } from '#formats/contacts-csv.ts'
import type { FileTable } from '#formats/file-table.ts'
import { foldText } from '#formats/text.ts'
import type { CardField, ReadCard, ReadCards } from '#formats/vcard/read-contacts.ts'
import { batchesOf, sortBySize } from '#kit/transfer/batches.ts'
import { call } from '#platform/api/call.ts'
import { isLargePicture } from './large-picture.ts'

export interface ImportEntry extends Pick<ReadCard, 'draft' | 'tags'> {
  /** What of it is longer, or more, than a contact takes. */
  readonly cut: readonly (CardField | ColumnField)[]
  /** The line of its card, or its row. */
  readonly at: number
}

export type LeftOutReason = 'nobody' | 'unfinished' | 'cells' | 'repeated'

export interface LeftOut {
  readonly at: number
  /** What it calls itself; empty where it does not. */
  readonly name: string
  readonly reason: LeftOutReason
}

export interface ImportPlan {
  readonly kind: 'cards' | 'table'
  readonly fresh: readonly ImportEntry[]
  /** How many are there already. */
  readonly known: number
  readonly leftOut: readonly LeftOut[]
  /** What is too long to be stored, by its names in RFC 6350. */
  readonly notTaken: readonly string[]
  /** What those are called that no call takes. */
  readonly tooLarge: readonly string[]
}

export async function planCards({ cards, unreadable, tooLong }: ReadCards, signal: AbortSignal): Promise<ImportPlan> {
  const entries = cards.map(({ line, draft, tags, cut }) => ({ at: line, draft, tags, cut }))
  const leftOut = unreadable.map(({ line, name, reason }) => ({ at: line, name, reason }))
  return { kind: 'cards', notTaken: tooLong, ...(await sortOut(entries, leftOut, signal)) }
}

export async function planTable(
  table: FileTable,
  columns: readonly CsvColumn[],
  signal: AbortSignal,
): Promise<ImportPlan> {
  const { contacts, unreadable } = rowsToContacts(table, columns)
  const entries = contacts.map(({ row, draft, tags, cut }) => ({ at: row, draft, tags, cut }))
  const leftOut = unreadable.map(({ row, text, reason }) => ({ at: row, name: text, reason }))
  return { kind: 'table', notTaken: [], ...(await sortOut(entries, leftOut, signal)) }
}

async function sortOut(
  entries: readonly ImportEntry[],
  unreadable: readonly LeftOut[],
  signal: AbortSignal,
): Promise<Pick<ImportPlan, 'fresh' | 'known' | 'leftOut' | 'tooLarge'>> {
  const seen = new Set<string>()
  const repeated: LeftOut[] = []
  const once = entries.filter(({ at, draft }) => {
    const key = draft.uids[0] ?? likeness(draft)
    if (seen.has(key)) repeated.push({ at, name: draft.name, reason: 'repeated' })
    return !seen.has(key) && seen.add(key)
  })
  const isThere = await presence(once, signal)
  const absent = once.filter((entry) => !isThere(entry))
  // Large pictures go as files.
  const { fitting: fresh, tooLarge } = sortBySize(absent, ({ draft }) =>
    isLargePicture(draft.avatar) ? { ...draft, avatar: null } : draft,
  )
  const leftOut = [...unreadable, ...repeated].sort((a, b) => a.at - b.at)
  const known = once.length - absent.length
  return { fresh, known, leftOut, tooLarge: tooLarge.map(({ draft }) => draft.name) }
}

/** As many as the call takes. */
const MOST_UIDS = 10_000

/**
 * By its UID. What Cairn exported has its contact's id as one, until first imported; one without a UID is identified by its name, addresses and
 * numbers together.
 */
async function presence(
  entries: readonly ImportEntry[],
  signal: AbortSignal,
): Promise<(entry: ImportEntry) => boolean> {
  const { known, all } = contactsApi.endpoints
  const uids = entries.flatMap(({ draft }) => draft.uids)
  const there = new Set<string>()
  for (const batch of batchesOf(uids, MOST_UIDS)) {
    const answer = await call(known, { body: { uids: batch } }, { signal })
    for (const { uid } of answer) there.add(uid)
  }
  const areAllThere = uids.length === entries.length && uids.every((uid) => there.has(uid))
  for (const contact of areAllThere ? [] : await call(all, {}, { signal })) there.add(contact.id).add(likeness(contact))
  return ({ draft }) => there.has(draft.uids[0] ?? likeness(draft))
}

/** The same for contacts that say the same of who they are. */
function likeness({ name, emails = [], phoneNumbers = [] }: Partial<Contact>): string {
  const addresses = emails.map(({ email }) => email.trim().toLowerCase()).sort()
  const numbers = phoneNumbers.map(({ phoneNumber }) => phoneNumber.replaceAll(/\D/g, '')).sort()
  return `\n${foldText(name ?? '')}\n${addresses.join(' ')}\n${numbers.join(' ')}`
}
