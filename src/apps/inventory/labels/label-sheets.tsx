// The sheets of labels, as they are printed. On the screen those in sight are drawn, on paper all of them.
// @offline later
import { type RefObject, useMemo } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { drawnParts, evenOffsets } from '#kit/list/row-offsets.ts'
import { usePrinting } from '#kit/list/use-printing.ts'
import { useScrollWindow } from '#kit/list/use-scroll-window.ts'
import { useAmounts } from '../use-amounts.ts'
import { CodePicture, type SymbolKind } from './code-picture.tsx'
import { type LabelFormat, mm } from './label-formats.ts'

/** What scrolls the sheets; with null, nothing does yet. */
export type Scroller = RefObject<HTMLElement | null>

/** What a scanner finds the product by. */
export const codeOf = ({ barcode, sku }: Product): string => barcode || sku

/** mm by which a sheet is lower than the paper: rounding must not make a second one of it. */
const TRIMMED = 0.5
/** px between two sheets */
const BETWEEN = 16
/** px above and below what is in sight that are drawn too; more than there is above the first sheet. */
const AROUND = 1200
const PX_PER_MM = 96 / 25.4

export interface LabelSheetsProps {
  readonly pages: readonly (readonly (Product | null)[])[]
  readonly format: LabelFormat
  readonly kind: SymbolKind
  readonly hasPrice: boolean
  readonly scroller: Scroller
}

export function LabelSheets({ pages, scroller, ...look }: LabelSheetsProps) {
  const height = (look.format.height - TRIMMED) * PX_PER_MM + BETWEEN
  const offsets = useMemo(() => evenOffsets(pages.length, height), [pages.length, height])
  const { from, to } = useScrollWindow(scroller, offsets, 0, Math.ceil(AROUND / height))
  const isPrinting = usePrinting()
  return drawnParts(offsets, isPrinting ? 0 : from, isPrinting ? pages.length : to, []).map((part) =>
    part.kind === 'gap' ? (
      <div key={`gap ${part.index}`} style={{ height: part.height }} />
    ) : (
      <Page key={part.index} page={pages[part.index] ?? []} {...look} isPrinting={isPrinting} />
    ),
  )
}

interface PageProps {
  readonly page: readonly (Product | null)[]
  readonly format: LabelFormat
  readonly kind: SymbolKind
  readonly hasPrice: boolean
  readonly isPrinting: boolean
}

function Page({ page, format, kind, hasPrice, isPrinting }: PageProps) {
  const { width, height, columns, label, left, top, gap } = format
  return (
    <div
      // It is paper, whatever the scheme.
      data-scheme="light"
      className="overflow-hidden bg-surface-raised text-ink shadow-card ring-1 ring-line [break-after:page] last:[break-after:auto] print:shadow-none print:ring-0"
      style={{
        width: mm(width),
        height: mm(height - TRIMMED),
        marginBottom: isPrinting ? 0 : BETWEEN,
        paddingTop: mm(top),
        paddingInlineStart: mm(left),
      }}
    >
      <div
        className="grid"
        style={{ gridTemplateColumns: `repeat(${columns}, ${mm(label.width)})`, columnGap: mm(gap) }}
      >
        {page.map((product, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be on several
            key={at}
            className="flex flex-col overflow-hidden"
            style={{ height: mm(label.height), padding: label.height < 25 ? '1.5mm 2mm' : '3mm 4mm' }}
          >
            {product && <Label product={product} kind={kind} hasPrice={hasPrice} isSmall={label.height < 25} />}
          </div>
        ))}
      </div>
    </div>
  )
}

interface LabelProps {
  readonly product: Product
  readonly kind: SymbolKind
  readonly hasPrice: boolean
  readonly isSmall: boolean
}

function Label({ product, kind, hasPrice, isSmall }: LabelProps) {
  const { money } = useAmounts()
  const { name, price } = product
  const code = codeOf(product)
  const small = isSmall ? 'text-[6pt]/[7pt]' : 'text-[8pt]/[10pt]'
  return (
    <>
      <p className={isSmall ? 'truncate text-[6.5pt]/[8pt]' : 'line-clamp-2 text-[9pt]/[11pt]'}>
        <b className="font-semibold">{name}</b>
      </p>
      <div
        className={kind === 'qr' ? 'flex min-h-0 flex-1 items-center gap-[2mm] py-[1mm]' : 'min-h-0 flex-1 pt-[1mm]'}
      >
        {kind === 'qr' ? (
          <>
            <span className="aspect-square h-full">
              <CodePicture code={code} kind={kind} />
            </span>
            <span className={`min-w-0 wrap-anywhere tabular-nums ${small}`}>{code}</span>
          </>
        ) : (
          <CodePicture code={code} kind={kind} />
        )}
      </div>
      <p className={`flex items-baseline justify-between gap-[2mm] tabular-nums ${small}`}>
        <span className="min-w-0 truncate">{kind === 'qr' ? '' : code}</span>
        {hasPrice && <b className="font-semibold">{money(price)}</b>}
      </p>
    </>
  )
}
