// When, how large and in which language the modules of a workspace were seeded, as `meta` has it.
import type { Language } from '#contract/shared.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import type { CairnDb } from './db.ts'

/**
 * When, how large and in which language a module was seeded: what its rows follow from. A bare number is the time alone, the factor 1, and English. The
 * factor 0 means the rows that the app cannot do without (`structure`, define-module.ts).
 */
export type SeedStamp = number | SeedParts
export interface SeedParts {
  readonly at: number
  readonly factor: number
  /** English where it is not specified. */
  readonly language?: Language
}

export interface PlannedRow {
  readonly table: string
  readonly row: { readonly id: string }
}

/** Under this key `meta` may hold the factor of the next seeds. */
export const SEED_FACTOR = 'seedFactor'
/** Under this key `meta` holds the language of the workspace's samples. */
export const SEED_LANGUAGE = 'seedLanguage'

export interface Begun {
  readonly stamp: SeedStamp
  /** How many rows are there, and how many derivations are done, which come when all rows are. */
  readonly done: number
}

/** Whether a module's samples are content of the workspace, which a person may do without; those of the portal's domains are what the portal has. */
export const isContent = ({ isSecret, name }: Pick<ModuleEntry, 'isSecret' | 'name'>): boolean =>
  !isSecret && name !== 'user'

/** The time in ms since the epoch, the factor and the language. */
export const stampParts = (stamp: SeedStamp): SeedParts =>
  typeof stamp === 'number' ? { at: stamp, factor: 1 } : stamp
export const stampFor = ({ at, factor, language }: SeedParts): SeedStamp =>
  language === 'fr' ? { at, factor, language } : factor === 1 ? at : { at, factor }

/** When and how large the modules of these tables were seeded, by module. */
export async function seedTimes(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  tables: ReadonlySet<string>,
): Promise<Record<string, SeedStamp>> {
  const concerned = modules.filter((module) => Object.keys(module.tables).some((name) => tables.has(name)))
  const stamps = await db.meta.bulkGet(concerned.map(stampOf))
  return Object.fromEntries(
    concerned.flatMap(({ name }, index) => (stamps[index] ? [[name, stamps[index].value as SeedStamp]] : [])),
  )
}

/** The key of `meta` that has when and how large a module was seeded ... */
export const stampOf = ({ name }: Pick<ModuleEntry, 'name'>): string => `seeded ${name}`
/** ... and how far its seed is, while it is not whole. */
export const beginningOf = ({ name }: Pick<ModuleEntry, 'name'>): string => `seeding ${name}`
