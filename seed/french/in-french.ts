// Samples in French: rows as the seeds make them, with their words replaced. Ids, dates and links stay, so that what names a row still finds it.
// Short words are looked up by their English; what is longer is under the id of its row (texts-by-id.ts).
import type { FileRow } from '#contract/apps/file-rows.ts'
import type { MailRow } from '#contract/apps/mailbox-shapes.ts'
import { withYears } from '#seed/biography.ts'
import { spacedInFrench } from '#seed/typeset.ts'
import { activityTexts } from './activity-texts.ts'
import { boardTexts } from './board-texts.ts'
import { CAREER_TABLES, careerInFrench, isOfCareer } from './career.ts'
import { contactTexts, relationTexts } from './contact-texts.ts'
import { attachedInFrench, fileInFrench } from './file-names.ts'
import { lookedUpIn } from './look-up.ts'
import { mailInFrench } from './mail-in-french.ts'
import { shellTexts } from './shell-texts.ts'
import { stockTexts } from './stock-texts.ts'
import { taskTexts } from './task-texts.ts'
import { withTexts } from './texts.ts'
import { TEXTS_BY_ID, textsOf } from './texts-by-id.ts'

type Words = Readonly<Record<string, string>>

/** By table, in the order in which they are looked up. */
const WORDS: Readonly<Record<string, readonly Words[]>> = {
  activities: [activityTexts, taskTexts],
  boardLabels: [boardTexts],
  boardLists: [boardTexts],
  boards: [boardTexts],
  cardActivities: [boardTexts],
  cardAttachments: [boardTexts],
  chatContacts: [contactTexts],
  chatProfiles: [contactTexts],
  contacts: [contactTexts, relationTexts],
  contactTags: [shellTexts],
  mailLabels: [shellTexts],
  mailSearches: [shellTexts],
  messages: [shellTexts],
  noteLabels: [shellTexts],
  sampleNotifications: [shellTexts],
  shortcuts: [shellTexts],
  stockCounts: [stockTexts],
  stockMovements: [stockTexts],
  tasks: [taskTexts],
  taskTags: [shellTexts],
}

/** The tables whose words are translated. */
export const FRENCH_TABLES = ['files', 'mails', ...CAREER_TABLES, ...Object.keys(WORDS), ...Object.keys(TEXTS_BY_ID)]

export function inFrench<Row extends object>(table: string, row: Row): Row {
  if (table === 'files') return fileInFrench(row as unknown as FileRow) as unknown as Row
  if (table === 'mails') return withAttached(mailInFrench(row as unknown as MailRow)) as unknown as Row
  if (isOfCareer(table)) return careerInFrench(table, row) as Row
  const texts = textsOf(table, row)
  if (texts !== undefined) return withAttached(inYears(withTexts(row, texts) as Row))
  const words = WORDS[table]
  return words ? (translated(row, words) as Row) : row
}

/** A note has the number of years at the time it was written. */
function inYears<Row extends object>(row: Row): Row {
  const { content, createdAt } = row as { readonly content?: unknown; readonly createdAt?: string }
  if (typeof content !== 'string' || createdAt === undefined) return row
  return { ...row, content: withYears(content, Date.parse(createdAt), 'fr') }
}

function withAttached<Row extends object>(row: Row): Row {
  const { attachments } = row as { readonly attachments?: readonly { readonly name: string }[] }
  return attachments && attachments.length > 0 ? { ...row, attachments: attachedInFrench(attachments) } : row
}

function translated(value: unknown, words: readonly Words[]): unknown {
  if (typeof value === 'string') return textOf(value, words)
  if (Array.isArray(value)) return value.map((one) => translated(one, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, translated(one, words)]))
}

function textOf(english: string, words: readonly Words[]): string {
  const found = lookedUpIn((text) => words.find((own) => Object.hasOwn(own, text))?.[text], english)
  return found === undefined ? english : spacedInFrench(found)
}
