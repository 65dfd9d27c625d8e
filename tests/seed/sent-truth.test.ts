// What Alex has sent could have been sent: the form takes it, and the employer chooses in the way that it says.
import { expect, test } from 'vitest'
import { questionProblem } from '#contract/portal/question-problem.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { makeJobs } from '#seed/career/jobs.ts'
import { namedJobs } from '#seed/career/named-jobs.ts'
import { seedTasks } from '#seed/tasks.ts'

test.each([Date.UTC(2026, 10, 17, 9), Date.UTC(2027, 1, 28, 22)])(
  'a sent application answers what the form needs and nothing else, and has a letter only where one is taken (%i)',
  (now) => {
    const { texts } = makeJobs(now, namedJobs.length)
    const { applications } = seedApplications(now)
    expect(applications.length).toBeGreaterThan(15)
    for (const { jobId, answers, coverLetter, documents } of applications) {
      const text = texts.find(({ id }) => id === jobId)
      const questions = text?.questions ?? []
      const problems = questions.map((question) => questionProblem(question, answers[question.id]))
      expect(problems, jobId).toEqual(questions.map(() => undefined))
      expect(
        Object.keys(answers).filter((id) => !questions.some((question) => question.id === id)),
        jobId,
      ).toEqual([])
      expect(coverLetter === '' || text?.coverLetter !== 'none', jobId).toBe(true)
      for (const wanted of text?.documents ?? [])
        expect(!wanted.required || documents.some(({ kind }) => kind === wanted.kind), jobId).toBe(true)
    }
  },
)

const NOW = Date.UTC(2026, 10, 17, 9)

test('who was sent a case applied where one is sent, and a task of a case is of such an employer', () => {
  const { applications } = seedApplications(NOW)
  const withCase = applications.filter(({ jobSnapshot: { process } }) =>
    process.some(({ kind }) => kind === 'assessment'),
  )
  for (const { jobId, events } of applications)
    if (events.some(({ to }) => to === 'assessment')) expect(withCase.map((one) => one.jobId)).toContain(jobId)
  const mentioned = seedTasks(NOW).flatMap(({ title }) => /^Case study for (.+)$/.exec(title)?.[1] ?? [])
  expect(mentioned.length).toBeGreaterThan(0)
  for (const company of mentioned)
    expect(withCase.map(({ jobSnapshot }) => jobSnapshot.company.name)).toContain(company)
})
