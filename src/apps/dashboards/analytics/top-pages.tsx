// The pages behind the visits: what was viewed most in the range, beside what it was in the period before.
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnalyticsPage } from '#contract/apps/dashboard-shapes.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { BarList } from '#ui/chart/bar-list.tsx'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { analyticsQueries } from './queries.ts'
import type { AnalyticsRange } from './range.ts'

const MOST = 8

export function TopPages({ range, now }: { range: AnalyticsRange; now: number }) {
  const { t } = useLingui()
  const query = useQuery({ ...analyticsQueries.pages(range, now), placeholderData: keepPreviousData })
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows label={t`Loading the pages`} count={MOST} />}
      error={{ title: t`Couldn’t load the pages.` }}
      className="mx-0 my-0"
    >
      {(pages) => <PagesChart pages={pages} />}
    </QueryView>
  )
}

function PagesChart({ pages }: { readonly pages: readonly AnalyticsPage[] }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const [first] = pages
  const best = first?.title ?? ''
  return (
    <ChartFrame
      label={t`Most viewed pages`}
      summary={first ? t`Most viewed: ${best}.` : t`No pages viewed.`}
      height={0}
      table={{
        columns: [t`Page`, t`Views`, t`Previous period`],
        rows: pages.map(({ title, views, previousViews }) => [title, number(views), number(previousViews)]),
        file: pages.map(({ title, views, previousViews }) => [title, views, previousViews]),
      }}
    >
      <BarList
        label={t`Most viewed pages`}
        rows={pages.slice(0, MOST).map(({ id, title, path, views, previousViews }) => {
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
            text: (
              <>
                {number(views)} <span className="sr-only">{t`previously: ${before}`}</span>
              </>
            ),
          }
        })}
      />
    </ChartFrame>
  )
}
