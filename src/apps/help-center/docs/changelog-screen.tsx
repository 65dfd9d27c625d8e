// What came with each version of Cairn, at /docs/changelog. What this build has no page for is left out.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Release } from '#contract/apps/help-center.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { DataLink } from '#ui/data-link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { HelpTitle } from '../help-title.tsx'
import { helpQueries } from '../queries.ts'
import { useHelpErrors } from '../use-help-errors.ts'

export function ChangelogScreen() {
  const { t } = useLingui()
  return (
    <div className="mx-auto w-full max-w-[760px] px-4 pt-8 pb-16 md:px-6">
      <HelpTitle title={t`What’s new`}>
        <Trans>Changes in each version of Cairn, newest first.</Trans>
      </HelpTitle>
      <QueryView
        query={useQuery(helpQueries.changelog())}
        loading={<SkeletonRows label={t`Loading the list of changes`} hasTwoLines />}
        error={useHelpErrors().changelog}
      >
        {(releases) => releases.map((release) => <Version key={release.version} release={release} />)}
      </QueryView>
    </div>
  )
}

function Version({ release: { version, date: day, parts } }: { readonly release: Release }) {
  const { date } = useFormats()
  const router = useRouter()
  const isHere = (page: string | null) => page === null || isRoute(router, page)
  const shown = parts
    .map(({ title, changes }) => ({ title, changes: changes.filter(({ page }) => isHere(page)) }))
    .filter(({ changes }) => changes.length > 0)
  return (
    <section aria-labelledby={`version-${version}`} className="border-line border-t pt-5">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id={`version-${version}`} className="font-semibold text-20 tracking-tight">
          <Trans>Version {version}</Trans>
        </h2>
        <time dateTime={day} className="text-13 text-ink-muted">
          {date(`${day}T12:00:00`, 'longDay')}
        </time>
      </div>
      <div className="space-y-6">
        {shown.map(({ title, changes }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-2 font-semibold text-16">{title}</h3>
            <ul className="list-disc space-y-2 ps-5">
              {changes.map(({ name, text, page }) => (
                <li key={name}>
                  {page ? (
                    <DataLink link={page} useRouter>
                      {name}
                    </DataLink>
                  ) : (
                    <span className="font-medium">{name}</span>
                  )}
                  <span className="block">{text}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
