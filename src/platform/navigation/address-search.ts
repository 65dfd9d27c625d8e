// The search of an address, as the router reads and writes it: every value is a text, as it is there. Numbers are made where they are read (read-values.ts).

/** The first value of each name. */
export function parseSearch(search: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(search)) values[name] ??= textOf(value)
  return values
}

/** @returns '' where no name has a value */
export function stringifySearch(values: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) search.set(name, written(String(value)))
  }
  const text = search.toString()
  return text && `?${text}`
}

/** Earlier builds wrote what JSON can read as JSON, `"2024"` for 2024; such addresses are stored in bookmarks and mails. */
function textOf(value: string): string {
  if (!value.startsWith('"')) return value
  try {
    const text: string = JSON.parse(value)
    JSON.parse(text)
    return text
  } catch {
    return value
  }
}

/** What would be taken for such an address is written as one. */
const written = (text: string): string => (textOf(text) === text ? text : JSON.stringify(text))
