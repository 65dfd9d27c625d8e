// The arrangement of one dashboard: read from the person's workspace, and changed there, undoably.
// @chunk dashboards
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Dashboard } from '#contract/apps/dashboard-shapes.ts'
import { dashboardsApi } from '#contract/apps/dashboards.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { type ArrangedCard, arrange, type CardSpec, cardsOf } from './arrangement.ts'

const { layout, updateLayout, deleteLayout } = dashboardsApi.endpoints

export interface Arrangement {
  readonly cards: readonly ArrangedCard[]
  /** Until it is known whether the person has arranged them, nothing is shown that would move away. */
  readonly isKnown: boolean
  readonly isOwn: boolean
  set(cards: readonly ArrangedCard[]): void
  reset(): void
}

export function useArrangement(dashboard: Dashboard, specs: readonly CardSpec[]): Arrangement {
  const { t } = useLingui()
  const client = useQueryClient()
  const { run } = useAction()
  const query = apiQuery(layout, { query: { dashboard } })
  const { data, isPending } = useQuery(query)
  const { mutateAsync: update } = useApiMutation(updateLayout)
  const { mutateAsync: destroy } = useApiMutation(deleteLayout)
  return {
    cards: arrange(specs, data ?? null),
    isKnown: !isPending,
    isOwn: (data ?? null) !== null,
    set(cards) {
      const next = { cards: cardsOf(cards), hiddenSeries: data?.hiddenSeries ?? [] }
      // The next press goes on from here.
      client.setQueryData(query.queryKey, next)
      void run({ write: () => update({ body: { dashboard, layout: next } }) })
    },
    reset() {
      void run({
        message: t`Layout reset`,
        write: () => destroy({ query: { dashboard } }),
      })
    },
  }
}
