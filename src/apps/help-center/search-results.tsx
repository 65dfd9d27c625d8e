// What a search found in guides and questions; where that is nothing, the nearest titles and the way to ask.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { HelpSearch } from '#contract/apps/help-center.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { HelpPanel } from './help-panel.tsx'
import { HelpTitle } from './help-title.tsx'
import { Hits } from './hits.tsx'
import { helpQueries } from './queries.ts'
import { useAnnouncement } from './use-announcement.ts'
import { useHelpErrors } from './use-help-errors.ts'

export function SearchResults({ queryText }: { readonly queryText: string }) {
  const { t } = useLingui()
  const query = useQuery({ ...helpQueries.search(queryText), placeholderData: keepPreviousData })
  return (
    <>
      <HelpTitle title={t`Search results`} />
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Searching help`} hasTwoLines count={5} />}
        error={useHelpErrors().search}
      >
        {(found) => found && <Found found={found} queryText={queryText} />}
      </QueryView>
    </>
  )
}

function Found({ found: { results, nearest }, queryText }: { readonly found: HelpSearch; readonly queryText: string }) {
  const { t } = useLingui()
  const count = results.length
  const message =
    count === 0
      ? t`No results for “${queryText}”.`
      : t`${plural(count, { one: `# result for “${queryText}”`, other: `# results for “${queryText}”` })}`
  useAnnouncement(message)
  if (count > 0)
    return (
      <>
        <HelpPanel title={message}>
          <Hits hits={results} hasSnippets />
        </HelpPanel>
        <p className="mt-4 text-ink-muted">
          <Trans>Didn’t find what you were looking for?</Trans> <Ask queryText={queryText} />
        </p>
      </>
    )
  return (
    <>
      <p className="mb-4 text-ink-muted">{message}</p>
      {nearest.length > 0 && (
        <HelpPanel title={t`Similar titles`} className="mb-5">
          <Hits hits={nearest} />
        </HelpPanel>
      )}
      <Ask queryText={queryText} />
    </>
  )
}

const Ask = ({ queryText }: { readonly queryText: string }) => (
  <Link
    to="/apps/help-center/support"
    search={{ ask: queryText, from: useSearch({ from: '/apps/help-center' }).from }}
    hash="request"
    className={buttonClass({ size: 'sm', variant: 'secondary' })}
  >
    <Trans>Contact support</Trans>
  </Link>
)
