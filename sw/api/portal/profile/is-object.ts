// What a file's text may hold at any place: an object with fields, and no list.
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
