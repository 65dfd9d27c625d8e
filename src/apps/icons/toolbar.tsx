// The head of the icons: search, set, size, what a press copies, and which of them are shown.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { IconPicks, IconSetName } from '#contract/apps/icons.ts'
import { SearchBox } from '#kit/address/search-box.tsx'
import type { SetSearch } from '#kit/address/use-set-search.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { Select } from '#ui/select.tsx'
import { CATEGORY_NAMES } from './category-names.ts'
import type { Drawings } from './drawings.ts'
import { iconQueries } from './queries.ts'
import {
  type CopyFormat,
  DEFAULT_SET,
  DEFAULT_SIZE,
  FORMATS,
  type IconsSearch,
  SHOWN,
  type Shown,
  SIZES,
} from './search-params.ts'

export interface ToolbarProps {
  readonly search: IconsSearch
  readonly picks: IconPicks
  readonly drawingsOf: (set: IconSetName) => Drawings | undefined
  readonly onSearch: SetSearch<IconsSearch>
}

export function Toolbar({ search, picks, drawingsOf, onSearch }: ToolbarProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { show } = search
  const names: Record<Shown, string> = { favourites: t`Favourites`, recents: t`Recent`, basket: t`Basket` }
  return (
    <div className="shrink-0 space-y-3 border-line border-b px-4 py-3 md:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-semibold text-16 tracking-tight">
          <Trans>Icons</Trans>
        </h1>
        <div data-icons-search className="min-w-48 flex-1 md:max-w-96">
          <SearchBox
            label={t`Search icons`}
            query={search.q}
            onSearch={(q, isFirst) => onSearch({ q, show: undefined }, { replace: !isFirst })}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          {SHOWN.map((one) => (
            <Chip
              key={one}
              isSelected={show === one}
              count={number(picks[one].length)}
              onPress={() => onSearch({ show: show === one ? undefined : one, q: undefined })}
            >
              {names[one]}
            </Chip>
          ))}
        </div>
      </div>
      <Choices search={search} drawingsOf={drawingsOf} onSearch={onSearch} />
    </div>
  )
}

const ANY = 'any'

/** Set, category, size, and what a press copies. */
function Choices({ search, drawingsOf, onSearch }: Omit<ToolbarProps, 'picks'>) {
  const { t } = useLingui()
  const { data: sets = [] } = useQuery(iconQueries.sets())
  const { set = DEFAULT_SET, size = DEFAULT_SIZE, copy = 'name', category = ANY } = search
  const categories = useCategories(drawingsOf(set))
  // Its place is there before its drawings have come, so that nothing is moved by it.
  const hasCategories = drawingsOf(set) ? categories.length > 0 : set.startsWith('material-')
  const formats = useFormatNames()
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex">
      <Select<IconSetName>
        label={t({ message: 'Set', context: 'icons' })}
        isLabelHidden
        className="max-sm:col-span-2 sm:w-56"
        options={sets.map(({ set: id, name }) => ({ id, label: name }))}
        value={set}
        onChange={(chosen) => onSearch({ set: chosen, show: undefined, category: undefined })}
      />
      {hasCategories && (
        <Select
          label={t({ message: 'Category', context: 'icons' })}
          isLabelHidden
          className="max-sm:col-span-2 sm:w-52"
          options={[{ id: ANY, label: t`All categories` }, ...categories]}
          value={category}
          onChange={(chosen) => onSearch({ category: chosen === ANY ? undefined : chosen, show: undefined })}
        />
      )}
      <Select
        label={t`Size`}
        isLabelHidden
        className="sm:w-32"
        options={SIZES.map((px) => ({ id: String(px), label: t`${px} px` }))}
        value={String(size)}
        onChange={(chosen) => onSearch({ size: SIZES.find((px) => String(px) === chosen) }, { replace: true })}
      />
      <Select<CopyFormat>
        label={t`Format to copy`}
        isLabelHidden
        className="sm:w-48"
        options={FORMATS.map((id) => ({ id, label: t`Copy: ${formats[id]}` }))}
        value={copy}
        onChange={(chosen) => onSearch({ copy: chosen }, { replace: true })}
      />
    </div>
  )
}

function useCategories(drawings: Drawings | undefined) {
  const { i18n } = useLingui()
  const { compare } = useFormats()
  return Object.keys(drawings?.categories ?? {})
    .map((id) => ({ id, label: CATEGORY_NAMES[id] ? i18n._(CATEGORY_NAMES[id]) : id }))
    .sort((a, b) => compare(a.label, b.label))
}

export function useFormatNames(): Record<CopyFormat, string> {
  const { t } = useLingui()
  return { name: t`Name`, svg: t`SVG`, jsx: t`JSX`, url: t`Data URL` }
}
