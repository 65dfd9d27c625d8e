import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsScreen } from '#apps/dashboards/analytics/analytics-screen.tsx'
import { ANALYTICS_RANGES } from '#apps/dashboards/analytics/range.ts'
import { oneOf, valuesOf } from '#platform/read-values.ts'

export const Route = createFileRoute('/dashboards/analytics')({
  validateSearch: valuesOf({ range: oneOf(ANALYTICS_RANGES), compare: oneOf([1]) }),
  staticData: { title: msg`Analytics` },
  component: Analytics,
})

function Analytics() {
  const { range = 'month', compare } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className="mx-auto w-full max-w-(--page) px-4 pt-5 pb-12 md:px-6 md:pt-8 md:pb-16">
      <h1 className="mb-6 font-semibold text-24 tracking-tight">
        <Trans>Analytics</Trans>
      </h1>
      <AnalyticsScreen
        range={range}
        isCompared={compare === 1}
        onRange={(next) =>
          navigate({ search: (search) => ({ ...search, range: next }), replace: true, resetScroll: false })
        }
        onCompare={(isCompared) =>
          navigate({
            search: (search) => ({ ...search, compare: isCompared ? 1 : undefined }),
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  )
}
