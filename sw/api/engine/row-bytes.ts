// Bytes among the fields of rows: taken out where rows are stored as a copy (the change log, the journal), and put back. One place for both.

type Row = Record<string, unknown>
export type Bytes = Uint8Array<ArrayBuffer>

/** What a stored row has for bytes that are stored elsewhere. */
interface BytesElsewhere {
  /** The name that they are stored under; empty where they are not stored. */
  readonly $bytes: string
}

/**
 * The row without its bytes; the row itself where it has none.
 * @param keep is given the bytes of each field, and returns the name that they are stored under
 */
export function takeBytesOut<R extends Row | undefined>(row: R, keep: (bytes: Bytes) => string): R {
  if (!row || !Object.values(row).some(isBytes)) return row
  const fields = Object.entries(row).map(([field, value]) => [field, isBytes(value) ? { $bytes: keep(value) } : value])
  return Object.fromEntries(fields)
}

/** The names under which a row's bytes are stored elsewhere. */
export const bytesOf = (row: Row | null | undefined): string[] =>
  Object.values(row ?? {})
    .filter(isElsewhere)
    .map(({ $bytes }) => $bytes)

/** The row with its bytes again. Undefined where some are not to be had. */
export function putBytesBack(row: Row, stored: ReadonlyMap<string, Bytes>): Row | undefined {
  const whole = { ...row }
  for (const [field, value] of Object.entries(row)) {
    if (!isElsewhere(value)) continue
    const bytes = stored.get(value.$bytes)
    if (!bytes) return undefined
    whole[field] = bytes
  }
  return whole
}

/** Whether two values of a row's field are the same: bytes by their bytes, anything else by its JSON. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (isBytes(a) || isBytes(b))
    return isBytes(a) && isBytes(b) && a.length === b.length && a.every((byte, index) => byte === b[index])
  return JSON.stringify(a) === JSON.stringify(b)
}

const isBytes = (value: unknown): value is Bytes => value instanceof Uint8Array

const isElsewhere = (value: unknown): value is BytesElsewhere =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<BytesElsewhere>).$bytes === 'string' &&
  Object.keys(value).length === 1
