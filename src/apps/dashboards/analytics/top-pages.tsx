// The pages behind the visits: what was viewed most in the range, beside what it was in the period before.
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/dates.ts'
import { BarList } from '#ui/chart/bar-list.tsx'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { analyticsQueries } from './queries.ts'
import type { AnalyticsRange } from './range.ts'

const MOST = 8

export function TopPages({ range, now }: { range: AnalyticsRange; now: number }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { data, isError, isFetching, refetch } = useQuery({
    ...analyticsQueries.pages(range, now),
    placeholderData: keepPreviousData,
  })
  if (isError && !data)
    return <ErrorState title={t`The pages could not be read.`} onRetry={refetch} isRetrying={isFetching} />
  if (!data) return <SkeletonRows label={t`Loading the pages`} count={MOST} />
  const [first] = data
  const best = first?.title ?? ''
  return (
    <ChartFrame
      label={t`Most viewed pages`}
      summary={first ? t`Most viewed: ${best}.` : t`No page was viewed.`}
      height={0}
      table={{
        columns: [t`Page`, t`Views`, t`Before`],
        rows: data.map(({ title, views, previousViews }) => [title, number(views), number(previousViews)]),
      }}
    >
      <BarList
        label={t`Most viewed pages`}
        rows={data.slice(0, MOST).map(({ id, title, path, views, previousViews }) => {
          const before = number(previousViews)
          return {
            id,
            value: views,
            mark: previousViews,
            label: (
              <span className="block truncate" title={path}>
                {title}
              </span>
            ),
            words: (
              <>
                {number(views)} <span className="sr-only">{t`before: ${before}`}</span>
              </>
            ),
          }
        })}
      />
    </ChartFrame>
  )
}
