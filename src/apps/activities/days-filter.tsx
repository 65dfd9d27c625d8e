// Between which days.
import { Trans } from '@lingui/react/macro'
import { Chip } from '#ui/chip.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import type { FeedSearch } from './feed-search.ts'

export interface DaysFilterProps {
  readonly search: FeedSearch
  readonly onSearch: (change: FeedSearch) => void
}

const daysPanel = lazyMenu<DaysFilterProps>(() => import('./menus/days-panel.tsx'))

export const DaysFilter = (props: DaysFilterProps) => (
  <LazyMenu
    source={daysPanel}
    menu={props}
    opens="dialog"
    opener={(opener) => (
      <Chip {...opener} hasMenu isSelected={props.search.from !== undefined || props.search.to !== undefined}>
        <Trans>Date</Trans>
      </Chip>
    )}
  />
)
