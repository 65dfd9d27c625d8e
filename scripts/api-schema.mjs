// Schemas of public/openapi.json as people read them: their types in words, and an example of each.

/** @typedef {{ [key: string]: any }} Schema @typedef {Record<string, Schema>} Shapes */

const entities = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })

/** @param {string} text */
export const escaped = (text) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** A text of the document, with its code and bold words as marks. @param {string} text */
export const prose = (text) =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

/** @param {string} ref */
export const nameOf = (ref) => ref.split('/').at(-1) ?? ''

/** What kind of value it is, as HTML. @param {Schema} schema @returns {string} */
export function typeOf(schema) {
  const { $ref, anyOf, type, items, prefixItems, additionalProperties } = schema
  if ($ref) return `<a href="#shape-${nameOf($ref)}">${nameOf($ref)}</a>`
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ')
  if (schema.enum) return `one of ${schema.enum.map(literal).join(', ')}`
  if ('const' in schema) return literal(schema.const)
  if (type === 'array' && prefixItems) return `list of ${prefixItems.map(typeOf).join(', ')}`
  if (type === 'array') return `list of ${typeOf(items ?? {})}${limitsOf(schema)}`
  if (type === 'object' && additionalProperties) return `object, by key: ${typeOf(additionalProperties)}`
  if (schema.format === 'binary') return 'file'
  return `${type === undefined ? 'any value' : [type].flat().join(' or ')}${limitsOf(schema)}`
}

/** @param {unknown} value */
const literal = (value) => `<code>${escaped(JSON.stringify(value))}</code>`

/** @param {Schema} schema */
function limitsOf(schema) {
  const { format, minimum, maximum, minLength, maxLength, maxItems, minItems } = schema
  const most = schema.default === undefined ? [] : [`default ${literal(schema.default)}`]
  return [
    ...(format && format !== 'binary' ? [format] : []),
    ...between(minimum, maximum, ''),
    ...between(minLength, maxLength, ' characters'),
    ...between(minItems, maxItems, ' entries'),
    ...most,
  ]
    .map((limit) => `, ${limit}`)
    .join('')
}

/** No number is without a bound in JavaScript; those bounds say nothing. @param {number | undefined} from @param {number | undefined} to @param {string} unit */
function between(from, to, unit) {
  const isBound = (/** @type {number | undefined} */ value) =>
    value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER
  if (isBound(from) && isBound(to)) return [`${from} to ${to}${unit}`]
  return isBound(from) ? [`at least ${from}${unit}`] : isBound(to) ? [`at most ${to}${unit}`] : []
}

/** The fields that a schema has of its own, or those of the entries of a list. @param {Schema} schema @returns {Schema | undefined} */
export function objectIn(schema) {
  if (schema.properties) return schema
  const inner = [schema.items, ...(schema.anyOf ?? [])].filter(Boolean)
  return inner.map(objectIn).find(Boolean)
}

const texts = /** @type {Record<string, string>} */ ({
  Bilingual: 'Text',
  Id: 'a1b2c3',
  IsoDate: '2026-11-17T09:00:00.000Z',
  PartialDate: '2026-11',
})

/** How deep an example goes: deeper arrays and objects are left empty. */
const deepest = 4

/** @param {Schema} schema @param {Shapes} shapes @param {number} [depth] @returns {unknown} */
export function exampleOf(schema, shapes, depth = 0) {
  const { $ref, anyOf, items, prefixItems, format } = schema
  const [type] = [schema.type].flat()
  if ($ref)
    return texts[nameOf($ref)] && nameOf($ref) !== 'Bilingual'
      ? texts[nameOf($ref)]
      : exampleOf(shapes[nameOf($ref)] ?? {}, shapes, depth)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined && typeof schema.default !== 'object') return schema.default
  if (anyOf) return exampleOf(anyOf[0], shapes, depth)
  if (prefixItems) return prefixItems.map((/** @type {Schema} */ one) => exampleOf(one, shapes, depth + 1))
  if (type === 'array') return depth >= deepest ? [] : [exampleOf(items ?? {}, shapes, depth + 1)]
  if (type === 'object') return objectExample(schema, shapes, depth)
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(1, minimumOf(schema))
  return format === 'date-time'
    ? texts.IsoDate
    : format === 'uuid'
      ? 'f81d4fae-7dec-4d1a-a765-00a0c91e6bf6'
      : textOf(schema)
}

/** @param {Schema} schema */
const minimumOf = ({ minimum = 0, maximum = 1 }) => (maximum < 1 ? maximum : minimum > 1 ? minimum : 0)

/** @param {Schema} schema */
function textOf({ pattern = '' }) {
  if (pattern.includes('@')) return 'alex.morgan@cairn.example'
  if (pattern.includes('data:image')) return 'data:image/png;base64,iVBORw0KGgo='
  return pattern.startsWith('^[A-Z][1-9]') ? 'B2' : 'text'
}

/** What is required; of a shape without anything that is, its first fields. @param {Schema} schema @param {Shapes} shapes @param {number} depth */
function objectExample({ properties = {}, required = [], additionalProperties }, shapes, depth) {
  if (additionalProperties) return { key: exampleOf(additionalProperties, shapes, depth + 1) }
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 3)
  if (depth >= deepest && names.length > 3) return {}
  return Object.fromEntries(
    names.map((/** @type {string} */ name) => [name, exampleOf(properties[name] ?? {}, shapes, depth + 1)]),
  )
}
