// What was found, as the search box and the palette list it: groups of hits, of which each leads somewhere that this build has.
import type { SearchGroup } from '#contract/shell/search.ts'
import { places } from '#platform/places.ts'

export type GroupId = SearchGroup['id']

/** Jobs are found by the portal: see use-found-jobs.ts. */
export const JOBS = 'jobs'

/** From a UTF-16 code unit to behind another. */
export type Mark = readonly [from: number, to: number]

export interface Hit {
  /** Its own among all groups. */
  readonly key: string
  readonly group: string
  readonly id: string
  readonly title: string
  readonly marks: readonly Mark[]
  readonly link: string
  /** A heroicons name; a person has a picture in its place. */
  readonly icon: string
  readonly avatar?: string | null
  /** A line about it. */
  readonly detail?: string
  /** ISO 8601 */
  readonly at?: string | null
  /** Of a task. */
  readonly completed?: boolean
  /** Of a mail. */
  readonly starred?: boolean
}

export interface HitGroup {
  readonly id: string
  readonly label: string
  readonly hits: readonly Hit[]
  /** How many there are, of which `hits` are the best. */
  readonly total: number
}

/** The icon of a group: its place's. A group of no place, or of a newer build, has a document's. */
export const iconOf = (group: string): string => places.find(({ finds }) => finds?.includes(group))?.icon ?? 'document'

/**
 * In the sequence of the answer.
 * @param isRoute whether the product has such a path: what leads nowhere is left out
 */
export function hitGroups(groups: readonly SearchGroup[], isRoute: (path: string) => boolean): HitGroup[] {
  return groups.flatMap(({ id, label, results, total }) => {
    const hits = results.map((result) => hitOf(id, result)).filter(({ link }) => isRoute(pathOf(link)))
    return hits.length === 0 ? [] : [{ id, label, hits, total: hits.length === results.length ? total : hits.length }]
  })
}

export const pathOf = (link: string): string => link.split(/[?#]/)[0] ?? link

function hitOf(group: GroupId, result: SearchGroup['results'][number]): Hit {
  const { id, link, marks } = result
  const common = { key: `${group} ${id}`, group, id, link, marks }
  if ('name' in result) return { ...common, title: result.name, icon: iconOf(group), avatar: result.avatar }
  if ('completed' in result) return { ...common, title: result.title, icon: iconOf(group), completed: result.completed }
  if ('icon' in result) return { ...common, title: result.title, icon: result.icon }
  const { title, detail, at } = result
  return { ...common, title, icon: iconOf(group), detail, at, ...('starred' in result && { starred: result.starred }) }
}
