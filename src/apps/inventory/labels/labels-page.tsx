// Labels to print, over the list's own address: `labels=listed` for what the list shows, or the ids of some products. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { barSymbol } from '#formats/barcode.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Note } from '#ui/note.tsx'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useInventory } from '../inventory-context.ts'
import { inventoryQueries } from '../queries.ts'
import { useAmounts } from '../use-amounts.ts'
import type { SymbolKind } from './code-picture.tsx'
import { LABEL_FORMATS, type LabelFormat, mm, pagesOf } from './label-formats.ts'
import { codeOf, LabelSheets, type Scroller } from './label-sheets.tsx'
import { useFormatLabel } from './use-format-label.ts'

const MOST_COPIES = 100
/** Labels that are drawn at once. */
const MOST = 2000

export default function LabelsPage({ labels }: { readonly labels: string }) {
  const { t } = useLingui()
  const { setSearch } = useInventory()
  useRecordTitle(t`Product labels`)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const scroller = useMemo(() => ({ current: element }), [element])
  return (
    <div ref={setElement} className="h-full overflow-y-auto overscroll-contain print:overflow-visible">
      <div className="mx-auto max-w-240 px-4 pt-4 pb-10 md:px-6 print:m-0 print:max-w-none print:p-0">
        <div className="flex items-center gap-2 print:hidden">
          <IconButton icon="arrow-left" label={t`All products`} onPress={() => setSearch({ labels: undefined })} />
          <h1 className="min-w-0 flex-1 font-semibold text-20 tracking-tight">
            <Trans>Product labels</Trans>
          </h1>
          <Button variant="primary" icon="printer" onPress={() => print()}>
            <Trans>Print</Trans>
          </Button>
        </div>
        {labels === 'listed' ? <Listed scroller={scroller} /> : <Some ids={labels.split(',')} scroller={scroller} />}
      </div>
    </div>
  )
}

interface ListedProps {
  readonly page?: number
  readonly before?: readonly Product[]
  readonly scroller: Scroller
}

/** What the list shows, page by page until there are more than can be drawn. */
function Listed({ page = 1, before = [], scroller }: ListedProps) {
  const { search } = useInventory()
  const query = useQuery(inventoryQueries.listed(search, page))
  return (
    <Loaded query={query}>
      {({ products, pagination }) => {
        const read = [...before, ...(products ?? [])]
        return page < pagination.lastPage && read.length < MOST ? (
          <Listed page={page + 1} before={read} scroller={scroller} />
        ) : (
          <Labels scroller={scroller} products={read} hasMore={page < pagination.lastPage} />
        )
      }}
    </Loaded>
  )
}

function Some({ ids, scroller }: { readonly ids: readonly string[]; readonly scroller: Scroller }) {
  const query = useQuery(inventoryQueries.some(ids))
  return <Loaded query={query}>{(products) => <Labels scroller={scroller} products={products} />}</Loaded>
}

interface LoadedProps<Data> {
  readonly query: Parameters<typeof QueryView<Data>>[0]['query']
  readonly children: (data: Data) => React.ReactNode
}

function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useLingui()
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows label={t`Loading the products`} count={6} />}
      error={{
        title: t`Couldn’t load the products.`,
        description: t`They’re saved on this device. Trying again usually helps.`,
      }}
      className="mx-0"
    >
      {children}
    </QueryView>
  )
}

interface LabelsProps {
  readonly products: readonly Product[]
  /** There are products that have not been read. */
  readonly hasMore?: boolean
  readonly scroller: Scroller
}

function Labels({ products, hasMore = false, scroller }: LabelsProps) {
  const { t } = useLingui()
  const options = useLabelOptions()
  const { format, kind, hasPrice } = options
  usePaper(format)
  const drawn = drawnLabels(products, options)
  if (products.length === 0)
    return (
      <EmptyState
        title={t`No products to print labels for.`}
        description={t`Show some products in the list first.`}
        className="mt-8"
      />
    )
  return (
    <>
      <OptionFields options={options} />
      <SheetSummary drawn={drawn} all={products.length} hasMore={hasMore} />
      <div
        role="region"
        aria-label={t`Preview`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached
        tabIndex={0}
        className="mt-4 overflow-x-auto print:m-0 print:overflow-visible"
      >
        <LabelSheets pages={drawn.pages} format={format} kind={kind} hasPrice={hasPrice} scroller={scroller} />
      </div>
    </>
  )
}

type LabelOptions = ReturnType<typeof useLabelOptions>

/** On which paper, which code, how many of each, and what is left of the first sheet. */
function useLabelOptions() {
  const { t } = useLingui()
  const { read } = useAmounts()
  const [formatId, setFormatId] = useState(LABEL_FORMATS[0].id)
  const [kind, setKind] = useState<SymbolKind>('bars')
  const [copies, setCopies] = useState('1')
  const [used, setUsed] = useState('0')
  const [hasPrice, setPrice] = useState(true)
  const format = LABEL_FORMATS.find(({ id }) => id === formatId) ?? LABEL_FORMATS[0]
  const [times, skipped] = [read(copies), read(used)]
  const copyError =
    times === undefined || !Number.isInteger(times) || times < 1 || times > MOST_COPIES
      ? t`Enter a whole number from 1 to ${MOST_COPIES}.`
      : undefined
  const last = format.columns * format.rows - 1
  const usedError =
    last > 0 && (skipped === undefined || !Number.isInteger(skipped) || skipped < 0 || skipped > last)
      ? t`Enter a whole number from 0 to ${last}.`
      : undefined
  return {
    ...{ format, setFormatId, kind, setKind, hasPrice, setPrice },
    ...{ copies, setCopies, copyError, used, setUsed, usedError },
    /** Of each product; undefined while what is typed is no such number. */
    times: copyError === undefined ? (times ?? 1) : undefined,
    skipped: usedError === undefined && last > 0 ? (skipped ?? 0) : 0,
    /** Whether a sheet has several labels. */
    hasSheets: last > 0,
  }
}

type Drawn = ReturnType<typeof drawnLabels>

function drawnLabels(products: readonly Product[], { format, kind, times, skipped }: LabelOptions) {
  const drawable = products.filter((product) =>
    kind === 'qr' ? codeOf(product) !== '' : barSymbol(codeOf(product)) !== undefined,
  )
  const fitting = times === undefined ? [] : drawable.slice(0, Math.floor(MOST / times))
  return {
    drawable: drawable.length,
    /** How many labels they would be. */
    count: drawable.length * (times ?? 0),
    isCut: times !== undefined && fitting.length < drawable.length,
    isValid: times !== undefined,
    pages: pagesOf(fitting, { copies: times ?? 1, used: skipped, format }),
  }
}

function OptionFields({ options }: { readonly options: LabelOptions }) {
  const { t } = useLingui()
  const formatLabel = useFormatLabel()
  const { format, kind, copies, copyError, used, usedError, hasPrice } = options
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-3 print:hidden">
      <Select
        label={t`Paper`}
        className="w-64 max-w-full"
        options={LABEL_FORMATS.map((one) => ({ id: one.id, label: formatLabel(one) }))}
        value={format.id}
        onChange={options.setFormatId}
      />
      <Select<SymbolKind>
        label={t`Code type`}
        className="w-40"
        options={[
          { id: 'bars', label: t`Barcode` },
          { id: 'qr', label: t`QR code` },
        ]}
        value={kind}
        onChange={options.setKind}
      />
      <TextField
        label={t`Labels per product`}
        value={copies}
        onChange={options.setCopies}
        {...(copyError !== undefined && { error: copyError })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        className="w-40"
      />
      {options.hasSheets && (
        <TextField
          label={t`Labels already used`}
          value={used}
          onChange={options.setUsed}
          {...(usedError !== undefined && { error: usedError })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          className="w-40"
        />
      )}
      <Switch isSelected={hasPrice} onChange={options.setPrice} className="sm:mt-[27px]">
        <Trans>Show the price</Trans>
      </Switch>
    </div>
  )
}

interface SheetSummaryProps {
  readonly drawn: Drawn
  /** How many products there are. */
  readonly all: number
  readonly hasMore: boolean
}

/** How many labels are printed, and what gets none. */
function SheetSummary({ drawn: { drawable, count, isCut, isValid, pages }, all, hasMore }: SheetSummaryProps) {
  const { t } = useLingui()
  const { number } = useAmounts()
  const bare = all - drawable
  const shown = number(Math.min(count, MOST))
  return (
    <>
      <p role="status" className="mt-3 text-13 text-ink-muted tabular-nums print:hidden">
        {count > 0 &&
          `${plural(Math.min(count, MOST), { one: '# label', other: '# labels' })} · ${plural(pages.length, { one: '# page', other: '# pages' })}`}
      </p>
      {bare > 0 && (
        <Note kind="warning" className="mt-3 print:hidden">
          {plural(bare, {
            one: '# product has no printable barcode or SKU and won’t get a label.',
            other: '# products have no printable barcode or SKU and won’t get a label.',
          })}
        </Note>
      )}
      {isValid && (isCut || hasMore) && (
        <Note kind="warning" className="mt-3 print:hidden">
          {t`Only the first ${shown} labels will be printed. Filter the list to print the others.`}
        </Note>
      )}
    </>
  )
}

/** The paper of the printer, while the labels are shown: its size, and no margin, which the labels have themselves. */
function usePaper({ width, height }: LabelFormat): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { size: ${mm(width)} ${mm(height)}; margin: 0 }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [width, height])
}
