// Which level is required of a person in a skill, and by what: the job offer that they came from, else their target roles.
import { useQuery } from '@tanstack/react-query'
import type { AskedLevel, EvaluableSkill } from '#contract/portal/evaluation-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { evaluationQueries } from './queries.ts'

export interface RequiredLevel {
  readonly level: AskedLevel
  /** The job's title; undefined where it is the target roles. */
  readonly by: string | undefined
}

/** Undefined where nothing requires more than everybody has; `isPending` until the job is known. */
export function useRequiredLevel(
  skillId: string,
  target: EvaluableSkill['target'] | undefined,
  jobId: string | undefined,
): { readonly required: RequiredLevel | undefined; readonly isPending: boolean } {
  const say = useBilingual()
  const { data: job, isLoading } = useQuery({ ...evaluationQueries.job(jobId ?? ''), enabled: jobId !== undefined })
  const required = job?.skills.find((one) => one.skillId === skillId)?.level
  const level = required ?? target ?? 1
  const by = required === undefined || !job ? undefined : say(job.title)
  return { required: level === 1 ? undefined : { level, by }, isPending: isLoading }
}
