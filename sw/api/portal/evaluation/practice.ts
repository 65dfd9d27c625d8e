// What the page before a session shows: its rules, and an item to try the controls on.
import type { EvaluationRules } from '#contract/portal/evaluation-shapes.ts'
import { POCKET_SIZE } from './adaptive-engine.ts'
import type { LoadedBank } from './bank-store.ts'
import { RETAKE_DAYS, RETAKES_PER_YEAR } from './retakes.ts'
import { EXPIRY_HOURS, MAX_REPORTS, PILOTS, rulesOf } from './session-row.ts'

const ASKED_LEVELS = [2, 3, 4, 5] as const

export function rulesShown(bank: LoadedBank): EvaluationRules {
  const plain = { extraTime: 'none', readableFont: false, comfortableTarget: false } as const
  const { minItems, maxItems, targetSe } = rulesOf(bank, plain, 0, { seenFamilies: [] })
  return {
    minItems,
    maxItems,
    usualItems: bank.usual.items,
    usualMinutes: bank.usual.minutes,
    decisions: ASKED_LEVELS.map((level) => ({ level, ...bank.usual.decisions[level] })),
    pilots: PILOTS,
    targetSe,
    pocketSize: POCKET_SIZE,
    maxReports: MAX_REPORTS,
    retakeDays: RETAKE_DAYS,
    retakesPerYear: RETAKES_PER_YEAR,
    expiryHours: EXPIRY_HOURS,
  }
}

const minutes = (id: string, count: number) => ({ id, label: { en: `${count} minutes`, fr: `${count} minutes` } })

export const PRACTICE_ITEM = {
  stem: {
    en: 'A bus leaves the station at 9:40 and reaches the lake at 10:25. How long is it on the way?',
    fr: 'Un car quitte la gare à 9 h 40 et arrive au lac à 10 h 25. Combien de temps dure le trajet ?',
  },
  options: [minutes('a', 35), minutes('b', 45), minutes('c', 55), minutes('d', 85)],
  rightOptionId: 'b',
  why: {
    en: 'Twenty minutes to ten o’clock, and twenty-five more: 45 minutes.',
    fr: 'Vingt minutes jusqu’à dix heures, puis vingt-cinq de plus : 45 minutes.',
  },
}
