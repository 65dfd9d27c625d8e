// What changed the stock of a product, the latest first; a line that was a mistake can be reversed.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import type { LedgerLine } from '#contract/apps/inventory-stock.ts'
import { Pages } from '#kit/address/pages.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useInventory } from '../inventory-context.ts'
import { inventoryQueries, LEDGER_SIZE } from '../queries.ts'
import { useAmounts } from '../use-amounts.ts'
import { useReasonLabels } from './use-reason-labels.ts'

export function Ledger({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const query = useQuery({ ...inventoryQueries.movements(product.id, page), placeholderData: keepPreviousData })
  const pagination = query.data && 'length' in query.data.pagination ? query.data.pagination : undefined
  // An undo may leave fewer pages.
  if (query.data && !pagination && page > 1) setPage(query.data.pagination.lastPage)
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows label={t`Loading the movements`} count={3} />}
      error={{ title: t`Couldn’t load the movements.` }}
    >
      {({ movements }) =>
        movements === null || movements.length === 0 ? (
          <p className="mt-3 text-13 text-ink-muted">
            <Trans>No movements yet. Record a delivery to put the product in stock.</Trans>
          </p>
        ) : (
          <>
            <Lines lines={movements} />
            {pagination && (
              <div className="-mx-4">
                <Pages pagination={pagination} sizes={[LEDGER_SIZE]} onPage={(change) => setPage(change.page ?? 1)} />
              </div>
            )}
          </>
        )
      }
    </QueryView>
  )
}

function Lines({ lines }: { readonly lines: readonly LedgerLine[] }) {
  const { t } = useLingui()
  return (
    <div className="mt-2 overflow-x-auto">
      <table className="w-full text-13">
        <caption className="sr-only">{t`Movements`}</caption>
        <thead>
          <tr className="border-line border-b text-12 text-ink-muted">
            <th scope="col" className="py-1.5 pe-3 text-start font-normal">{t`Date`}</th>
            <th scope="col" className="py-1.5 pe-3 text-start font-normal">{t`Reason`}</th>
            <th scope="col" className="py-1.5 pe-3 text-end font-normal">{t`Quantity`}</th>
            <th scope="col" className="py-1.5 pe-1 text-end font-normal">{t`Remaining`}</th>
            <th scope="col" className="w-8">
              <span className="sr-only">{t`Reverse`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ line }: { readonly line: LedgerLine }) {
  const { t } = useLingui()
  const { actions } = useInventory()
  const { date } = useFormats()
  const { change, number } = useAmounts()
  const reasonLabels = useReasonLabels()
  const { id, at, reason, quantity, note, reverses, reversedBy, stockAfter } = line
  const isReversed = reversedBy !== null
  const why = reverses === null ? reasonLabels[reason] : t`Reversal`
  return (
    <tr className="border-line-soft border-b">
      <td className="whitespace-nowrap py-1.5 pe-3 text-ink-muted tabular-nums">{date(at, 'dayTime')}</td>
      <td className="py-1.5 pe-3 wrap-anywhere">
        <span className={cx(isReversed && 'text-ink-muted line-through')}>
          {why}
          {note && <span className="text-ink-muted"> · {note}</span>}
        </span>
        {isReversed && <span className="text-ink-muted"> · {t`reversed`}</span>}
      </td>
      <td
        className={cx(
          'whitespace-nowrap py-1.5 pe-3 text-end tabular-nums',
          isReversed ? 'text-ink-muted line-through' : quantity > 0 && 'text-success',
        )}
      >
        {change(quantity)}
      </td>
      <td className="py-1.5 pe-1 text-end text-ink-muted tabular-nums">{number(stockAfter)}</td>
      <td className="text-end">
        {!isReversed && reverses === null && (
          <IconButton
            icon="arrow-uturn-left"
            size="sm"
            label={t`Reverse: ${why} ${change(quantity)}`}
            onPress={() => actions.reverse(id)}
          />
        )}
      </td>
    </tr>
  )
}
