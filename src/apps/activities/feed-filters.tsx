// The feed's filters: text, person, type and days; its order, and the export of what is shown.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FilterChips } from '#kit/address/filter-chips.tsx'
import { SearchBox } from '#kit/address/search-box.tsx'
import { userQueries } from '#platform/session/user-queries.ts'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { DaysFilter } from './days-filter.tsx'
import { useDaysLabel } from './days-label.ts'
import { countsOf, type Entry } from './entries.ts'
import { ENTRY_TYPES, type FeedSearch, NO_FILTERS } from './feed-search.ts'
import type { Choice, ChoiceMenuProps } from './menus/choice-menu.tsx'
import type { ExportMenuProps } from './menus/export-menu.tsx'
import type { SortMenuProps } from './menus/sort-menu.tsx'
import { activityQueries } from './queries.ts'
import { useTypeLabels } from './type-labels.ts'
import { useExport } from './use-export.ts'

const choiceMenu = lazyMenu<ChoiceMenuProps>(() => import('./menus/choice-menu.tsx'))
const sortMenu = lazyMenu<SortMenuProps>(() => import('./menus/sort-menu.tsx'))
const exportMenu = lazyMenu<ExportMenuProps>(() => import('./menus/export-menu.tsx'))

export interface FeedFiltersProps {
  /** All there are. */
  readonly entries: readonly Entry[]
  /** Those that fit. */
  readonly found: readonly Entry[]
  readonly search: FeedSearch
  onSearch(change: FeedSearch): void
}

export function FeedFilters({ entries, found, search, onSearch }: FeedFiltersProps) {
  const { t } = useLingui()
  const typeLabels = useTypeLabels()
  const people = usePeople(entries)
  const types = countsOf(entries.map(({ type }) => type))
  const person = search.actor && (people.find(({ id }) => id === search.actor)?.label ?? t`Unknown person`)
  const chips = [
    { id: 'person', label: person, without: { actor: undefined } },
    { id: 'type', label: search.type && typeLabels[search.type], without: { type: undefined } },
    { id: 'days', label: useDaysLabel()(search), without: { from: undefined, to: undefined } },
  ].flatMap(({ id, label, without }) => (label ? [{ id, label, onRemove: () => onSearch(without) }] : []))
  const exportAs = useExport(found, new Map(people.map(({ id, label }) => [id, label])))
  return (
    <div className="mt-5 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={t`Search activity`}
          query={search.q}
          onSearch={(q) => onSearch({ q })}
          className="min-w-0 max-sm:w-full sm:w-60"
        />
        <ChoiceChip
          label={t`Person`}
          anyLabel={t`Everyone`}
          choices={people}
          chosen={search.actor}
          onChoose={(actor) => onSearch({ actor })}
        />
        <ChoiceChip
          label={t`Type`}
          anyLabel={t`All types`}
          choices={types.map(([id, count]) => ({ id, label: typeLabels[id], count }))}
          chosen={search.type}
          onChoose={(id) => onSearch({ type: ENTRY_TYPES.find((type) => type === id) })}
        />
        <DaysFilter search={search} onSearch={onSearch} />
        <span className="ms-auto flex items-center gap-1">
          <LazyMenu
            source={sortMenu}
            menu={{ order: search.order, onSearch }}
            opener={(opener) => <IconButton {...opener} icon="arrows-up-down" size="sm" label={t`Sort`} />}
          />
          <LazyMenu
            source={exportMenu}
            menu={{ onExport: (format) => void exportAs(format) }}
            opener={(opener) => (
              <IconButton {...opener} icon="arrow-down-tray" size="sm" label={t`Export these entries`} />
            )}
          />
        </span>
      </div>
      <FilterChips
        chips={chips}
        isSearched={search.q !== undefined}
        onClear={() => onSearch(NO_FILTERS)}
        className="mt-3"
      />
    </div>
  )
}

/** Those who did something, the person themselves as "You". */
function usePeople(entries: readonly Entry[]): Choice[] {
  const { t } = useLingui()
  const { data: facets } = useQuery(activityQueries.facets())
  const { data: me } = useQuery(userQueries.me())
  const names = new Map(facets?.actors.map(({ id, name }) => [id, name]))
  if (me) names.set(me.id, t`You`)
  return countsOf(entries.map(({ actor }) => actor)).flatMap(([id, count]) => {
    const label = names.get(id)
    return label === undefined ? [] : [{ id, label, count }]
  })
}

/** A filter with one choice. */
const ChoiceChip = (props: ChoiceMenuProps) => (
  <LazyMenu
    source={choiceMenu}
    menu={props}
    opener={(opener) => (
      <Chip {...opener} hasMenu isSelected={props.chosen !== undefined}>
        {props.label}
      </Chip>
    )}
  />
)
