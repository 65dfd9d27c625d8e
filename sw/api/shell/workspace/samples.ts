// The sample content of a workspace: brought in as a whole, and taken away again with everything kept that the person made.

import { Id, IsoDate, Language } from '#contract/shared.ts'
import type { SamplesReport } from '#contract/shell/workspace.ts'
import * as z from '#contract/zod.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { Context, PrepareContext } from '#sw/api/engine/define-module.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { sameValue } from '#sw/api/engine/same-value.ts'
import { firstRows, isContent, type PlannedRow, type SeedStamp, stampOf } from '#sw/api/engine/seeding.ts'
import { CHOICES } from './shared/choices.ts'

/** What was chosen, as a row: so that the change log and the journal know of it. */
export const SampleChoice = z.object({
  id: Id,
  content: z.enum(['samples', 'none']),
  at: IsoDate,
  /** What the samples were added in; English where it is not said. */
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

/** The sample rows that are to come, in the language of who asks, or those that came. Call in `prepare`. */
export async function sampleRows(wanted: boolean, context: PrepareContext): Promise<PlannedRow[]> {
  const { modules, now, stored } = context
  const content = modules.filter(isContent)
  const [choice] = (await stored(CHOICES, [CHOICE])) as (SampleChoice | undefined)[]
  const filled = choice?.content === 'samples' ? choice : undefined
  const stamps = (await stored('meta', content.map(stampOf))) as ({ readonly value: SeedStamp } | undefined)[]
  const rows = await Promise.all(
    content.map(async (module, index) => {
      const stamp = filled ? Date.parse(filled.at) : wanted ? now : stamps[index]?.value
      const own = stamp === undefined ? undefined : await firstRows(module, stamp, true)
      const { structure } = await module.load()
      return (own ?? []).filter(({ table }) => !structure.has(table))
    }),
  )
  const language = filled ? filled.language : context.language
  if (language !== 'fr' || !(filled || wanted)) return rows.flat()
  const { inFrench } = await import('#seed/french/in-french.ts')
  return rows.flat().map(({ table, row }) => ({ table, row: inFrench(table, row) }))
}

/** Adds the samples that are not there. */
export async function fillSamples(
  db: CairnDb,
  planned: readonly PlannedRow[],
  { now, language }: Pick<Context, 'now' | 'language'>,
): Promise<SamplesReport> {
  let added = 0
  for (const [table, own] of Map.groupBy(planned, (one) => one.table)) {
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
  planned: readonly PlannedRow[],
  now: number,
): Promise<SamplesReport> {
  const samples = new Map(planned.map(({ table, row }) => [idOf(table, row.id), row as Row]))
  let removed = 0
  let kept = 0
  for (const module of modules.filter(isContent)) {
    const { goes, touched } = await looked(db, Object.keys(module.tables), samples)
    for (const [table, own] of Map.groupBy(goes, (one) => one.table))
      await db.table(table).bulkDelete(own.map(({ row }) => row.id))
    removed += goes.length
    kept += touched
  }
  await putChoice(db, { content: 'none' }, now)
  return { added: 0, removed, kept }
}

/** Of one domain: the samples that go, and how many stay. */
async function looked(
  db: CairnDb,
  tables: readonly string[],
  samples: ReadonlyMap<string, Row>,
): Promise<{ goes: Placed[]; touched: number }> {
  const untouched: Placed[] = []
  const stays: Row[] = []
  let touched = 0
  for (const table of tables) {
    for (const row of await db.table<Row, string>(table).toArray()) {
      const sample = samples.get(idOf(table, row.id))
      if (sample && isUntouched(row, sample)) untouched.push({ table, row })
      else {
        stays.push(row)
        if (sample) touched += 1
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
