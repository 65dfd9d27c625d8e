// What a program finds in its sandbox besides the language, and what writes its values: read by QuickJS, never by the page. It is evaluated before the program and
// saves the built-ins that it needs, so that a program that changes them changes nothing here.

/** How many lines of a program's output are stored, and how many letters of a line. */
const LINES = 20
const LETTERS = 200

/** Its value is `{ write, printed }`. */
export const SANDBOX_PRELUDE = `(() => {
  const { stringify } = JSON
  const { isArray, from } = Array
  const { keys } = Object
  const { isFinite } = Number
  const text = String
  const write = (value, above) => {
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return stringify(value)
    if (typeof value === 'number') return isFinite(value) ? text(value + 0) : text(value)
    if (typeof value === 'bigint') return text(value) + 'n'
    if (typeof value === 'function') return 'function ' + value.name
    if (typeof value !== 'object') return text(value)
    if (above.includes(value) || above.length > 8) return '…'
    const inner = (one) => write(one, [...above, value])
    if (isArray(value)) return '[' + from(value, inner).join(', ') + ']'
    if (value instanceof Error) return value.name + ': ' + value.message
    if (value instanceof Map) return 'Map ' + inner([...value])
    if (value instanceof Set) return 'Set ' + inner([...value])
    if (value instanceof Date) return 'Date ' + (isFinite(value.getTime()) ? value.toISOString() : 'invalid')
    if (value instanceof Promise) return 'Promise'
    const own = keys(value).filter((key) => value[key] !== undefined)
    return '{' + own.map((key) => stringify(key) + ': ' + inner(value[key])).join(', ') + '}'
  }
  const printed = []
  const print = (...parts) => {
    const line = parts.map((part) => (typeof part === 'string' ? part : write(part, []))).join(' ')
    if (printed.length < ${LINES}) printed.push(line.slice(0, ${LETTERS}))
  }
  globalThis.console = { log: print, info: print, warn: print, error: print, debug: print }
  return { write: (value) => write(value, []), printed: () => stringify(printed) }
})()`
