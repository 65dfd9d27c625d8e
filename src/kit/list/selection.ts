// Which rows are selected, as pure data: some by their keys, or all that match but for some. Used by use-selection.ts.
// @chunk lists

export interface Selected {
  /** All that match, but for `keys`, read or not; else `keys` alone. */
  readonly isAll: boolean
  readonly keys: ReadonlySet<string>
}

export const NOTHING: Selected = { isAll: false, keys: new Set() }
export const ALL: Selected = { isAll: true, keys: new Set() }

export const hasKey = ({ isAll, keys }: Selected, key: string): boolean => keys.has(key) !== isAll

/** @param count of all that match */
export const sizeOf = ({ isAll, keys }: Selected, count: number): number =>
  isAll ? Math.max(0, count - keys.size) : keys.size

export function toggled({ isAll, keys }: Selected, key: string): Selected {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return { isAll, keys: next }
}

/** With these selected too. */
export function withKeys({ isAll, keys }: Selected, more: readonly string[]): Selected {
  if (!isAll) return { isAll, keys: new Set([...keys, ...more]) }
  return { isAll, keys: keys.difference(new Set(more)) }
}
