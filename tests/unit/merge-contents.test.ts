// Two changes of one profile at once (portal API, B: 409): whatever only one side changed is preserved of both, and nothing is lost.
import { expect, test } from 'vitest'
import { patchContent } from '#contract/portal/profile-shapes.ts'
import { EMPTY_RESUME, type ResumeContent } from '#contract/portal/resume.ts'
import { mergeContents, patchBetween } from '#portal/profile/merge-contents.ts'

const language = (id: string, fluency = 'B1') => ({ id, language: id, fluency })
const base: ResumeContent = {
  ...EMPTY_RESUME,
  basics: { ...EMPTY_RESUME.basics, label: 'Analyst', phone: '1' },
  languages: [language('en'), language('fr'), language('pl')],
}

test('other fields and other entries are kept of both, and are what is left to be sent', () => {
  const mine = patchContent(base, {
    basics: { label: 'Planner' },
    languages: [language('en', 'C1'), ...base.languages.slice(1), language('de')],
  })
  const theirs = patchContent(base, { basics: { phone: '2' }, languages: [language('en'), language('pl')] })
  const { content, clashes } = mergeContents(base, mine, theirs)
  expect(clashes).toEqual([])
  expect(content.basics).toMatchObject({ label: 'Planner', phone: '2' })
  expect(content.languages).toEqual([language('en', 'C1'), language('pl'), language('de')])
  expect(patchBetween(theirs, content)).toEqual({ basics: { label: 'Planner' }, languages: content.languages })
})

test('the same field is a clash, whichever word stands; an entry that one removes and the other changes stays', () => {
  const mine = patchContent(base, { basics: { label: 'Planner' }, languages: [language('en', 'C1')] })
  const theirs = patchContent(base, {
    basics: { label: 'Driver' },
    languages: [language('en', 'C2'), language('fr'), language('pl', 'A1')],
  })
  const { content, clashes } = mergeContents(base, mine, theirs)
  expect(clashes.map(({ path }) => path.join('.'))).toEqual(['basics.label', 'languages.en.fluency'])
  expect([content.basics.label, content.languages]).toEqual(['Planner', [language('en', 'C1'), language('pl', 'A1')]])
  expect(mergeContents(base, mine, theirs, 'theirs').content).toMatchObject({
    basics: { label: 'Driver' },
    languages: [language('en', 'C2'), language('pl', 'A1')],
  })
})

test('what both changed alike is no clash; an order that was changed here stays', () => {
  const mine = patchContent(base, { basics: { label: 'Planner' }, languages: base.languages.toReversed() })
  const theirs = patchContent(base, { basics: { label: 'Planner' } })
  const { content, clashes } = mergeContents(base, mine, theirs)
  expect(clashes).toEqual([])
  expect(content.languages).toEqual(base.languages.toReversed())
})
