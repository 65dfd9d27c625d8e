// How long the questionnaire still takes.
import { expect, test } from 'vitest'
import type { Question } from '#contract/portal/profiling.ts'
import { minutesLeft } from '#portal/profiling/course.ts'

const question = (id: string, type: Question['type'], required = false) => ({ id, type, required }) as Question

test('time left: whole minutes for what is not settled, one at least, none where nothing is left', () => {
  const questions = [question('role', 'role', true), question('place', 'place'), question('mood', 'likert')]
  const given = { value: ['x'], skipped: null } as never
  const left = { value: null, skipped: 'private' } as never
  expect(minutesLeft(questions, {})).toBe(2)
  expect(minutesLeft(questions, { place: left })).toBe(1)
  // What has to be answered is not settled by leaving it out.
  expect(minutesLeft(questions, { role: left, place: left, mood: given })).toBe(1)
  expect(minutesLeft(questions, { role: given, place: left, mood: given })).toBe(0)
})
