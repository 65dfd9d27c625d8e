// Merges two changes of one checklist: what was changed here, and what was stored meanwhile. Line by line, each line field by field.
// @chunk note

export interface Line {
  readonly id: string
  readonly content: string
  readonly completed: boolean
}

/**
 * A line that only one side has added, changed or moved is as that side has it. One that a side deleted and the other changed stays.
 * @param base what both changes started from
 * @param mine whose word is where both changed the same
 */
export function mergeLines(base: readonly Line[], mine: readonly Line[], theirs: readonly Line[]): Line[] {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)]
  const mergedById = new Map<string, Line>()
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const line = merged(before.get(id), own.get(id), other.get(id))
    if (line) mergedById.set(id, line)
  }
  const [order, rest] = isMoved(before, mine) ? [mine, theirs] : [theirs, mine]
  const ids = order.flatMap(({ id }) => (mergedById.has(id) ? [id] : []))
  let last = -1
  for (const { id } of rest) {
    const at = ids.indexOf(id)
    if (at >= 0) last = at
    else if (mergedById.has(id)) {
      last += 1
      ids.splice(last, 0, id)
    }
  }
  return ids.flatMap((id) => mergedById.get(id) ?? [])
}

/** The lines that are new or other than they were. */
export function changedLines(before: readonly Line[], after: readonly Line[]): Line[] {
  const known = byId(before)
  return after.filter((line) => !isSame(known.get(line.id), line))
}

export const isSame = (one: Line | undefined, other: Line): boolean =>
  one !== undefined && one.content === other.content && one.completed === other.completed

const byId = (lines: readonly Line[]): Map<string, Line> => new Map(lines.map((line) => [line.id, line]))

function merged(base: Line | undefined, mine: Line | undefined, theirs: Line | undefined): Line | undefined {
  const one = mine ?? theirs
  if (!one) return undefined
  // Deleted on one side: gone, unless the other side has added or changed it.
  if (!mine || !theirs) return base && isSame(base, one) ? undefined : one
  return {
    id: one.id,
    content: mine.content === base?.content ? theirs.content : mine.content,
    completed: mine.completed === base?.completed ? theirs.completed : mine.completed,
  }
}

/** Whether the lines that were there before are in another sequence. */
function isMoved(before: ReadonlyMap<string, Line>, lines: readonly Line[]): boolean {
  const order = [...before.keys()]
  const indexes = lines.map(({ id }) => order.indexOf(id)).filter((position) => position >= 0)
  return indexes.some((position, index) => position < (indexes[index - 1] ?? 0))
}
