// A body that a call takes, made from its JSON schema, with somebody else's ids wherever one fits.
import type { Chance } from './inputs/chance.ts'

export interface Schema {
  readonly type?: string
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
}

export const oneOfThem = <Item>(items: readonly Item[], chance: Chance): Item =>
  items[chance.below(items.length)] as Item

/** @param id another of their ids, each time */
export function bodyFor(root: Schema, chance: Chance, id: () => string): unknown {
  const of = (schema: Schema, depth: number): unknown => {
    const { $ref, enum: values, anyOf, oneOf, allOf, properties = {}, required = [], items } = schema
    if ($ref) return of(root.$defs?.[$ref.split('/').at(-1) ?? ''] ?? root, depth + 1)
    if ('const' in schema) return schema.const
    if (values) return oneOfThem(values, chance)
    const choices = anyOf ?? oneOf
    if (choices) return of(oneOfThem(choices, chance), depth + 1)
    if (allOf) return Object.assign({}, ...allOf.map((one) => of(one, depth + 1)))
    if (schema.type === 'array') {
      const length = Math.max(schema.minItems ?? 0, depth > 6 ? 0 : 1 + chance.below(2))
      return Array.from({ length }, () => of(items ?? {}, depth + 1))
    }
    if (schema.type === 'object') {
      const names = Object.keys(properties).filter(
        (name) => required.includes(name) || (depth < 6 && chance.below(2) === 0),
      )
      return Object.fromEntries(names.map((name) => [name, of(properties[name] ?? {}, depth + 1)]))
    }
    if (schema.type === 'boolean') return chance.below(2) === 0
    if (schema.type === 'number' || schema.type === 'integer')
      return Math.min(schema.maximum ?? 5, Math.max(schema.minimum ?? 0, chance.below(5)))
    if (schema.type === 'null') return null
    return schema.format === 'date-time' ? '2026-11-18T09:00:00.000Z' : schema.format === 'date' ? '2026-11-18' : id()
  }
  return of(root, 0)
}
