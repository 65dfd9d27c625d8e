import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FinanceScreen } from '#apps/dashboards/finance/finance-screen.tsx'
import { text, valuesOf, wholeFrom } from '#platform/read-values.ts'

const one = wholeFrom(1)

export const Route = createFileRoute('/dashboards/finance')({
  // What each means is read with the screen.
  validateSearch: valuesOf({
    ...{ range: text, compare: text, amounts: text },
    ...{ q: text, status: text, way: text, sort: text, order: text, page: one, size: one },
  }),
  staticData: { title: msg`Finance` },
  component: Finance,
})

function Finance() {
  return <FinanceScreen search={Route.useSearch()} />
}
