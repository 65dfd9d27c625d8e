// What the form of an application lets through, the portal takes.
import { expect, test } from 'vitest'
import type { DraftFields } from '#contract/portal/application-drafts.ts'
import { JobQuestion, type JobTextRow } from '#contract/portal/job-shapes.ts'
import type { JobForm } from '#contract/portal/jobs.ts'
import { emptyDraft, isRefused, missingFields } from '#portal/career/apply/draft-checks.ts'
import { problemsOf } from '#sw/api/portal/applications/check.ts'
import { fc } from '#tests/setup/properties.ts'

const label = { en: 'Asked', fr: 'Demandé' }
const options = [
  { id: 'a', label },
  { id: 'b', label },
]
const question = fc.record({
  id: fc.constant('q'),
  type: fc.constantFrom(...JobQuestion.shape.type.options),
  required: fc.boolean(),
  label: fc.constant(label),
  options: fc.constant(options),
  maxLength: fc.constantFrom(null, 3),
})
const answer = fc.oneof(
  fc.constantFrom<DraftFields['answers'][string]>('', ' ', 'a', 'abcd', '4 weeks', '1e400', '2026-12-01', 'soon'),
  fc.boolean(),
  fc.integer(),
  fc.constantFrom<string[]>([], ['a'], ['a', 'x']),
)
const textOf = (questions: readonly unknown[]) =>
  ({ coverLetter: 'none', documents: [], questions }) as unknown as JobTextRow & JobForm

test('an answer that the portal would refuse is marked before it is sent, whatever the question', () => {
  fc.assert(
    fc.property(question, answer, (requested, given) => {
      const draft: DraftFields = { ...emptyDraft('r'), answers: { q: given } }
      const text = textOf([requested])
      const found = missingFields(draft, text, { documents: [], hasResumes: true })
      const application = { jobId: 'j', ...draft }
      const refused = problemsOf({ application, text, documents: [], hasResume: true })
      expect(found).toEqual(Object.keys(refused))
    }),
  )
})

test('what the portal refused is marked until it says something else', () => {
  const draft: DraftFields = { ...emptyDraft('r'), answers: { q: '4', p: 'x' } }
  const refused = { names: ['answers.q', 'resumeVersionId'], draft }
  const marked = (now: DraftFields) =>
    ['answers.q', 'answers.p', 'resumeVersionId'].filter((name) => isRefused(refused, now, name))
  expect(marked({ ...draft, answers: { ...draft.answers } })).toEqual(['answers.q', 'resumeVersionId'])
  expect(marked({ ...draft, resumeVersionId: 's', answers: { q: '5', p: 'x' } })).toEqual([])
})
