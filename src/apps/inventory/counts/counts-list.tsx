// The stock counts, the latest first, and the form that starts one: of the products that the list shows, or of all.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { COUNT_LIMIT, type StockCount } from '#contract/apps/inventory-stock.ts'
import * as z from '#contract/zod.ts'
import { Pages } from '#kit/address/pages.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFocusRestore } from '#ui/use-focus-restore.ts'
import { useInventory } from '../inventory-context.ts'
import { filtersOf, isNarrowed } from '../listed.ts'
import { COUNTS_SIZE, inventoryQueries } from '../queries.ts'
import { useAmounts } from '../use-amounts.ts'
import { CountState } from './count-state.tsx'
import { useCountActions } from './use-count-actions.ts'

/** Characters, as the contract has it. */
const TITLE_LIMIT = 200

/** The title of a count that is not started yet. */
const DRAFT = 'stock count title'

export interface CountsListProps {
  /** Opens a count; undefined: goes back to the products. */
  onOpen(id: string | undefined): void
}

export function CountsList({ onOpen }: CountsListProps) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const list = useRef<HTMLDivElement>(null)
  useFocusRestore(list)
  const query = useQuery({ ...inventoryQueries.counts(page), placeholderData: keepPreviousData })
  const pagination = query.data && 'length' in query.data.pagination ? query.data.pagination : undefined
  // An undo or a deletion may leave fewer pages.
  if (query.data && !pagination && page > 1) setPage(query.data.pagination.lastPage)
  useRecordTitle(t`Stock counts`)
  return (
    <>
      <div className="flex items-center gap-2">
        <IconButton icon="arrow-left" label={t`All products`} onPress={() => onOpen(undefined)} />
        <h1 className="font-semibold text-20 tracking-tight">
          <Trans>Stock counts</Trans>
        </h1>
      </div>
      <NewCount onOpen={onOpen} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryView
          query={query}
          loading={<SkeletonRows label={t`Loading the counts`} hasTwoLines count={3} />}
          error={{
            title: t`Couldn’t load the counts.`,
            description: t`They’re saved on this device. Trying again usually helps.`,
          }}
          className="mx-0"
          isEmpty={({ counts }) => counts?.length === 0}
          empty={
            <EmptyState
              title={t`No counts yet.`}
              description={t`Start a count, check the shelves and enter the quantities. Cairn adjusts any stock levels that differ.`}
              className="mt-8"
            />
          }
        >
          {({ counts }) => (
            <ul aria-label={t`Stock counts`} className="mt-6 border-line-soft border-t">
              {(counts ?? []).map((count) => (
                <Entry key={count.id} count={count} onOpen={onOpen} />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
      {pagination && (
        <div className="-mx-4">
          <Pages pagination={pagination} sizes={[COUNTS_SIZE]} onPage={(change) => setPage(change.page ?? 1)} />
        </div>
      )}
    </>
  )
}

function Entry({ count, onOpen }: { readonly count: StockCount } & CountsListProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { remove } = useCountActions()
  const { id, title, createdAt } = count
  return (
    <li className="flex items-center gap-3 border-line-soft border-b py-2">
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="-mx-2 min-w-0 flex-1 rounded-4 px-2 py-1 text-start hover:bg-surface-hover"
      >
        <span className="block font-medium wrap-anywhere">{title}</span>
        <span className="block text-13 text-ink-muted tabular-nums">{date(createdAt, 'dayTime')}</span>
        <CountState count={count} />
      </button>
      <IconButton icon="trash" label={t`Delete the count “${title}”`} onPress={() => void remove(id)} />
    </li>
  )
}

type Scope = 'listed' | 'all'

function NewCount({ onOpen }: CountsListProps) {
  const { t } = useLingui()
  const { search } = useInventory()
  const { date } = useFormats()
  const { start } = useCountActions()
  const [title, setTitle] = useState(() => readDraft(DRAFT, z.string()) ?? t`Stock count, ${date(Date.now(), 'date')}`)
  const [scope, setScope] = useState<Scope>(isNarrowed(search) ? 'listed' : 'all')
  const [error, setError] = useState<string>()
  const filters = scope === 'listed' ? filtersOf(search) : {}
  const { data } = useQuery(inventoryQueries.count(filters))
  const length = data && 'length' in data.pagination ? data.pagination.length : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return setError(t`Enter a title.`)
    const id = await start(title.trim(), filters)
    if (id === undefined) return
    dropDraft(DRAFT)
    onOpen(id)
  }
  return (
    <form aria-label={t`New count`} noValidate onSubmit={submit} className="mt-4 grid gap-3 print:hidden">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t`Title`}
          value={title}
          onChange={(text) => {
            setTitle(text)
            writeDraft(DRAFT, text)
            setError(undefined)
          }}
          {...(error !== undefined && { error })}
          autoComplete="off"
          maxLength={TITLE_LIMIT}
          className="min-w-60 flex-1"
        />
        <Button
          type="submit"
          variant="primary"
          className="sm:mt-[25px]"
          isDisabled={length === 0 || (length ?? 0) > COUNT_LIMIT}
        >
          <Trans>Start count</Trans>
        </Button>
      </div>
      {isNarrowed(search) && (
        <Segmented<Scope>
          label={t`Products to count`}
          value={scope}
          onChange={setScope}
          options={[
            { id: 'listed', label: t`Products shown in the list` },
            { id: 'all', label: t`All products` },
          ]}
        />
      )}
      <HowMany length={length} />
    </form>
  )
}

/** How many products the count is of. */
function HowMany({ length }: { readonly length: number | undefined }) {
  const { t } = useLingui()
  const { number } = useAmounts()
  const most = number(COUNT_LIMIT)
  const shown = number(length ?? 0)
  return (
    <p role="status" className="min-h-lh text-13 text-ink-muted tabular-nums">
      {length === undefined
        ? null
        : length > COUNT_LIMIT
          ? t`Too many products for one count: ${shown}. A count can include up to ${most}. Filter the list first.`
          : plural(length, {
              0: 'No products to count.',
              one: '# product to count.',
              other: '# products to count, in SKU order.',
            })}
    </p>
  )
}
