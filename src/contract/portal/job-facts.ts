// What of a job is compared from one look to the next: what is told when it changes.
import type { JobChange, JobRow } from '#contract/portal/job-shapes.ts'

export const jobFacts = (job: JobRow): Record<JobChange['field'], unknown> => ({
  title: job.title,
  salary: job.salary,
  validThrough: job.validThrough,
  remote: { remote: job.remote, daysOnSite: job.daysOnSite },
  location: job.location.city,
  contract: job.contract,
  workTimePct: job.workTimePct,
  skills: job.skills.map(({ skillId, level, must }) => ({ skillId, level, must })),
  languages: job.languages,
  openings: job.openings,
  status: job.status,
})
