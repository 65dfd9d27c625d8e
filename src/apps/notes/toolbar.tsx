// The head of the notes: what is shown and how many, the search, colour and kind, board or list, what concerns all of them, and the button that writes one.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SearchBox } from '#kit/address/search-box.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useAriaKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { NOTE_COLORS } from './colors.ts'
import { useNotes } from './notes-context.ts'
import { notesKeys } from './notes-keys.ts'
import { noteQueries, PAGE } from './queries.ts'
import { whichOf } from './search-params.ts'
import { useKindNames } from './use-kind-names.ts'
import { useNewNote } from './use-new-note.ts'

const colorMenu = lazyMenu(() => import('./menus/color-filter-menu.tsx'))
const kindMenu = lazyMenu(() => import('./menus/kind-filter-menu.tsx'))
const moreMenu = lazyMenu(() => import('./menus/more-menu.tsx'))

export function Toolbar() {
  const { t } = useLingui()
  const { search, setSearch } = useNotes()
  const add = useNewNote()
  const newKeys = useAriaKeys(notesKeys, 'new-note')
  const isTrash = search.show === 'trash'
  return (
    <div className="flex min-h-13 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-2 md:px-6 print:border-0">
      <Heading />
      {!isTrash && (
        <div data-notes-search className="min-w-40 flex-1 max-md:order-last max-md:basis-full md:max-w-80 print:hidden">
          <SearchBox
            label={t`Search notes`}
            placeholder={t`Search notes`}
            query={search.q}
            maxLength={500}
            onSearch={(q, isFirst) => setSearch({ q }, { replace: !isFirst })}
          />
        </div>
      )}
      <div className="ms-auto flex items-center gap-1 md:gap-2 print:hidden">
        {!isTrash && (
          <>
            <div className="flex items-center gap-2 max-sm:hidden">
              <Filters />
            </div>
            <IconButton
              icon={search.view === 'list' ? 'squares-2x2' : 'bars-3'}
              size="sm"
              label={search.view === 'list' ? t`Show as a board` : t`Show as a list`}
              onPress={() => setSearch({ view: search.view ? undefined : 'list' }, { replace: true })}
            />
          </>
        )}
        <LazyMenu
          source={moreMenu}
          menu={{}}
          opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" size="sm" label={t`More`} />}
        />
        <Button variant="primary" size="sm" icon="plus" onPress={() => add()} aria-keyshortcuts={newKeys}>
          <Trans>New note</Trans>
        </Button>
      </div>
      {!isTrash && (
        <div className="order-last flex basis-full gap-2 sm:hidden print:hidden">
          <Filters />
        </div>
      )}
    </div>
  )
}

function Heading() {
  const { t } = useLingui()
  const { number } = useFormats()
  const { search, labels } = useNotes()
  const isTrash = search.show === 'trash'
  const { data } = useQuery({ ...noteQueries.window(whichOf(search), 0, PAGE), enabled: !isTrash })
  const label = labels.find(({ id }) => id === search.label)?.title
  const part =
    label ??
    (search.show &&
      { reminders: t`Reminders`, archive: t({ message: 'Archive', context: 'place' }), trash: t`Trash` }[
        search.show
      ]) ??
    undefined
  const total = data?.total
  const count = number(total ?? 0)
  return (
    <div className="flex min-w-0 items-baseline gap-3">
      <h1 className="font-semibold text-16 tracking-tight">
        <Trans>Notes</Trans>
      </h1>
      {part !== undefined && <span className="max-w-40 truncate text-13 text-ink-muted">{part}</span>}
      {!isTrash && (
        <span className="min-w-16 whitespace-nowrap text-13 text-ink-muted tabular-nums max-md:hidden">
          {total !== undefined && plural(total, { one: `${count} note`, other: `${count} notes` })}
        </span>
      )}
    </div>
  )
}

function Filters() {
  const { t, i18n } = useLingui()
  const { search } = useNotes()
  const kinds = useKindNames()
  const { color, kind } = search
  return (
    <>
      <LazyMenu
        source={colorMenu}
        menu={{}}
        opener={(opener) => (
          <Chip {...opener} hasMenu isSelected={color !== undefined}>
            {color === undefined ? t`Colour` : i18n._(NOTE_COLORS[color].name)}
          </Chip>
        )}
      />
      <LazyMenu
        source={kindMenu}
        menu={{}}
        opener={(opener) => (
          <Chip {...opener} hasMenu isSelected={kind !== undefined}>
            {kind === undefined ? t`Type` : kinds[kind]}
          </Chip>
        )}
      />
    </>
  )
}
