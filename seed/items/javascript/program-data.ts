/** Values of tasks with programs, and how they are written: as JSON with spaces, which is how the sandbox writes what a program gives. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue }

export function valueText(value: JsonValue): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(valueText).join(', ')}]`
  return `{${Object.entries(value)
    .map(([key, one]) => `${JSON.stringify(key)}: ${valueText(one)}`)
    .join(', ')}}`
}

/** A list with a line for each of what is in it, for what is long. */
export const linesText = (values: readonly JsonValue[]): string => `[\n  ${values.map(valueText).join(',\n  ')},\n]`

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value)
