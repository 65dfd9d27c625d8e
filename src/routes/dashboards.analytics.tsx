import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { ANALYTICS_RANGES } from '#apps/dashboards/analytics/range.ts'
import { oneOf, valuesOf } from '#platform/read-values.ts'
import { OWN_DAYS, type OwnDays, USUAL_DAYS } from '#portal/analytics/own-range.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'

const OwnSearch = lazy(async () => ({
  default: (await import('#portal/analytics/own-search-screen.tsx')).OwnSearchScreen,
}))
const Site = lazy(async () => ({
  default: (await import('#apps/dashboards/analytics/analytics-screen.tsx')).AnalyticsScreen,
}))
const PageKeys = lazy(async () => ({
  default: (await import('#apps/dashboards/analytics/page-keys.tsx')).PageKeys<OwnDays>,
}))
/** The sample web site has periods of its own. */
const NONE: readonly OwnDays[] = []

export const Route = createFileRoute('/dashboards/analytics')({
  // The person's own search is first; `site` is the sample web site. Each keeps its range.
  validateSearch: valuesOf({
    view: oneOf(['site']),
    days: oneOf(OWN_DAYS),
    range: oneOf(ANALYTICS_RANGES),
    compare: oneOf([1]),
  }),
  staticData: { title: msg`Analytics` },
  component: Analytics,
})

function Analytics() {
  const { t } = useLingui()
  const { view, days = USUAL_DAYS, range = 'month', compare } = Route.useSearch()
  const navigate = Route.useNavigate()
  const change = (next: object) =>
    navigate({ search: (search) => ({ ...search, ...next }), replace: true, resetScroll: false })
  return (
    <div className="mx-auto w-full max-w-(--page) px-4 pt-5 pb-12 md:px-6 md:pt-8 md:pb-16">
      <div className="flex items-center justify-between gap-4">
        <h1 className="font-semibold text-24 tracking-tight">
          <Trans>Analytics</Trans>
        </h1>
        <Button size="sm" icon="printer" onPress={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <nav aria-label={t`Views`} className="mt-2 mb-6 flex gap-0.5 border-line border-b print:hidden">
        <View>
          <Trans>Your search</Trans>
        </View>
        <View view="site">
          <Trans>Sample website</Trans>
        </View>
      </nav>
      <Suspense fallback={<SkeletonRows label={t`Loading the figures`} />}>
        <PageKeys periods={view ? NONE : OWN_DAYS} period={days} onChange={(next) => change({ days: next })} />
        {view === 'site' ? (
          <Site
            range={range}
            isCompared={compare === 1}
            onRange={(next) => change({ range: next })}
            onCompare={(isCompared) => change({ compare: isCompared ? 1 : undefined })}
          />
        ) : (
          <OwnSearch days={days} onDays={(next) => change({ days: next })} />
        )}
      </Suspense>
    </div>
  )
}

function View({ view, children }: { view?: 'site'; children: ReactNode }) {
  return (
    <Link
      to="/dashboards/analytics"
      search={(search: object) => ({ ...search, view })}
      activeOptions={{ exact: true }}
      className="relative flex h-control items-center px-3 font-medium text-ink-muted -outline-offset-2 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-accent"
    >
      {children}
    </Link>
  )
}
