// From the interest questions to Holland's six kinds of work, and to roles that are like them. For exploring: nothing is ranked by it.
import type { ProfilingAnswer } from '#contract/portal/profiling.ts'
import type { Riasec, Role } from '#contract/portal/skills.ts'

const KINDS = ['R', 'I', 'A', 'S', 'E', 'C'] as const
/** Of three questions a kind, so many must be answered. */
const ENOUGH = 2
const SHOWN = 6

/** 0 to 100 each; null where a kind has too few answers. */
export function riasecOf(answers: Readonly<Record<string, ProfilingAnswer>>): Riasec | null {
  const scores = KINDS.map((kind) => {
    const values = Object.entries(answers).flatMap(([id, { value }]) =>
      id.startsWith(`interest:${kind}:`) && typeof value === 'number' ? [value] : [],
    )
    if (values.length < ENOUGH) return undefined
    return Math.round((25 * values.reduce((sum, value) => sum + value - 1, 0)) / values.length)
  })
  const [R, I, A, S, E, C] = scores
  if (R === undefined || I === undefined || A === undefined) return null
  if (S === undefined || E === undefined || C === undefined) return null
  return { R, I, A, S, E, C }
}

/** The roles whose profile goes up and down as the interests do: the correlation of the two, the highest first. */
export function rolesLike(riasec: Riasec, roles: readonly Role[], without: readonly string[]) {
  return roles
    .filter(({ id }) => !without.includes(id))
    .map(({ id, title, riasec: own }) => ({ roleId: id, title, likeness: correlation(riasec, own) }))
    .filter(({ likeness }) => likeness > 0.5)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, SHOWN)
}

function correlation(one: Riasec, other: Riasec): number {
  const centred = (profile: Riasec) => {
    const mean = KINDS.reduce((sum, kind) => sum + profile[kind], 0) / KINDS.length
    return KINDS.map((kind) => profile[kind] - mean)
  }
  const [a, b] = [centred(one), centred(other)]
  const product = (x: readonly number[], y: readonly number[]) => x.reduce((sum, v, i) => sum + v * (y[i] ?? 0), 0)
  const spread = Math.sqrt(product(a, a) * product(b, b))
  return spread === 0 ? 0 : product(a, b) / spread
}
