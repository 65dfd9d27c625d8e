// Reads a list entry by entry where some entries break the contract, as those of a newer portal may: the others are shown.
import { type BadAnswerError, type Endpoint, parseAnswer } from '#contract/define-api.ts'

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }
type Fields = Readonly<Record<PropertyKey, unknown>>

/** What was reported, in this page. */
const reported = new Set<string>()

/**
 * @param refused what is thrown where something else than a whole entry does not fit
 * @returns the answer without the entries that do not fit, each reason reported once. Lists are the answer itself, its own fields and those of its groups: what
 * lies deeper is a part of one record, which would be stored without it by the next change.
 * @throws {BadAnswerError}
 */
export function readEntries(
  endpoint: Endpoint,
  status: number,
  body: unknown,
  refused: BadAnswerError,
  report: (line: string) => void = console.warn,
): unknown {
  const issues: readonly Issue[] = endpoint.answers[status]?.safeParse(body).error?.issues ?? []
  const odd = issues.map(({ path }) => entryAt(path, body))
  if (odd.length === 0 || odd.some((entry) => entry === undefined)) throw refused
  for (const { path, message } of issues) {
    const field = path.filter((part) => typeof part !== 'number').join('.')
    const line = `${endpoint.method} ${endpoint.path}: an entry was left out, ${field} ${message}`
    if (!reported.has(line)) report(line)
    reported.add(line)
  }
  const left = structuredClone(body)
  const once = new Map(odd.flatMap((entry) => (entry ? [[[...entry.list, entry.index].join(' '), entry]] : [])))
  // From the end, so that earlier indexes stay valid.
  for (const { list, index } of [...once.values()].sort((one, other) => other.index - one.index))
    listAt(left, list)?.splice(index, 1)
  return parseAnswer(endpoint, status, left)
}

/** Fields of an answer that hold lists of their own, and are no record that is ever stored again. */
const GROUPS: ReadonlySet<unknown> = new Set(['closingSoon', 'digest', 'facets', 'newMatches'])

/** The record in a list of the answer in which something is wrong. @returns undefined where it is in none */
function entryAt(path: readonly PropertyKey[], body: unknown) {
  const list = path.slice(
    0,
    Math.max(
      0,
      path.findIndex((part) => typeof part === 'number'),
    ),
  )
  const index = path[list.length]
  const isDeep = list.length > 1 && !(list.length === 2 && GROUPS.has(list[0]))
  if (typeof index !== 'number' || isDeep) return undefined
  // A list of records has no other entries; one of ids or words is a part of the record that it is in.
  const entries = listAt(body, list) ?? []
  const isOfRecords = list.length === 0 || entries.some((entry) => typeof entry === 'object')
  return isOfRecords ? { list, index } : undefined
}

function listAt(body: unknown, list: readonly PropertyKey[]): unknown[] | undefined {
  const found = list.reduce((at, name) => (at as Fields | null | undefined)?.[name], body)
  return Array.isArray(found) ? found : undefined
}
