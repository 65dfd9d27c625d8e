// What can be done to stock counts, each with its undo.
// @chunk inventory
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StockCount, StockCountCheck } from '#contract/apps/inventory-stock.ts'
import { useAction } from '#kit/undo/use-action.ts'
import type { Filters } from '../listed.ts'
import { useApplyCount, useCheckCount, useCreateCount, useDeleteCount } from '../mutations.ts'

export interface CountActions {
  /** A sheet of these products. @returns its id; undefined where that failed, which has been reported */
  start(title: string, filters: Partial<Filters>): Promise<string | undefined>
  /** Without a message: the row shows it. */
  check(id: string, row: StockCountCheck): Promise<boolean>
  /** Brings the stock to what was counted, and closes the sheet. */
  apply(count: StockCount): Promise<boolean>
  remove(id: string): Promise<boolean>
}

export function useCountActions(): CountActions {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: create } = useCreateCount()
  const { mutateAsync: checkRows } = useCheckCount()
  const { mutateAsync: applyCount } = useApplyCount()
  const { mutateAsync: destroy } = useDeleteCount()
  return {
    async start(title, filters) {
      let id: string | undefined
      await run({
        write: async () => {
          const written = await create({ body: { count: { title, filters: { search: '', ...filters } } } })
          id = written.answer.id
          return written
        },
      })
      return id
    },
    check: (id, row) => run({ write: () => checkRows({ body: { id, rows: [row] } }) }),
    apply: ({ id, different }) =>
      run({
        message: plural(different, {
          0: 'Count closed: the stock was correct',
          one: 'Stock adjusted for # product',
          other: 'Stock adjusted for # products',
        }),
        write: () => applyCount({ body: { id } }),
      }),
    remove: (id) => run({ message: t`Count deleted`, write: () => destroy({ query: { id } }) }),
  }
}
