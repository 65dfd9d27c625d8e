// The sheet of a stock count: a row a product, in order of SKU, with what should be there and a field for what is.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StockCount } from '#contract/apps/inventory-stock.ts'
import { Pages } from '#kit/address/pages.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { COUNT_SIZE, inventoryQueries } from '../queries.ts'
import { CountRow } from './count-row.tsx'
import { CountState } from './count-state.tsx'
import { useCountActions } from './use-count-actions.ts'

export interface CountSheetProps {
  readonly id: string
  onBack(): void
}

export function CountSheet({ id, onBack }: CountSheetProps) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const [isBlind, setBlind] = useState(false)
  const query = useQuery({ ...inventoryQueries.sheet(id, page), placeholderData: keepPreviousData })
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows label={t`Loading the count`} hasTwoLines count={8} />}
      error={{
        title: t`Couldn’t load the count.`,
        description: t`It’s saved on this device. Trying again usually helps.`,
      }}
      className="mx-0"
      isEmpty={(sheet) => sheet === null}
      empty={<Unknown onBack={onBack} />}
    >
      {(sheet) =>
        sheet && (
          <>
            <Head count={sheet.count} isBlind={isBlind} onBlind={setBlind} onBack={onBack} />
            <table className="mt-4 w-full border-collapse text-13">
              <caption className="sr-only">{sheet.count.title}</caption>
              <thead className="sticky top-0 z-1 bg-surface">
                <tr className="border-line border-b text-12 text-ink-muted">
                  <th scope="col" className="py-2 pe-3 text-start font-medium">{t`Product`}</th>
                  <th scope="col" className="px-3 py-2 text-end font-medium">{t`Expected`}</th>
                  <th scope="col" className="w-36 py-2 sm:w-48 ps-3 text-start font-medium">{t`Counted`}</th>
                </tr>
              </thead>
              <tbody>
                {(sheet.rows ?? []).map((row) => (
                  <CountRow
                    key={row.productId}
                    countId={id}
                    row={row}
                    isClosed={sheet.count.appliedAt !== null}
                    isBlind={isBlind}
                  />
                ))}
              </tbody>
            </table>
            {'length' in sheet.pagination && (
              <div className="-mx-4 print:hidden">
                <Pages
                  pagination={sheet.pagination}
                  sizes={[COUNT_SIZE]}
                  onPage={(change) => setPage(change.page ?? 1)}
                />
              </div>
            )}
          </>
        )
      }
    </QueryView>
  )
}

interface HeadProps {
  readonly count: StockCount
  readonly isBlind: boolean
  onBlind(isBlind: boolean): void
  onBack(): void
}

function Head({ count, isBlind, onBlind, onBack }: HeadProps) {
  const { t } = useLingui()
  const { apply } = useCountActions()
  const { title, checked, length, appliedAt } = count
  useRecordTitle(title)
  const isClosed = appliedAt !== null
  return (
    <>
      <div className="flex items-start gap-2">
        <IconButton icon="arrow-left" label={t`All counts`} className="print:hidden" onPress={onBack} />
        <h1 className="min-w-0 flex-1 pt-1 wrap-anywhere font-semibold text-20 tracking-tight">{title}</h1>
        <IconButton icon="printer" label={t`Print`} className="print:hidden" onPress={() => print()} />
        {!isClosed && (
          <Button variant="primary" className="print:hidden" isDisabled={checked === 0} onPress={() => apply(count)}>
            <Trans>Adjust the stock</Trans>
          </Button>
        )}
      </div>
      <div role="status" className="mt-2">
        <CountState count={count} />
      </div>
      {!isClosed && (
        <div className="print:hidden">
          <ProgressBar label={t`Counted`} isLabelHidden value={checked} max={length} className="mt-2" />
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-13 text-ink-muted">
            <Switch isSelected={isBlind} onChange={onBlind}>
              <Trans>Hide expected quantities</Trans>
            </Switch>
            <p>
              <Trans>Products that weren’t counted keep their stock.</Trans>
            </p>
          </div>
        </div>
      )}
    </>
  )
}

function Unknown({ onBack }: { readonly onBack: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      heading="h1"
      title={t`This count no longer exists.`}
      description={t`It was deleted, or the link is from another device.`}
      action={
        <Button onPress={onBack}>
          <Trans>All counts</Trans>
        </Button>
      }
      className="p-6"
    />
  )
}
