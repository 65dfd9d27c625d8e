// Merges two changes of one profile: what was changed here, and what was stored meanwhile. Pure; used by use-profile-edit.ts.
import type { ProfilePatch } from '#contract/portal/profile-shapes.ts'
import type { ResumeContent } from '#contract/portal/resume.ts'

/** A field that both have changed, each to something else. */
export interface Clash {
  /** A section, then an entry's id and a field; of `basics` the field. */
  readonly path: readonly string[]
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merged {
  readonly content: ResumeContent
  readonly clashes: readonly Clash[]
}

interface Sides {
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/**
 * Field by field, entry by entry. An entry that one side removed and the other changed stays.
 * @param base what both changes started from
 * @param winner whose value wins a clash
 */
export function mergeContents(
  base: ResumeContent,
  mine: ResumeContent,
  theirs: ResumeContent,
  winner: 'mine' | 'theirs' = 'mine',
): Merged {
  const clashes: Clash[] = []
  const merge = ({ base, mine, theirs }: Sides, path: readonly string[]): unknown => {
    if (isSame(mine, base)) return theirs
    if (isSame(theirs, base) || isSame(mine, theirs)) return mine
    if (isList(base) && isList(mine) && isList(theirs)) return mergeLists({ base, mine, theirs }, path)
    if (isFields(mine) && isFields(theirs)) {
      const before = isFields(base) ? base : {}
      const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
      const one = (name: string) =>
        merge({ base: before[name], mine: mine[name], theirs: theirs[name] }, [...path, name])
      return Object.fromEntries(names.map((name) => [name, one(name)]))
    }
    clashes.push({ path, mine, theirs })
    return winner === 'mine' ? mine : theirs
  }
  const mergeLists = (
    { base, mine, theirs }: Readonly<Record<keyof Sides, readonly Entry[]>>,
    path: readonly string[],
  ): Entry[] => {
    const [before, own, others] = [byId(base), byId(mine), byId(theirs)]
    const hasMoved = !isSame(idsIn(mine, others), idsIn(theirs, own))
    const ids = [...new Set(hasMoved ? [...own.keys(), ...others.keys()] : [...others.keys(), ...own.keys()])]
    return ids.flatMap((id): Entry[] => {
      const [was, here, there] = [before.get(id), own.get(id), others.get(id)]
      if (here && there) return [merge({ base: was, mine: here, theirs: there }, [...path, id]) as Entry]
      const left = here ?? there
      const isRemoved = was !== undefined && isSame(left, was)
      return left && !isRemoved ? [left] : []
    })
  }
  const content = merge({ base, mine, theirs }, []) as ResumeContent
  return { content, clashes }
}

/** What makes `from` become `to`. */
export function patchBetween(from: ResumeContent, to: ResumeContent): ProfilePatch {
  const changed = <Part extends object>(before: Part, after: Part) =>
    Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof Part])))
  const { basics, ...sections } = to
  const { basics: was, ...before } = from
  const fields = changed(was, basics)
  return { ...changed(before, sections), ...(Object.keys(fields).length > 0 && { basics: fields }) }
}

type Fields = Readonly<Record<string, unknown>>
type Entry = Fields & { readonly id: string }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lines of text are one value: an entry has an id. */
const isList = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) && value.every((one) => isFields(one) && typeof one.id === 'string')

const byId = (list: readonly Entry[]) => new Map(list.map((entry) => [entry.id, entry]))

const idsIn = (list: readonly Entry[], others: ReadonlyMap<string, Entry>) =>
  list.flatMap(({ id }) => (others.has(id) ? [id] : []))

const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other)

/** The order of names has no meaning. */
const sorted = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
