// The sample content of a workspace: imported as a whole, and taken away again without touching what the person made.

import { Id, IsoDate, Language } from '#contract/shared.ts'
import type { SamplesReport } from '#contract/shell/samples.ts'
import * as z from '#contract/zod.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { Context, PrepareContext } from '#sw/api/engine/define-module.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { firstRows } from '#sw/api/engine/plant-seed.ts'
import { sameValue } from '#sw/api/engine/same-value.ts'
import { isContent, type PlannedRow, type SeedStamp, stampOf, stampParts } from '#sw/api/engine/seed-stamps.ts'
import { portalTranslations, type Translation, translatePortal } from './portal-language.ts'
import { CHOICES } from './shared/choices.ts'

/** What was chosen, as a row: so that the change log and the journal know of it. */
export const SampleChoice = z.object({
  id: Id,
  content: z.enum(['samples', 'none']),
  at: IsoDate,
  /** What the samples were added in; English where it is not specified. */
  language: z.optional(Language),
})
export type SampleChoice = z.infer<typeof SampleChoice>

const CHOICE = 'samples'

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

export const choiceOf = (db: CairnDb): Promise<SampleChoice | undefined> =>
  db.table<SampleChoice, string>(CHOICES).get(CHOICE)

export const putChoice = (
  db: CairnDb,
  choice: Pick<SampleChoice, 'content' | 'language'>,
  now: number,
): Promise<unknown> =>
  db.table<SampleChoice, string>(CHOICES).put({ id: CHOICE, ...choice, at: new Date(now).toISOString() })

export interface PlannedSamples {
  /** The sample rows that are to come, in the caller's language, or those that came, which may be of two forms. */
  readonly rows: readonly PlannedRow[]
  /** Rows that are there with samples and without, where their texts are another language's: as they may be, and as they should be. */
  readonly structure: readonly { readonly is: PlannedRow; readonly should: PlannedRow }[]
  /** What the sample person has at the portal, likewise. */
  readonly portal: readonly Translation[]
}

/**
 * Call in `prepare`.
 * @param wanted whether they are to come
 */
export async function plannedSamples(wanted: boolean, context: PrepareContext): Promise<PlannedSamples> {
  const { modules, now, stored } = context
  const content = modules.filter(isContent)
  const [choice] = (await stored(CHOICES, [CHOICE])) as (SampleChoice | undefined)[]
  const filled = choice?.content === 'samples' ? choice : undefined
  const stamps = (await stored('meta', content.map(stampOf))) as ({ readonly value: SeedStamp } | undefined)[]
  const made = await Promise.all(
    content.map(async (module, index) => {
      const stamp = filled ? Date.parse(filled.at) : wanted ? now : stamps[index]?.value
      if (stamp === undefined) return []
      const { at, factor } = stampParts(stamp)
      const own = await firstRows(module, { at, factor }, true)
      const { structure } = await module.load()
      return (own ?? []).map((planned) => ({ ...planned, isStructure: structure.has(planned.table) }))
    }),
  )
  const [structure = [], rows = []] = [true, false].map((which) =>
    made.flat().flatMap(({ isStructure, ...planned }) => (isStructure === which ? [planned] : [])),
  )
  const came = stamps.find((stamp) => stamp !== undefined)?.value
  const { FRENCH_TABLES, inFrench } = await import('#seed/french/in-french.ts')
  const french = ({ table, row }: PlannedRow): PlannedRow => ({ table, row: inFrench(table, row) })
  const isFrench = context.language === 'fr'
  const language = filled ? filled.language : wanted ? context.language : came && stampParts(came).language
  // Builds before this one had less of it in French: what they added goes as well.
  const earlier = wanted ? [] : rows.filter(({ table }) => FRENCH_TABLES.includes(table))
  // Samples that are there already stay in their language, and so does what is at the portal.
  const areThere = wanted && choice?.content !== 'none'
  return {
    rows: language === 'fr' ? [...rows.map(french), ...earlier] : rows,
    structure: structure
      .filter(({ table }) => FRENCH_TABLES.includes(table))
      .map((row) => (isFrench ? { is: row, should: french(row) } : { is: french(row), should: row })),
    portal: areThere ? [] : await portalTranslations(context),
  }
}

/** Adds the samples that are not there. */
export async function fillSamples(
  db: CairnDb,
  planned: PlannedSamples,
  { now, language }: Pick<Context, 'now' | 'language'>,
): Promise<SamplesReport> {
  await translateStructure(db, planned)
  let added = 0
  for (const [table, own] of Map.groupBy(planned.rows, (one) => one.table)) {
    const rows = own.map(({ row }) => row)
    const there = new Set(
      await db
        .table<Row, string>(table)
        .where(':id')
        .anyOf(rows.map(({ id }) => id))
        .primaryKeys(),
    )
    const missing = rows.filter(({ id }) => !there.has(id))
    await db.table(table).bulkAdd(missing)
    added += missing.length
  }
  // What is there already follows from when it came, and in which language.
  if ((await choiceOf(db))?.content !== 'samples') await putChoice(db, { content: 'samples', language }, now)
  return { added, removed: 0, kept: 0 }
}

/** Deletes the samples that are as they came, but for those that something of the person's names. */
export async function removeSamples(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  planned: PlannedSamples,
  now: number,
): Promise<SamplesReport> {
  await translateStructure(db, planned)
  const samples = Map.groupBy(planned.rows, ({ table, row }) => idOf(table, row.id))
  let removed = 0
  let changedCount = 0
  for (const module of modules.filter(isContent)) {
    const { goes, touched } = await looked(db, Object.keys(module.tables), samples)
    for (const [table, own] of Map.groupBy(goes, (one) => one.table))
      await db.table(table).bulkDelete(own.map(({ row }) => row.id))
    removed += goes.length
    changedCount += touched
  }
  await putChoice(db, { content: 'none' }, now)
  return { added: 0, removed, kept: changedCount }
}

/** What nobody has changed follows the caller's language. */
async function translateStructure(db: CairnDb, { structure, portal }: PlannedSamples): Promise<void> {
  await translatePortal(db, portal)
  for (const [table, own] of Map.groupBy(structure, ({ is }) => is.table)) {
    const stored = await db.table<Row, string>(table).bulkGet(own.map(({ is }) => is.row.id))
    const others = own.filter(({ is }, index) => stored[index] && isUntouched(stored[index], is.row as Row))
    await db.table(table).bulkPut(others.map(({ should }) => should.row))
  }
}

/** Of one domain: the samples that go, and how many stay. */
async function looked(
  db: CairnDb,
  tables: readonly string[],
  samples: ReadonlyMap<string, readonly PlannedRow[]>,
): Promise<{ goes: Placed[]; touched: number }> {
  const untouched: Placed[] = []
  const stays: Row[] = []
  let touched = 0
  for (const table of tables) {
    for (const row of await db.table<Row, string>(table).toArray()) {
      const forms = samples.get(idOf(table, row.id))
      if (forms?.some((sample) => isUntouched(row, sample.row as Row))) untouched.push({ table, row })
      else {
        stays.push(row)
        if (forms) touched += 1
      }
    }
  }
  const goes = withoutNamed(untouched, stays)
  return { goes, touched: touched + untouched.length - goes.length }
}

interface Placed {
  readonly table: string
  readonly row: Row
}

const idOf = (table: string, id: string): string => `${table} ${id}`

/** Fields that change by looking at things, or when others are put beside them. */
const PASSING = new Set([
  'read',
  'seen',
  'unread',
  'readAt',
  'lastReadAt',
  'order',
  'position',
  'count',
  'updatedAt',
  'modifiedAt',
  'lastActivity',
])

function isUntouched(row: Row, sample: Row): boolean {
  const fields = new Set([...Object.keys(row), ...Object.keys(sample)])
  return [...fields].every((field) => PASSING.has(field) || sameValue(row[field], sample[field]))
}

/** A sample that a row which stays names, or that such a sample names, stays too: a card's board, a mail's conversation, a file's pieces. */
function withoutNamed(goes: readonly Placed[], stays: readonly Row[]): Placed[] {
  const named = new Set<string>()
  for (const row of stays) noteNames(row, named)
  let left = [...goes]
  for (;;) {
    const [saved, others] = [left.filter((one) => isNamed(one, named)), left.filter((one) => !isNamed(one, named))]
    if (saved.length === 0) return left
    for (const { row } of saved) noteNames(row, named)
    left = others
  }
}

const isNamed = ({ row }: Placed, names: ReadonlySet<string>): boolean =>
  names.has(row.id) || (typeof row.file === 'string' && typeof row.index === 'number' && names.has(row.file))

/** Ids are short; a longer text is none. */
const LONGEST_ID = 200

function noteNames(value: unknown, names: Set<string>): void {
  if (typeof value === 'string') {
    if (value.length <= LONGEST_ID) names.add(value)
  } else if (Array.isArray(value)) for (const one of value) noteNames(one, names)
  else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
    for (const [key, one] of Object.entries(value)) if (key !== 'id') noteNames(one, names)
}
