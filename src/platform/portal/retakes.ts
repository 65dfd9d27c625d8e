// From when on a skill can be evaluated again: an evaluation that was taken closes it for some days, and until then nothing offers it.
// @chunk evaluation-shapes
import { useQuery } from '@tanstack/react-query'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { EvaluableSkill } from '#contract/portal/evaluation-shapes.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const retakesOf = (all: readonly EvaluableSkill[]): ReadonlyMap<string, string> =>
  new Map(all.flatMap(({ skill, retakeAt }) => (retakeAt ? [[skill.id, retakeAt]] : [])))

/** @returns by skill, for those that are closed now; undefined until it is known. Where it cannot be known, none is: the evaluation reports it itself. */
export function useRetakes(): ReadonlyMap<string, string> | undefined {
  const { data, isError } = useQuery({ ...apiQuery(evaluationApi.endpoints.skills, {}), select: retakesOf })
  return data ?? (isError ? new Map() : undefined)
}
