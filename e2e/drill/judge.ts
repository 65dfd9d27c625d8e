// Compares what a device holds after a restart with what it held and acknowledged before.
import { modules } from '#sw/api/registry.ts'
import type { DeviceState, ReadChange, RowDigest } from './read-in-page.ts'
import type { ReportedAnswer } from './write-in-page.ts'

export interface Evidence {
  readonly before: DeviceState
  readonly after: DeviceState
  /** The answers that came, of the writes between the two. */
  readonly reported: readonly ReportedAnswer[]
  /** What each of these writes was, by its key. */
  readonly calls: ReadonlyMap<string, string>
  /** The database was deleted in between, and restored from the journal. */
  readonly isRestored: boolean
}

export type FaultKind = 'lost' | 'torn' | 'twice' | 'not journaled' | 'refused'

export interface Fault {
  readonly kind: FaultKind
  readonly what: string
}

/** The log keeps this many changes; an older one cannot be requested. */
const LOGGED = 2000

/**
 * - lost: an acknowledged change is not there, or a row is not as the last change left it.
 * - torn: rows, log and answers of one change do not agree: a part of it is there.
 * - twice: one key had several effects.
 * - not journaled: an acknowledged change is missing in the journal, and would be lost with the database.
 * - refused: a call was not answered as its contract says.
 */
export function judge(evidence: Evidence): Fault[] {
  const { after, reported } = evidence
  const refused = reported.filter(({ status }) => status !== 200)
  return [
    ...refused.map(({ key, status, text }) =>
      fault('refused', `${nameOf(evidence, key)}: ${status} ${text.slice(0, 200)}`),
    ),
    ...(evidence.isRestored ? lostFromJournal(evidence) : [...lostFromLog(evidence), ...torn(evidence)]),
    ...rowFaults(evidence),
    ...after.unfinished.map((name) => fault('torn', `the seed of ${name} is not whole`)),
  ]
}

const fault = (kind: FaultKind, what: string): Fault => ({ kind, what })
const nameOf = ({ calls }: Evidence, key: string): string => `${calls.get(key) ?? 'unknown'} (${key})`

const isJournaled = ({ journal }: DeviceState, seq: number): boolean =>
  seq <= journal.snapshot || journal.entries.some((entry) => entry.seq === seq)

/** The database is gone: what was acknowledged must have been in the journal. */
const lostFromJournal = (evidence: Evidence): Fault[] =>
  evidence.reported.flatMap(({ key, change }) =>
    change === '' || isJournaled(evidence.after, Number(change)) ? [] : [fault('lost', nameOf(evidence, key))],
  )

function lostFromLog(evidence: Evidence): Fault[] {
  const { after, reported, calls } = evidence
  const logged = new Map(after.changes.map((change) => [String(change.seq), change]))
  const replies = new Map(after.replies.map((reply) => [reply.key, reply]))
  return reported.flatMap(({ key, status, change }) => {
    const reply = replies.get(key)
    const isAnswered = status >= 400 || (reply?.status === status && reply.change === change)
    const isLogged =
      change === '' || Number(change) <= after.seq - LOGGED || logged.get(change)?.call === calls.get(key)
    if (!isAnswered || !isLogged) return [fault('lost', nameOf(evidence, key))]
    return change === '' || isJournaled(after, Number(change)) ? [] : [fault('not journaled', nameOf(evidence, key))]
  })
}

/** Each change has its answer, and is in the journal as in the log. */
function torn({ before, after }: Evidence): Fault[] {
  const since = after.changes.filter(({ seq }) => seq > before.seq)
  const answers = Map.groupBy(
    after.replies.filter(({ change }) => Number(change) > before.seq),
    ({ change }) => Number(change),
  )
  const logged = new Set(since.map(({ seq }) => seq))
  const numbers = Array.from({ length: after.seq - before.seq }, (_, index) => before.seq + 1 + index)
  return [
    ...since.flatMap(({ seq, call }) =>
      answers.has(seq) ? [] : [fault('twice', `change ${seq}, ${call}: no key has it as its effect`)],
    ),
    ...[...answers.keys()].flatMap((seq) =>
      logged.has(seq) ? [] : [fault('torn', `change ${seq} is answered and not logged`)],
    ),
    ...numbers.filter((seq) => !logged.has(seq)).map((seq) => fault('torn', `change ${seq} is counted and not logged`)),
    ...since.flatMap((change) => unlikeJournal(after, change)),
  ]
}

function unlikeJournal({ journal }: DeviceState, { seq, rows }: ReadChange): Fault[] {
  const entry = journal.entries.find((one) => one.seq === seq)
  if (!entry) return []
  const inJournal = new Map(entry.rows.map(([table, key, digest]) => [`${table} ${key}`, digest]))
  return rows.flatMap(([table, key, digest]) =>
    inJournal.get(`${table} ${key}`) === digest
      ? []
      : [fault('torn', `the journal of change ${seq} has another ${table} ${key}`)],
  )
}

/** Every row is as it was, or as the last change of it says. */
function rowFaults(evidence: Evidence): Fault[] {
  const { before, after } = evidence
  const changed = lastRows(evidence)
  const seededAnew = tablesSeededAnew(before, after)
  const tables = new Set([...Object.keys(before.rows), ...Object.keys(after.rows)])
  return [...tables].flatMap((table) => {
    const [was, is] = [before.rows[table] ?? {}, after.rows[table] ?? {}]
    const keys = new Set([...Object.keys(was), ...Object.keys(is), ...(changed.get(table)?.keys() ?? [])])
    return [...keys].flatMap((key) => {
      const last = changed.get(table)?.get(key)
      if (!last) {
        if (seededAnew.has(table)) return []
        const name = `${table} ${key}`
        const isSame = was[key] === is[key] && before.bytes[name] === after.bytes[name]
        return isSame ? [] : [fault('torn', `${name} differs, and no change says so`)]
      }
      if ((is[key] ?? null) === last.digest) return []
      const isAcknowledged = evidence.reported.some(({ change }) => change === String(last.seq))
      return [fault(isAcknowledged ? 'lost' : 'torn', `${table} ${key} is not as change ${last.seq} left it`)]
    })
  })
}

/** What the log, or the journal where the log is gone, says of each row that was changed, by table and key. */
function lastRows({ before, after, isRestored }: Evidence) {
  const found = new Map<string, Map<string, { readonly seq: number; readonly digest: string | null }>>()
  const add = (seq: number, rows: readonly RowDigest[]) => {
    for (const [table, key, digest] of rows) {
      const own = found.get(table) ?? new Map()
      found.set(table, own)
      own.set(key, { seq, digest })
    }
  }
  const { journal, changes } = after
  if (isRestored) add(journal.snapshot, journal.rows)
  for (const { seq, rows } of isRestored ? journal.entries : changes) if (seq > before.seq) add(seq, rows)
  return found
}

/** A domain that nobody has changed is not in the journal: its samples come anew. */
function tablesSeededAnew(before: DeviceState, after: DeviceState): Set<string> {
  const anew = modules.filter(({ name }) => before.stamps[name] !== after.stamps[name])
  return new Set(anew.flatMap(({ tables }) => Object.keys(tables)))
}
