// All jobs in memory, with the columns of the matching engine and the index of their words; brought up to date with the database at each use.
import type { CompanyDetail } from '#contract/portal/company-shapes.ts'
import type { JobRow } from '#contract/portal/job-shapes.ts'
import type { Role, Skill } from '#contract/portal/skills.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { nextTask } from '#sw/api/engine/next-task.ts'
import type { QueuedJobs } from '#sw/api/portal/jobs/queue.ts'
import { JobConcepts } from './concepts.ts'
import { indexedJobOf } from './indexed-job.ts'
import { type MatchColumns, toColumns } from './match-columns.ts'
import { type FoundJobs, JobSearchIndex } from './search-index.ts'
import { jobTable } from './tables.ts'

export interface Catalogue {
  readonly jobs: readonly JobRow[]
  /** Indexes in `jobs` by id. */
  readonly indexById: ReadonlyMap<string, number>
  readonly columns: MatchColumns
  readonly skills: ReadonlyMap<string, Skill>
  readonly roles: ReadonlyMap<string, Role>
  readonly companies: ReadonlyMap<string, CompanyDetail>
}

interface Held extends Catalogue {
  /** The number of the last change that it knows. */
  readonly upTo: number
}

interface HeldIndex {
  readonly index: JobSearchIndex
  upTo: number
  /** How many jobs have changed since it was stored on the device. */
  unsaved: number
  /** How often it has changed. */
  steps: number
}

const catalogues = new WeakMap<CairnDb, Promise<Held>>()
const indexes = new WeakMap<CairnDb, Promise<HeldIndex>>()

/** Raised whenever the stored index is built in another way. */
const INDEX_VERSION = 2

/** One after another for each database, so that two calls do not both build. */
function next<Held>(
  held: WeakMap<CairnDb, Promise<Held>>,
  db: CairnDb,
  step: (before: Held | undefined) => Promise<Held>,
) {
  const before = held.get(db)
  const after = (before ?? Promise.resolve(undefined)).catch(() => undefined).then(step)
  held.set(db, after)
  after.catch(() => held.get(db) === after && held.delete(db))
  return after
}

/** The jobs as they are now. Call it outside a transaction. */
export const openCatalogue = (db: CairnDb): Promise<Catalogue> =>
  next(catalogues, db, async (before) => {
    const { upTo, ids } = await changedSince(db, before?.upTo)
    if (before && ids && ids.length === 0) return { ...before, upTo }
    const jobs = before && ids ? await patched(db, before, ids) : await jobTable(db).toArray()
    const [skills, roles, companies] = before
      ? [before.skills, before.roles, before.companies]
      : [await byId<Skill>(db, 'skills'), await byId<Role>(db, 'roles'), await byId<CompanyDetail>(db, 'companies')]
    const indexById = new Map(jobs.map(({ id }, index) => [id, index]))
    return { upTo, jobs, indexById, columns: toColumns(jobs), skills, roles, companies }
  })

async function byId<Row extends { id: string }>(db: CairnDb, table: string): Promise<ReadonlyMap<string, Row>> {
  return new Map((await db.table<Row>(table).toArray()).map((row) => [row.id, row]))
}

/** @returns the changed ids; undefined where it is not known any more what has changed */
async function changedSince(
  db: CairnDb,
  known: number | undefined,
): Promise<{ upTo: number; ids: string[] | undefined }> {
  const queue = db.table<QueuedJobs, number>('jobQueue')
  if (known === undefined) return { upTo: (await queue.orderBy('n').last())?.n ?? 0, ids: undefined }
  const rows = await queue.where('n').aboveOrEqual(known).toArray()
  if (rows[0]?.n !== known) return { upTo: rows.at(-1)?.n ?? (await queue.orderBy('n').last())?.n ?? 0, ids: undefined }
  return { upTo: rows.at(-1)?.n ?? known, ids: [...new Set(rows.slice(1).flatMap((row) => row.ids))] }
}

async function patched(db: CairnDb, before: Catalogue, ids: readonly string[]): Promise<JobRow[]> {
  const rows = await jobTable(db).bulkGet([...ids])
  const jobs: (JobRow | undefined)[] = [...before.jobs]
  for (const [index, id] of ids.entries()) {
    const known = before.indexById.get(id)
    if (known === undefined) jobs.push(rows[index])
    else jobs[known] = rows[index]
  }
  return jobs.filter((job) => job !== undefined)
}

/** How a caller lets others have their turn, and stores the index (`Context.maintain`). */
export interface Upkeep {
  readonly db: CairnDb
  maintain(work: () => Promise<void>): Promise<void>
}

/** The words of the jobs: what is stored on the device, with what has changed since; built where nothing is stored. */
export const findJobsByText = async (upkeep: Upkeep, text: string): Promise<FoundJobs> => {
  const { db } = upkeep
  const catalogue = await openCatalogue(db)
  const held = await next(indexes, db, async (before) => {
    const opened = before ?? (await storedIndex(db))
    const { upTo, ids } = await changedSince(db, opened?.upTo)
    if (opened && ids) {
      await updateIndex(opened, catalogue, ids)
      opened.upTo = upTo
      return opened
    }
    const index = new JobSearchIndex()
    await index.build(catalogue.jobs.values().map(indexedJobOf), nextTask)
    return { index, upTo, unsaved: Number.POSITIVE_INFINITY, steps: 0 }
  })
  // A twentieth is not worth writing all of it again. Nobody waits for it.
  if (held.unsaved > Math.max(20, catalogue.jobs.length / 20)) void keep(upkeep, held)
  return held.index.find(text, conceptsOf(catalogue))
}

const concepts = new WeakMap<Catalogue['skills'], JobConcepts>()

/** Made once for what the catalogue holds. */
function conceptsOf({ skills, roles, companies }: Catalogue): JobConcepts {
  const known = concepts.get(skills)
  if (known) return known
  const sectors = new Map(
    [...companies.values()].map(({ sector, sectorLabel }) => [sector, `${sectorLabel.en} ${sectorLabel.fr}`]),
  )
  const made = new JobConcepts(skills.values(), roles.values(), sectors)
  concepts.set(skills, made)
  return made
}

async function updateIndex(held: HeldIndex, catalogue: Catalogue, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const id of ids) {
    const job = catalogue.jobs[catalogue.indexById.get(id) ?? -1]
    if (job) held.index.put(indexedJobOf(job))
    else if (held.index.has(id)) held.index.discard(id)
  }
  held.unsaved += ids.length
  held.steps += 1
}

interface IndexHead {
  readonly id: 'head'
  readonly version: number
  readonly upTo: number
  /** Which writing it is of: two tabs may write at once. */
  readonly stamp: string
  readonly slices: number
  readonly head: Record<string, unknown>
}
type Slice = Parameters<JobSearchIndex['takeSlice']>[0]

const sliceId = (stamp: string, number: number): string => `slice ${stamp} ${number}`

async function storedIndex(db: CairnDb): Promise<HeldIndex | undefined> {
  const table = db.table<IndexHead | { readonly id: string; readonly slice: Slice }, string>('jobIndex')
  const head = (await table.get('head')) as IndexHead | undefined
  if (head?.version !== INDEX_VERSION) return undefined
  const index = new JobSearchIndex()
  for (let number = 0; number < head.slices; number += 1) {
    const row = (await table.get(sliceId(head.stamp, number))) as { readonly slice: Slice } | undefined
    if (!row) return undefined
    index.takeSlice(row.slice)
  }
  index.takeHead(head.head)
  return { index, upTo: head.upTo, unsaved: 0, steps: 0 }
}

/** Stores the index slice by slice; the head is stored last, and taken away first. What fails costs the next start some time, and nothing else. */
async function keep({ db, maintain }: Upkeep, held: HeldIndex): Promise<void> {
  const { upTo, steps } = held
  const stamp = `${performance.timeOrigin} ${performance.now()}`
  const table = db.table('jobIndex')
  const slices = held.index.slices()
  held.unsaved = 0
  try {
    await maintain(async () => {
      await table.clear()
    })
    let count = 0
    for (let step = slices.next(); ; step = slices.next()) {
      // What has changed meanwhile is in some of the slices only.
      if (held.steps !== steps) return
      if (step.done) {
        const head: IndexHead = { id: 'head', version: INDEX_VERSION, upTo, stamp, slices: count, head: step.value }
        await maintain(async () => {
          await table.put(head)
          // The last one stays: by it others see that they have missed nothing.
          await db.table('jobQueue').where('n').below(upTo).delete()
        })
        return
      }
      const row = { id: sliceId(stamp, count), slice: step.value }
      await maintain(async () => {
        await table.put(row)
      })
      count += 1
      await nextTask()
    }
  } catch (error) {
    held.unsaved = Number.POSITIVE_INFINITY
    // One that was closed meanwhile, as for a newer build, stores nothing more.
    if (db.isOpen()) console.warn('The index of the jobs could not be kept', error)
  }
}
