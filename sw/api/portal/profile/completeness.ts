// What would make a profile do more, and what that would be.
import type { JobRow } from '#contract/portal/job-shapes.ts'
import type { CompletenessStep } from '#contract/portal/profile-shapes.ts'
import type { ResumeContent } from '#contract/portal/resume.ts'
import type { SkillClaim } from '#contract/portal/skills.ts'

export function completenessOf(
  { basics, work, education, languages }: ResumeContent,
  photo: string | null,
  claims: readonly SkillClaim[],
  jobs: readonly JobRow[],
): CompletenessStep[] {
  const step = (
    id: CompletenessStep['id'],
    isDone: boolean,
    effect: CompletenessStep['effect'],
    concerned = 0,
  ): CompletenessStep => ({ id, isDone, effect, jobs: isDone ? 0 : concerned })
  const isEvaluated = claims.some(({ source }) => source === 'evaluated' || source === 'badge')
  return [
    step('headline', basics.label !== '', 'applications'),
    step('summary', basics.summary !== '', 'applications'),
    step('contact', basics.email !== '' && basics.phone !== '', 'applications'),
    step('place', basics.location.city !== '', 'matching', jobs.filter(({ remote }) => remote !== 'full').length),
    step('work', work.length > 0, 'applications'),
    step('education', education.length > 0, 'applications'),
    step('languages', languages.length > 0, 'matching', jobs.filter((job) => job.languages.length > 0).length),
    step('claims', claims.length > 0, 'matching', jobs.length),
    step('evidence', isEvaluated, 'trust'),
    step('photo', photo !== null, 'trust'),
  ]
}
