// The button of the saved searches, with how many new jobs they have found. At the end of the filter bar.
// @chunk jobs
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import type { JobsSearch } from './jobs-search.ts'
import { jobQueries } from './queries.ts'

export interface SavedSearchesProps {
  readonly search: JobsSearch
  /** The default name of the present search. */
  readonly label: string
}

const panel = lazyMenu<SavedSearchesProps>(() => import('./saved-searches-panel.tsx'))

export function SavedSearches(props: SavedSearchesProps) {
  const { data = [] } = useQuery(jobQueries.searches())
  const news = data.reduce((sum, { newCount }) => sum + newCount, 0)
  return (
    <LazyMenu
      source={panel}
      menu={props}
      opens="dialog"
      opener={(opener) => (
        <Button {...opener} variant="quiet" icon="bookmark" className="ms-auto">
          {news > 0 ? (
            <Plural value={news} one="Saved searches: # new job" other="Saved searches: # new jobs" />
          ) : (
            <Trans>Saved searches</Trans>
          )}
        </Button>
      )}
    />
  )
}
