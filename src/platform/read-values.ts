// Reads what may be anything, a URL or a value from local storage, without the schema library: the first page does without it. Invalid values are undefined.

export type Reader<Value> = (value: unknown) => Value | undefined

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)

export const oneOf =
  <const Allowed extends readonly (string | number)[]>(allowed: Allowed): Reader<Allowed[number]> =>
  (value) =>
    allowed.find((one) => one === value || String(one) === value)

/** A whole number from `least`, or its text. */
export const wholeFrom =
  (least: number): Reader<number> =>
  (value) =>
    where(numberOf(value), (number) => Number.isSafeInteger(number) && number >= least)

/** A number between two, both among them, or its text. */
export const numberFrom =
  (least: number, most: number): Reader<number> =>
  (value) =>
    where(numberOf(value), (number) => number >= least && number <= most)

/** NaN where it is none. */
const numberOf = (value: unknown): number =>
  typeof value === 'string' && /^-?\d/.test(value) ? Number(value) : typeof value === 'number' ? value : Number.NaN

const where = (value: number, isAllowed: (value: number) => boolean) => (isAllowed(value) ? value : undefined)

/** An instant, as ISO 8601 text. */
export const instant: Reader<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

type Read<Readers> = {
  [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value | undefined : never
}

/**
 * The named values of an object, each by its reader; of what is no object there are none. What is not understood is there as undefined: the router lays what
 * a route reads over the URL as it came, and a name that were left out would keep its wrong value.
 */
export const valuesOf =
  <const Readers extends Record<string, Reader<string | number>>>(readers: Readers) =>
  (values: unknown): Read<Readers> => {
    const read: Record<string, unknown> = {}
    for (const [name, reader] of Object.entries(readers)) {
      read[name] = reader(Object(values)[name])
    }
    return read as Read<Readers>
  }
