import { expect, test } from 'vitest'
import { questionsLeft } from '#portal/skills/precision.ts'

const progress = { min: 8, max: 30, usual: 20, topics: [] }

test('so many questions are left as the bank usually takes, until three answers say more', () => {
  expect(questionsLeft({ ...progress, answered: 0, precision: 0 })).toBe(20)
  expect(questionsLeft({ ...progress, usual: 24, answered: 2, precision: 0.1 })).toBe(22)
  expect(questionsLeft({ ...progress, answered: 6, precision: 0.5 })).toBe(6)
  expect(questionsLeft({ ...progress, answered: 29, precision: 0.2 })).toBe(1)
})
