// The button of the saved searches, with how many new jobs they have found. At the end of the filter bar.
// @chunk jobs
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import type { JobsSearch } from './jobs-search.ts'
import { jobQueries } from './queries.ts'

export interface SavedSearchesProps {
  readonly search: JobsSearch
  /** What the present search is called unless somebody says otherwise. */
  readonly label: string
}

const panel = lazyMenu<SavedSearchesProps>(() => import('./saved-searches-panel.tsx'))

export function SavedSearches(props: SavedSearchesProps) {
  const { data = [] } = useQuery(jobQueries.searches())
  const found = data.reduce((sum, { newCount }) => sum + newCount, 0)
  const news = useFormats().number(found)
  return (
    <LazyMenu
      source={panel}
      menu={props}
      opens="dialog"
      opener={(opener) => (
        <Button {...opener} variant="quiet" icon="bookmark" className="ms-auto">
          {found > 0 ? <Trans>Searches, {news} new</Trans> : <Trans>Searches</Trans>}
        </Button>
      )}
    />
  )
}
