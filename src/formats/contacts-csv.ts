// Contacts of a table (.csv): rows as contacts, once each column's meaning is known. src/apps/contacts/import/guess-columns.ts guesses it by the header.
// @offline later
import { Birthday, type ContactDraft, type ContactEmail, type ContactPhone } from '#contract/apps/contact-shapes.ts'
import { plainValue } from './content-lines.ts'
import { isTorn, readCsv, unguarded } from './csv.ts'
import { createCutter } from './cutter.ts'
import type { FileTable } from './file-table.ts'
import { namesIn, partsOf } from './names-cell.ts'

/** @internal */
export const COLUMN_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'title',
  'birthday',
  'address',
  'howWeMet',
  'notes',
  'tags',
  'favourite',
] as const
export type ColumnField = (typeof COLUMN_FIELDS)[number]

/** What a column of the table is to a contact. */
export interface CsvColumn {
  readonly index: number
  /** Null: it is left out. */
  readonly field: ColumnField | null
  /** What the addresses or numbers in it are called: `Work`. */
  readonly label: string
  /** The column with the label of each row, which takes precedence. */
  readonly labelIndex?: number | undefined
  /** The columns that say of each address or number in a cell what it is called, and of which country it is. */
  readonly labelsIndex?: number | undefined
  readonly countriesIndex?: number | undefined
  /** Columns of one address have the same. */
  readonly place?: string | undefined
}

export interface CsvContact {
  /** As spreadsheets count, from 1. */
  readonly row: number
  readonly draft: ContactDraft & { readonly name: string; readonly uids: string[]; readonly extra: string[] }
  readonly tags: readonly string[]
  /** What of it is longer, or more, than a contact takes. */
  readonly cut: readonly ColumnField[]
}

export interface UnreadableRow {
  readonly row: number
  /** Its first words. */
  readonly text: string
  /** `nobody`: it has no name, address, number or company. `cells`: it has more cells than there are columns, so that a quote is missing somewhere. */
  readonly reason: 'nobody' | 'cells'
}

/** The lines of a table, as they were before they were written. */
export const readLines = (text: string): string[][] => readCsv(text).map((cells) => cells.map(unguarded))

export function rowsToContacts(
  { headers, rows, firstRow }: FileTable,
  columns: readonly CsvColumn[],
): { contacts: CsvContact[]; unreadable: UnreadableRow[] } {
  const isDayFirst = columns.some(({ field, index }) => field === 'birthday' && hasDayFirst(rows, index))
  const contacts: CsvContact[] = []
  const unreadable: UnreadableRow[] = []
  for (const [index, cells] of rows.entries()) {
    const row = index + firstRow
    const refuse = (reason: UnreadableRow['reason']) =>
      unreadable.push({ row, text: cells.filter(Boolean).join(' ').slice(0, 60), reason })
    const hasMore = isTorn(cells, headers.length)
    const read = hasMore ? undefined : contactOf(cells, columns, isDayFirst)
    if (hasMore) refuse('cells')
    else if (read) contacts.push({ row, ...read })
    else refuse('nobody')
  }
  return { contacts, unreadable }
}

/** Undefined where a row names nobody. */
function contactOf(
  cells: readonly string[],
  columns: readonly CsvColumn[],
  isDayFirst: boolean,
): Omit<CsvContact, 'row'> | undefined {
  const filled = columns.filter(({ index }) => (cells[index] ?? '').trim() !== '')
  const textOf = ({ index }: CsvColumn) => (cells[index] ?? '').trim()
  const of = (field: ColumnField) => filled.filter((column) => column.field === field)
  const joined = (field: ColumnField, between: string) => of(field).map(textOf).join(between)
  const { cut, text, list } = createCutter<ColumnField>()
  const besides = (index: number | undefined) => partsOf(cells[index ?? -1] ?? '', ';')
  const labelsOf = (column: CsvColumn): ((position: number) => string) => {
    const each = besides(column.labelsIndex)
    const all = (cells[column.labelIndex ?? -1] ?? '').replace(/^\*/, '').trim()
    return (position) => text(column.field ?? 'name', each[position] || all, 100) || column.label
  }
  const { several, tagsIn } = columns.some(({ labelsIndex }) => labelsIndex !== undefined) ? OWN : OTHERS
  const emails = of('email').flatMap((column) => {
    const labelOf = labelsOf(column)
    return several(textOf(column)).map(
      (one, position): ContactEmail => ({ email: text('email', one, 320), label: labelOf(position) }),
    )
  })
  const phoneNumbers = of('phone').flatMap((column) => {
    const labelOf = labelsOf(column)
    const countries = besides(column.countriesIndex)
    return several(textOf(column)).map((one, position): ContactPhone => {
      const country = (countries[position] ?? '').toLowerCase()
      return {
        country: /^[a-z]{2}$/.test(country) ? country : '',
        phoneNumber: text('phone', one, 100),
        label: labelOf(position),
      }
    })
  })
  const company = joined('company', ', ')
  const parts = [joined('firstName', ' '), joined('lastName', ' ')].filter(Boolean).join(' ')
  const name = joined('name', ' ') || parts || emails[0]?.email || company || phoneNumbers[0]?.phoneNumber
  if (!name) return undefined
  const born = joined('birthday', '-')
  const birthday = birthdayOf(born, isDayFirst)
  const tags = of('tags').flatMap((column) => tagsIn(textOf(column)))
  const draft = {
    name: text('name', name, 500),
    emails: list('email', emails, 50),
    phoneNumbers: list('phone', phoneNumbers, 50),
    job: { title: text('title', joined('title', ', '), 500), company: text('company', company, 500) },
    birthday,
    address: text('address', addressOf(of('address'), textOf), 2000) || null,
    howWeMet: text('howWeMet', joined('howWeMet', '\n\n'), 2000) || null,
    notes: text('notes', joined('notes', '\n\n'), 20_000) || null,
    favourite: tags.includes(STARRED) || of('favourite').some((column) => IS_YES.test(textOf(column))),
    uids: [],
    // What is no day that there is stays in words, as vCard 4.0 writes it.
    extra:
      birthday === null && /[1-9]/.test(born) ? [`BDAY;VALUE=text:${text('birthday', plainValue(born), 500)}`] : [],
  }
  const named = tags.filter((tag) => tag !== STARRED && tag !== EVERYBODY)
  const titles = new Map(named.map((tag) => [tag.toLowerCase(), text('tags', tag, 200)])).values()
  return { draft, tags: list('tags', [...titles], 100), cut: [...cut] }
}

const IS_YES = /^(yes|true|1|oui|vrai|x)$/i

/** Google marks favourites with a label, and everybody with another. */
const STARRED = '* starred'
const EVERYBODY = '* myContacts'

/** A comma parts tags where nothing else does: a tag may have one. */
const ownTags = (text: string): string[] => namesIn(text, text.includes(';') ? ';' : ',')

/** How several are read that are in one cell: Cairn puts what has a sign in it that parts things in quotes. */
const OWN = { several: (text: string) => namesIn(text, ';\n'), tagsIn: ownTags }

/** Google parts them by three colons. */
const OTHERS: typeof OWN = {
  several: (text) => (text.includes(':::') ? trimmed(text.split(/:::|[;\n]/)) : OWN.several(text)),
  tagsIn: (text) => (text.includes(':::') ? trimmed(text.split(/:::|;/)) : ownTags(text)),
}

const trimmed = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '')

/** The parts of one address in a line, several addresses below each other. */
function addressOf(columns: readonly CsvColumn[], textOf: (column: CsvColumn) => string): string {
  const columnsByKind = new Map<string, string[]>()
  for (const column of columns) {
    const place = column.place ?? ''
    columnsByKind.set(place, [...(columnsByKind.get(place) ?? []), textOf(column)])
  }
  return [...columnsByKind.values()].map((parts) => parts.join(', ')).join('\n')
}

const NUMBERS = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/

/** `14/3/1987` or `3/14/1987`: one unambiguous row decides for all; without one, the day goes first. */
function hasDayFirst(rows: FileTable['rows'], index: number): boolean {
  const dates = rows.flatMap((cells) => {
    const [, first, second] = NUMBERS.exec((cells[index] ?? '').trim()) ?? []
    return first === undefined ? [] : [[Number(first), Number(second)] as const]
  })
  return dates.some(([first]) => first > 12) || !dates.some(([, second]) => second > 12)
}

function birthdayOf(text: string, isDayFirst: boolean): string | null {
  const [, first = '', second = '', year = ''] = NUMBERS.exec(text) ?? []
  const [month, day] = isDayFirst ? [second, first] : [first, second]
  const written = year ? `${year}-${month}-${day}` : text
  const [, known = '-', ownMonth = '', ownDay = ''] = /^(?:(\d{4})-|--)?(\d{1,2})-?(\d{1,2})(?:T|$)/.exec(written) ?? []
  const birthday = `${known}-${ownMonth.padStart(2, '0')}-${ownDay.padStart(2, '0')}`
  return Birthday.safeParse(birthday).success ? birthday : null
}
