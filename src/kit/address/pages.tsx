// From page to page, and how many rows a page has (portal spec §9: items per page, next, previous, first, last, 'x - y of n').
// @chunk screens
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Select } from '#ui/select.tsx'

/** As the portal answers it. */
export interface Pagination {
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly lastPage: number
  /** From 0, of the first and the last row of the page. */
  readonly startIndex: number
  readonly endIndex: number
  /** Of all rows. */
  readonly length: number
}

export interface PagesProps<Size extends number> {
  readonly pagination: Pagination
  /** How many rows a page may have, the fewest first. */
  readonly sizes: readonly Size[]
  /** What the rows are, and that it is about how many of them a page has: 'Jobs per page'. Left out where there is one size alone. */
  readonly sizeLabel?: string
  onPage(change: { readonly page?: number; readonly size?: Size }): void
}

export function Pages<Size extends number>({ pagination, sizes, sizeLabel, onPage }: PagesProps<Size>) {
  const { page, size, lastPage, startIndex, endIndex, length } = pagination
  const { t } = useLingui()
  const { number } = useFormats()
  if (length <= (sizes[0] ?? 0)) return null
  const [from, to, all] = [number(startIndex + 1), number(endIndex + 1), number(length)]
  const options = sizes.map((count) => ({ id: String(count), label: t`${count} per page` }))
  // The first row in sight is on the page that comes.
  const resize = (chosen: string) => {
    const wanted = sizes.find((count) => String(count) === chosen)
    if (wanted) onPage({ size: wanted, page: Math.floor(startIndex / wanted) + 1 })
  }
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center gap-x-2 gap-y-2 px-4 py-3">
      {sizeLabel !== undefined && (
        <Select
          label={sizeLabel}
          isLabelHidden
          className="w-34 max-sm:w-40"
          options={options}
          value={String(size)}
          onChange={resize}
        />
      )}
      <div className="ms-auto flex items-center gap-1">
        <p className="me-1 whitespace-nowrap text-13 text-ink-muted tabular-nums">
          <Trans>
            {from}–{to} of {all}
          </Trans>
        </p>
        <IconButton
          icon="chevron-double-left"
          label={t`First page`}
          isDisabled={page === 1}
          onPress={() => onPage({ page: 1 })}
        />
        <IconButton
          icon="chevron-left"
          label={t`Previous page`}
          isDisabled={page === 1}
          onPress={() => onPage({ page: page - 1 })}
        />
        <IconButton
          icon="chevron-right"
          label={t`Next page`}
          isDisabled={page === lastPage}
          onPress={() => onPage({ page: page + 1 })}
        />
        <IconButton
          icon="chevron-double-right"
          label={t`Last page`}
          isDisabled={page === lastPage}
          onPress={() => onPage({ page: lastPage })}
        />
      </div>
    </nav>
  )
}
