// The portal’s samples of a person whose workspace begins anew, or whose samples come or go, in the other language: those rows stay, and words that nobody changed follow it.
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { PrepareContext } from '#sw/api/engine/define-module.ts'
import { firstRows } from '#sw/api/engine/plant-seed.ts'
import { sameValue } from '#sw/api/engine/same-value.ts'
import { type SeedStamp, stampOf, stampParts } from '#sw/api/engine/seed-stamps.ts'

/** A sample in the other language, and in the caller's. */
export interface Translation {
  readonly table: string
  readonly id: string
  readonly is: unknown
  readonly should: unknown
}

/** Call in `prepare`. Only the sample person has samples at the portal. */
export async function portalTranslations(context: PrepareContext): Promise<readonly Translation[]> {
  const { modules, stored, isSample, language } = context
  if (!isSample) return []
  const { FRENCH_TABLES, inFrench } = await import('#seed/french/in-french.ts')
  const isTranslated = (table: string) => FRENCH_TABLES.includes(table)
  const portal = modules.filter(({ isSecret, tables }) => isSecret && Object.keys(tables).some(isTranslated))
  const stamps = (await stored('meta', portal.map(stampOf))) as ({ readonly value: SeedStamp } | undefined)[]
  const made = await Promise.all(
    portal.map(async (module, index) => {
      const stamp = stamps[index]?.value
      if (stamp === undefined) return []
      const { at, factor } = stampParts(stamp)
      return (await firstRows(module, { at, factor }, true)) ?? []
    }),
  )
  return made.flat().flatMap(({ table, row }) => {
    if (!isTranslated(table)) return []
    const french = inFrench(table, row)
    const [is, should] = language === 'fr' ? [row, french] : [french, row]
    return [{ table, id: row.id, is, should }]
  })
}

/** Call in the reset's transaction. */
export async function translatePortal(db: CairnDb, translations: readonly Translation[]): Promise<void> {
  for (const [table, own] of Map.groupBy(translations, (one) => one.table)) {
    const stored = await db.table(table).bulkGet(own.map(({ id }) => id))
    const others = own.flatMap(({ is, should }, index) => {
      const [before, after] = [stored[index], translated(stored[index], is, should)]
      return before === undefined || sameValue(before, after) ? [] : [after]
    })
    await db.table(table).bulkPut(others)
  }
}

/** A value with the words that are still those of the sample in the other language; what the person or time has changed stays. */
function translated(value: unknown, is: unknown, should: unknown): unknown {
  if (sameValue(value, is)) return should
  if (Array.isArray(value) && Array.isArray(is) && Array.isArray(should))
    return value.map((one) => {
      const index = is.findIndex((other) => isNamed(one) && isNamed(other) && other.id === one.id)
      return index === -1 ? one : translated(one, is[index], should[index])
    })
  if (isRecord(value) && isRecord(is) && isRecord(should))
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, key in is ? translated(one, is[key], should[key]) : one]),
    )
  return value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value)
const isNamed = (value: unknown): value is { readonly id: unknown } => isRecord(value) && value.id !== undefined
