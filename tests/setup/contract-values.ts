// Values that a contract's shape takes, for tests of random inputs: often at its limits, with the ids of rows that are there.
import type * as z from '#contract/zod.ts'
import { fc } from '#tests/setup/properties.ts'

type Any = fc.Arbitrary<unknown>

/** What there is of zod's own description of a shape. */
interface Definition {
  readonly type: string
  readonly shape?: Record<string, z.ZodMiniType>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly in?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
  readonly items?: readonly z.ZodMiniType[]
  readonly keyType?: z.ZodMiniType
  readonly valueType?: z.ZodMiniType
  readonly values?: readonly unknown[]
  readonly entries?: Record<string, string>
  readonly getter?: () => z.ZodMiniType
  readonly format?: string
  readonly pattern?: RegExp
  readonly coerce?: boolean
  readonly check?: string
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[]
}
interface Check {
  readonly check: string
  readonly minimum?: number
  readonly maximum?: number
  readonly length?: number
  readonly value?: number
  readonly format?: string
  readonly pattern?: RegExp
}

const DATES = ['2026-11-17T09:00:00.000Z', '2026-12-01T23:30:00.000+01:00', '2024-02-29T00:00:00.000Z']
const WORDS = [
  'team',
  'Élan',
  ' x ',
  '0',
  'constructor',
  '2026-11-17',
  '2019-04',
  '09:30',
  'a@b.example',
  '🙂',
  '#fff',
  'https://a.example/b',
]
/** The head of a picture of one by one. */
const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1,
])
const isIdName = (name: string) => /ids?$/i.test(name) || ['key', 'keys'].includes(name)
/** No list that is longer is made: a request holds 1 MB. */
const LONGEST_LIST = 250

/** The ids that a field of some name may hold. */
export type IdsOf = (field: string) => readonly string[]

/** @param ids of rows that there are */
export const valuesOf = (shape: z.ZodMiniType, ids: IdsOf, name = ''): Any => {
  const def = shape._zod.def as unknown as Definition
  const inner = (one: z.ZodMiniType | undefined, called = name): Any =>
    one ? valuesOf(one, ids, called) : fc.constant(null)
  const limit = (check: string, part: 'minimum' | 'maximum' | 'value' | 'length') =>
    def.checks?.map(({ _zod }) => _zod.def).find((one) => one.check === check)?.[part]
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape ?? {})
      const parts = Object.fromEntries(fields.map(([field, one]) => [field, inner(one, field)]))
      const isNeeded = (one: z.ZodMiniType) =>
        !['optional', 'default'].includes((one._zod.def as { type: string }).type)
      return fc.record(parts, {
        requiredKeys: fields.filter(([, one]) => isNeeded(one)).map(([field]) => field),
        noNullPrototype: true,
      })
    }
    case 'array': {
      const exact = limit('length_equals', 'length')
      const least = exact ?? limit('min_length', 'minimum') ?? 0
      const most = exact ?? limit('max_length', 'maximum') ?? 3
      const few = fc.array(inner(def.element), { minLength: least, maxLength: Math.max(least, Math.min(most, 3)) })
      if (most > LONGEST_LIST) return few
      const full = fc.array(inner(def.element), { minLength: most, maxLength: most })
      return fc.oneof({ weight: 9, arbitrary: few }, { weight: 1, arbitrary: full })
    }
    case 'string': {
      const checks = def.checks?.map(({ _zod }) => _zod.def) ?? []
      const pattern = def.pattern ?? checks.find((one) => one.pattern)?.pattern
      const format = def.format ?? checks.find((one) => one.format)?.format
      const least = limit('min_length', 'minimum') ?? 0
      const most = Math.min(limit('max_length', 'maximum') ?? 50, 20_000)
      const usual = fc.constantFrom(...WORDS).map((word) => word.padEnd(least, 'x').slice(0, most))
      if (format === 'datetime') return fc.constantFrom(...DATES)
      if (isIdName(name)) return fc.oneof(fc.constantFrom(...ids(name)), fc.constantFrom('new-1', 'new-2', 'new-3'))
      const matching = pattern && matchingOf(pattern)
      const text = fc.oneof(
        { weight: 6, arbitrary: matching ?? usual },
        { weight: 1, arbitrary: fc.constantFrom('x'.repeat(most), 'é'.repeat(least), ...DATES) },
        { weight: 1, arbitrary: usual },
      )
      const fitting = ['', ...WORDS, ...DATES].find((word) => shape.safeParse(word).success)
      return text.map((word) => (fitting === undefined || shape.safeParse(word).success ? word : fitting))
    }
    case 'number': {
      const isWhole = [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)].some(
        (one) => one.check === 'number_format',
      )
      const least = limit('greater_than', 'value') ?? -1e6
      const most = limit('less_than', 'value') ?? 1e9
      const number = fc.oneof(
        fc.constantFrom(...[least, most, 0, 1, 2].filter((one) => one >= least && one <= most)),
        fc.integer({ min: Math.ceil(least), max: Math.floor(Math.min(most, least + 1000)) }),
        isWhole ? fc.constant(least) : fc.constant(Math.min(most, least + 0.125)),
      )
      return def.coerce ? number.map(String) : number
    }
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'union':
      return fc.oneof(...(def.options ?? []).map((one) => inner(one)))
    case 'nullable':
      return fc.oneof({ weight: 4, arbitrary: inner(def.innerType) }, { weight: 1, arbitrary: fc.constant(null) })
    case 'record':
      return fc.dictionary(inner(def.keyType, 'id') as fc.Arbitrary<string>, inner(def.valueType), {
        maxKeys: 4,
        noNullPrototype: true,
      })
    case 'tuple':
      return fc.tuple(...(def.items ?? []).map((one) => inner(one)))
    case 'pipe':
      return inner(def.in)
    case 'lazy':
      return fc.oneof({ maxDepth: 3 }, fc.constant([]), inner(def.getter?.()))
    case 'file':
      return fc.constantFrom(
        new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }),
        new File([PNG], 'a.png', { type: 'image/png' }),
        new File([], 'nothing.txt', { type: 'text/plain' }),
      )
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 2 })
    case 'null':
      return fc.constant(null)
    default:
      if (def.innerType) return inner(def.innerType)
      throw new Error(`No values of the shape ${def.type}`)
  }
}

/** @returns undefined where fast-check does not know some of the pattern's syntax */
function matchingOf(pattern: RegExp): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(pattern)
  } catch {
    return undefined
  }
}
