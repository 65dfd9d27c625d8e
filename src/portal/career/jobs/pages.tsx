// From page to page (portal spec §9: previous, next, first, last, 'x - y of n').
import { Trans, useLingui } from '@lingui/react/macro'
import type { Pagination } from '#contract/portal/jobs.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { IconButton } from '#ui/icon-button.tsx'

export interface PagesProps {
  readonly pagination: Pagination
  onPage(page: number): void
}

export function Pages({ pagination: { page, lastPage, startIndex, endIndex, length }, onPage }: PagesProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  if (lastPage < 2) return null
  const [from, to, all] = [number(startIndex + 1), number(endIndex + 1), number(length)]
  return (
    <nav aria-label={t`Pages`} className="flex items-center justify-end gap-1 px-4 py-3">
      <p className="me-2 text-13 text-ink-muted tabular-nums">
        <Trans>
          {from} – {to} of {all}
        </Trans>
      </p>
      <IconButton icon="chevron-double-left" label={t`First page`} isDisabled={page === 1} onPress={() => onPage(1)} />
      <IconButton
        icon="chevron-left"
        label={t`Previous page`}
        isDisabled={page === 1}
        onPress={() => onPage(page - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={t`Next page`}
        isDisabled={page === lastPage}
        onPress={() => onPage(page + 1)}
      />
      <IconButton
        icon="chevron-double-right"
        label={t`Last page`}
        isDisabled={page === lastPage}
        onPress={() => onPage(lastPage)}
      />
    </nav>
  )
}
