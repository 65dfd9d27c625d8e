// Counts of more than 999 are written as the language writes them, where no plural writes them.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { EvaluationResult } from '#contract/portal/evaluation-results.ts'
import { MonthGrid } from '#kit/month/month-grid.tsx'
import { ResultFacts } from '#portal/skills/result-facts.tsx'
import { renderWhole } from '#tests/setup/render-whole.tsx'

const RESULT: Pick<EvaluationResult, 'theta' | 'ci95' | 'percentile' | 'bankVersion' | 'validUntil' | 'focusLosses'> = {
  theta: 0.4,
  ci95: [0.1, 0.7],
  percentile: { value: 62, group: 'all', n: 12_500 },
  bankVersion: '3',
  validUntil: '2027-06-01T00:00:00.000Z',
  focusLosses: 0,
}

test('the group that a result is compared with', async () => {
  await renderWhole(
    <I18nProvider i18n={i18n}>
      <ResultFacts result={RESULT as EvaluationResult} />
    </I18nProvider>,
  )
  await expect.element(page.getByText('Ahead of 62% of the 12,500 people evaluated')).toBeVisible()
})

test('what a day of the month has no room for', async () => {
  const entries = Array.from({ length: 1502 }, (_, index) => ({
    id: `${index}`,
    title: `Task ${index}`,
    isDone: false,
    isLate: false,
  }))
  await renderWhole(
    <I18nProvider i18n={i18n}>
      <MonthGrid
        ref={() => {}}
        day="2026-11-17"
        today="2026-11-17"
        byDay={new Map([['2026-11-17', entries]])}
        countOf={String}
        hint=""
        onDay={() => {}}
        onMove={() => {}}
        onOpen={() => {}}
      />
    </I18nProvider>,
  )
  await expect.element(page.getByText(/^\+1,50\d$/)).toBeVisible()
})
