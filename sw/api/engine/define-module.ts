// defineModule(): a domain's back end: its contract, tables, seed and one handler for each endpoint. A missing endpoint does not compile.
import type { Table } from 'dexie'
import type { AnswerOf, Api, BodyOf, EndpointShape, HandlerInput } from '#contract/define-api.ts'
import type { Language } from '#contract/shared.ts'
import type * as z from '#contract/zod.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import type { CairnDb } from './db.ts'
import type { FileStream } from './files/file-stream.ts'
import type { People } from './people/people.ts'
import type { Found } from './search/found.ts'

/** Carries the type of a table's rows. */
export interface TableShape<Row> {
  readonly row?: Row
  readonly shape?: z.ZodMiniType<Row>
}

/**
 * A table of the module; its indexes are in modules.ts, where they are known before the module is loaded.
 * @param shape what a row must be, whole, to be imported from a file (shell/workspace.ts)
 */
export const table = <Row extends { id: string }>(shape?: z.ZodMiniType<Row>): TableShape<Row> => ({ shape })

type TableShapes = Record<string, TableShape<{ id: string }>>

type TablesOf<Shapes extends TableShapes> = {
  readonly [Name in keyof Shapes]: Shapes[Name] extends TableShape<infer Row> ? Table<Row, string> : never
}

type SeedOf<Shapes extends TableShapes> = {
  readonly [Name in keyof Shapes]?: Shapes[Name] extends TableShape<infer Row> ? readonly Row[] : never
}

/** What a handler may use besides its input. In a write, `tables` belongs to the write's transaction: await nothing but them. */
export interface Context<Shapes extends TableShapes = TableShapes> {
  readonly tables: TablesOf<Shapes>
  readonly db: CairnDb
  /** ms since the epoch */
  readonly now: number
  readonly newId: () => string
  /** The people of this back end, each with a workspace of their own. */
  readonly people: People
  /** The caller, where their token is this portal's. */
  readonly userId: string | undefined
  /** Whose workspace is requested: theirs, whoever's token it is. */
  readonly owner: string | undefined
  /** The token that the request carries, whether or not it is good. */
  readonly token: string | undefined
  /** Of which session their token is, where it names one. */
  readonly sessionId: string | undefined
  /** What the asking browser calls itself; empty where that is not known. */
  readonly agent: string
  /** The language of the answer's texts, where they are translated: the request's `accept-language`. */
  readonly language: Language
  /**
   * Runs `work`, which changes nothing but derived tables (derived.ts), in a transaction over them and the module's own and read tables, after the
   * writes that wait already. For handlers that read. Does nothing where a newer build has changed the database.
   */
  maintain(work: () => Promise<void>): Promise<void>
  /** Whether the workspace is the sample person's (space.ts). */
  readonly isSample: boolean
  /** Every domain of the workspace, for what concerns them all. */
  readonly modules: readonly ModuleEntry[]
  /** Tells how far a long piece of work is; whoever made the back end may show it. */
  progress(done: number, total: number): void
}

/** What may be used before a write begins: no tables, since what they hold may change until it does. */
export type PrepareContext = Omit<Context, 'tables' | 'db' | 'maintain'> & {
  /** Rows of a table as they are stored before the write begins. */
  stored(table: string, keys: readonly string[]): Promise<readonly unknown[]>
}

/** An answer with a status of its own. */
export class Reply<Status extends number = number, Body = unknown> {
  readonly status: Status
  readonly body: Body
  constructor(status: Status, body: Body) {
    this.status = status
    this.body = body
  }
}

export const reply = <Status extends number, Body>(status: Status, body: Body) => new Reply(status, body)

type Replies<E extends EndpointShape> = {
  [Status in Extract<keyof E['answers'], number>]: Reply<Status, BodyOf<E, Status>>
}[Extract<keyof E['answers'], number>]

/** A large file may be answered while it is being made. */
type Answer<E extends EndpointShape> = AnswerOf<E> | Replies<E> | (E['answerType'] extends 'file' ? FileStream : never)

export type Handler<E extends EndpointShape, Shapes extends TableShapes, Prepared = undefined> = (
  input: HandlerInput<E>,
  context: Context<Shapes>,
  prepared: Prepared,
) => Answer<E> | Promise<Answer<E>>

type Handlers<Shapes extends Record<string, EndpointShape>, Tables extends TableShapes, Prepared> = {
  readonly [Name in keyof Shapes]: Handler<
    Shapes[Name],
    Tables,
    Name extends keyof Prepared ? Prepared[Name] : undefined
  >
}

type Prepares<Shapes extends Record<string, EndpointShape>, Prepared> = {
  readonly [Name in keyof Prepared]: Name extends keyof Shapes
    ? (input: HandlerInput<Shapes[Name]>, context: PrepareContext) => Promise<Prepared[Name]>
    : never
}

type Rows = Record<string, readonly { id: string }[]>

/** What the registry and the engine see of a module. */
export interface Module {
  readonly api: Api
  readonly tables: TableShapes
  readonly seed: ((now: number, factor: number) => Rows | Promise<Rows>) | undefined
  /** `all`: its writes may touch every module's tables (the change log alone). */
  readonly scope: 'own' | 'all'
  /** Endpoints before which every domain is seeded. */
  readonly seedsAll: ReadonlySet<string>
  /** Tables whose first rows the app cannot do without. */
  readonly structure: ReadonlySet<string>
  readonly backup: Readonly<Record<string, BackupRule>>
  readonly found: Found
  readonly prepare: Record<string, (input: never, context: PrepareContext) => Promise<unknown>>
  readonly finish: Record<string, (context: PrepareContext) => Promise<void>>
  readonly handlers: Record<string, (input: never, context: Context<never>, prepared: never) => unknown>
}

/** Why a table is in no backup, or which of its rows are in one. */
export type BackupRule<Row = never> = string | ((row: Row) => boolean)

interface Definition<Shapes extends Record<string, EndpointShape>, Tables extends TableShapes, Prepared> {
  /** As in modules.ts. */
  readonly tables: Tables
  /**
   * The first rows, a pure function of the time of the first run (ms since the epoch) and of how many times as many there shall be (1 for people,
   * more for measuring). It imports its content by `await import('#seed/…')`: once it is planted, it is never loaded again.
   */
  readonly seed?: (now: number, factor: number) => SeedOf<Tables> | Promise<SeedOf<Tables>>
  /** Tables whose first rows the app cannot do without, such as a mailbox's folders: a workspace that is emptied keeps those. */
  readonly structure?: readonly (keyof Tables & string)[]
  /**
   * By table, why it is in no backup, or which of its rows are. Without a rule a backup has all rows of an app, and of a portal's domain the rows of the
   * person (shell/workspace/backup-tables.ts).
   */
  readonly backup?: {
    readonly [Name in keyof Tables]?: Tables[Name] extends TableShape<infer Row> ? BackupRule<Row> : never
  }
  /** What its rows are shown as where a search finds them: of each table that its card has under `searched`. */
  readonly found?: Found
  readonly scope?: 'own' | 'all'
  /** Endpoints that concern every domain's rows: all are seeded before they are called. */
  readonly seedsAll?: readonly (keyof Shapes & string)[]
  /**
   * By endpoint, what must be awaited before its transaction: a file's bytes, an unpacked archive, a digest. The handler gets what it resolves to as its
   * third argument. It may throw a BadInputError; what was sent twice is prepared twice. Stands before `handlers`, whose types follow from it.
   */
  readonly prepare?: Prepares<Shapes, Prepared>
  /** By endpoint, what is done after its transaction and before its answer, where that is a success: what one transaction cannot do. */
  readonly finish?: { readonly [Name in keyof Shapes]?: (context: PrepareContext) => Promise<void> }
  readonly handlers: Handlers<Shapes, Tables, Prepared>
}

/** Binds a contract to its tables, seed and handlers. Register the result in modules.ts. */
export function defineModule<
  Shapes extends Record<string, EndpointShape>,
  Tables extends TableShapes,
  Prepared extends { readonly [Name in keyof Shapes]?: unknown } = Record<never, never>,
>(api: Api<Shapes>, definition: Definition<Shapes, Tables, Prepared>): Module {
  return {
    api: api as unknown as Api,
    tables: definition.tables,
    seed: definition.seed as Module['seed'],
    scope: definition.scope ?? 'own',
    seedsAll: new Set(definition.seedsAll ?? []),
    structure: new Set(definition.structure ?? []),
    backup: (definition.backup ?? {}) as Module['backup'],
    found: definition.found ?? {},
    prepare: (definition.prepare ?? {}) as unknown as Module['prepare'],
    finish: (definition.finish ?? {}) as unknown as Module['finish'],
    handlers: definition.handlers as unknown as Module['handlers'],
  }
}
