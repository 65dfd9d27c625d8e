// The whole workspace: taken out as one file, imported, reset, and how large it is.
import { extendApi } from '#contract/define-api.ts'
import { IsoDate } from '#contract/shared.ts'
import { samplesApi } from '#contract/shell/samples.ts'
import * as z from '#contract/zod.ts'

export const AppStatus = z.object({
  /** The domain's word. */
  api: z.string(),
  rows: z.number(),
  /** About how many bytes its rows take, estimated from some of them. */
  bytes: z.number(),
  /** When its samples came; null where it has not been opened yet. */
  seededAt: z.nullable(IsoDate),
  /** How many times as large as usual its samples were made. */
  factor: z.number(),
})
export type AppStatus = z.infer<typeof AppStatus>

export const WorkspaceStatus = z.object({
  apps: z.array(AppStatus),
  /** What the change log holds: as far back can be undone. `last`: the number of the newest change, which shows whether there were any since. */
  changes: z.object({ count: z.number(), oldest: z.nullable(IsoDate), last: z.number() }),
  /** When the workspace was last taken out whole, if ever. */
  exportedAt: z.nullable(IsoDate),
})
export type WorkspaceStatus = z.infer<typeof WorkspaceStatus>

/** How many refusals an import names for each table; the others are counted. */
export const REFUSALS_NAMED = 20

export const Refusal = z.object({
  /** The line in the table's file, from 1; null where it is the whole table. */
  line: z.nullable(z.number()),
  /** For the person, such as `title: Too big`. */
  reason: z.string(),
})
export type Refusal = z.infer<typeof Refusal>

/** What an import does to one table, or would do. The numbers are rows; what is not counted is as it was. */
export const ImportedTable = z.object({
  table: z.string(),
  /** Whose table it is; null where this build knows none of the name. */
  api: z.nullable(z.string()),
  /** How many the file has. */
  rows: z.number(),
  added: z.number(),
  changed: z.number(),
  /** In both and different, and left as they are here. */
  skipped: z.number(),
  /** Not in the file, and taken away. */
  removed: z.number(),
  refused: z.number(),
  refusals: z.array(Refusal),
})
export type ImportedTable = z.infer<typeof ImportedTable>

export const ImportReport = z.object({
  mode: z.enum(['dry-run', 'apply']),
  /** When the file was made. */
  madeAt: IsoDate,
  /** Whose career data the file has, where that is somebody else: they stay out. */
  otherOwner: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** How many entries of career data stay out: they are another person's, or a portal's server holds those of the person. */
  leftOut: z.number(),
  tables: z.array(ImportedTable),
})
export type ImportReport = z.infer<typeof ImportReport>

export const ResetReport = z.object({
  /** How many rows there were before, and are now. What comes when it is first needed is not counted. */
  before: z.number(),
  after: z.number(),
  /** False where there were too many rows to keep for an undo. */
  undoable: z.boolean(),
})
export type ResetReport = z.infer<typeof ResetReport>

/** The largest file that is taken in, in bytes. */
export const IMPORT_LIMIT = 64_000_000

export const workspaceApi = extendApi(samplesApi, {
  /**
   * One .zip: manifest, every table of the apps, the person's rows of the portal's domains, files, and readable formats beside (`readable=false`: without).
   * Nothing of another person is in it, and nothing that proves who one is.
   */
  export: {
    method: 'GET',
    path: 'workspace/export',
    query: z.object({ readable: z._default(z.enum(['true', 'false']), 'true') }),
    answerType: 'file',
    answers: { 200: z.file() },
  },
  /** The same with a copy of the data that a portal's server holds about the person (`settings/export`), which the page fetches. */
  exportWith: {
    method: 'POST',
    path: 'workspace/export',
    bodyType: 'form',
    body: z.object({
      portalFile: z.file().check(z.maxSize(IMPORT_LIMIT)),
      readable: z._default(z.enum(['true', 'false']), 'true'),
    }),
    answerType: 'file',
    answers: { 200: z.file() },
    effect: 'read',
  },
  /**
   * The same of the apps alone, for keeping on this device: what has been opened so far, without readable formats. It does not count as the workspace having been taken out.
   * Brought in again, it leaves apps alone that had not been opened.
   */
  snapshot: { method: 'GET', path: 'workspace/snapshot', answerType: 'file', answers: { 200: z.file() } },
  /**
   * Imports such a file, as one change that can be undone. `dry-run` reports what would be done. Rows that are here too and differ are left alone (`skip`) or
   * take the file's content (`replace`); rows that the file lacks stay (`keep`), or go from the tables that it has (`remove`). Career data come in for the person
   * whose backup it is, known by the address too, since an account that was made again has another id; evaluations are added and never changed. A file that is none, is
   * damaged or comes from a newer build is refused whole, with 400; rows and tables that do not fit are left out and named.
   */
  import: {
    method: 'POST',
    path: 'workspace/import',
    bodyType: 'form',
    body: z.object({
      file: z.file().check(z.maxSize(IMPORT_LIMIT)),
      mode: z._default(z.enum(['dry-run', 'apply']), 'dry-run'),
      strategy: z._default(z.enum(['skip', 'replace']), 'replace'),
      others: z._default(z.enum(['keep', 'remove']), 'keep'),
    }),
    answers: { 200: ImportReport },
  },
  /**
   * The samples of today in place of all that is there; who can sign in stays. One change that can be undone, unless there are or will be more rows than a
   * change holds: then nothing before can be undone any more, and the samples come when they are first needed.
   */
  reset: {
    method: 'POST',
    path: 'workspace/reset',
    body: z._default(
      z.object({
        /** How many times as many samples as usual, for measuring. 0: nothing but what the apps cannot do without, such as a mailbox's folders. */
        factor: z._default(z.int().check(z.gte(0), z.lte(1000)), 1),
      }),
      { factor: 1 },
    ),
    answers: { 200: ResetReport },
  },
  /**
   * Deletes the workspace with its change log, journal and snapshots, and forgets who signed in to it here: for an account that a portal's server has deleted.
   * Nothing of it can be undone.
   */
  forget: { method: 'DELETE', path: 'workspace/all', answers: { 200: z.literal(true) }, effect: 'read' },
  status: { method: 'GET', path: 'workspace/status', answers: { 200: WorkspaceStatus } },
})
