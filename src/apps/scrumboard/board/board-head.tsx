// The head of a board: its name and people, what of it is shown, and what concerns all of it.
// @chunk scrumboard
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SearchBox } from '#kit/address/search-box.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useAriaKeys } from '#platform/keys/use-keys.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useBoard } from '../board-context.ts'
import { isFiltered } from '../board-filter.ts'
import { boardIcon } from '../board-icons.ts'
import type { FilterMenuProps } from '../menus/filter-menu.tsx'
import { scrumboardKeys } from '../scrumboard-keys.ts'
import { idsIn, NONE } from '../search-params.ts'
import { useDueFilterNames } from './due-filter-names.ts'

const filterMenu = lazyMenu<FilterMenuProps>(() => import('../menus/filter-menu.tsx'))
const moreMenu = lazyMenu(() => import('../menus/board-menu.tsx'))

const MOST_FACES = 4

export function BoardHead() {
  const { t } = useLingui()
  const { board, setAdding } = useBoard()
  const newKeys = useAriaKeys(scrumboardKeys, 'new-card')
  const [first] = board.lists
  return (
    <div className="shrink-0 border-line border-b bg-surface print:border-0">
      <div className="flex h-13 items-center gap-2 px-4 md:px-5">
        <Link
          to="/apps/scrumboard"
          aria-label={t`All boards`}
          className="grid size-8 shrink-0 place-items-center rounded-8 border border-line bg-surface-control hover:bg-surface-control-hover pointer-coarse:size-11 print:hidden"
        >
          <Icon name={boardIcon(board.icon)} size={16} />
        </Link>
        <h1 className="min-w-0 truncate font-semibold text-16 tracking-tight">{board.title || t`Untitled`}</h1>
        {board.archived && (
          <span className="rounded-full bg-surface-control px-2 text-12 text-ink-muted">
            <Trans>Archived</Trans>
          </span>
        )}
        <Faces />
        <div className="flex items-center gap-2 max-xl:hidden print:hidden">
          <Filters />
        </div>
        <div className="ms-auto flex shrink-0 items-center gap-1 md:gap-2 print:hidden">
          <div className="w-52 max-md:hidden">
            <Search />
          </div>
          <LazyMenu
            source={moreMenu}
            menu={{}}
            opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" size="sm" label={t`More`} />}
          />
          {first && (
            <Button
              variant="primary"
              size="sm"
              icon="plus"
              aria-keyshortcuts={newKeys}
              aria-label={t`New card`}
              onPress={() => setAdding(first.id)}
            >
              <span className="max-sm:hidden">
                <Trans>New card</Trans>
              </span>
            </Button>
          )}
        </div>
      </div>
      <div className="flex items-center gap-2 overflow-x-auto px-4 pb-2.5 md:px-5 xl:hidden print:hidden">
        <Filters />
        <div className="w-44 shrink-0 md:hidden">
          <Search />
        </div>
      </div>
    </div>
  )
}

function Faces() {
  const { number } = useFormats()
  const {
    board: { members },
  } = useBoard()
  return (
    <span className="ms-1 flex shrink-0 items-center gap-1 text-13 text-ink-muted max-lg:hidden print:hidden">
      {members.slice(0, MOST_FACES).map(({ id, name, avatar }) => (
        <Avatar key={id} name={name} src={avatar} size={24} label={name} />
      ))}
      {members.length > MOST_FACES && <span>+{number(members.length - MOST_FACES)}</span>}
    </span>
  )
}

function Search() {
  const { t } = useLingui()
  const { search, setSearch } = useBoard()
  return (
    <div data-board-search>
      <SearchBox
        label={t`Search cards`}
        placeholder={t`Search cards`}
        query={search.q}
        onSearch={(q, isFirst) => setSearch({ q }, { replace: !isFirst })}
      />
    </div>
  )
}

interface ChosenLabels {
  nameOf(id: string): string
  readonly several: string
}

const chosenName = ([first, ...others]: readonly string[], { nameOf, several }: ChosenLabels): string | undefined =>
  first === undefined || others.length > 0 ? first && several : nameOf(first)

/** A chip for each; a set one shows its value. */
function Filters() {
  const { t } = useLingui()
  const { search, setSearch, labels, people } = useBoard()
  const dueNames = useDueFilterNames()
  const { due } = search
  const labelIds = idsIn(search.label)
  const memberIds = idsIn(search.member)
  const chip = (kind: FilterMenuProps['kind'], name: React.ReactNode, chosen: string | undefined) => (
    <LazyMenu
      source={filterMenu}
      menu={{ kind }}
      opener={(opener) => (
        <Chip {...opener} hasMenu isSelected={chosen !== undefined}>
          {chosen ?? name}
        </Chip>
      )}
    />
  )
  return (
    <>
      {chip(
        'label',
        <Trans>Tag</Trans>,
        chosenName(labelIds, {
          nameOf: (id) => (id === NONE ? t`No tags` : labels.get(id)?.title || t`Untitled tag`),
          several: plural(labelIds.length, { one: '# tag', other: '# tags' }),
        }),
      )}
      {chip(
        'member',
        <Trans>Member</Trans>,
        chosenName(memberIds, {
          nameOf: (id) => (id === NONE ? t`No members` : (people.get(id)?.name ?? t`Someone`)),
          several: plural(memberIds.length, { one: '# member', other: '# members' }),
        }),
      )}
      {chip('due', <Trans>Due</Trans>, due && dueNames[due])}
      {isFiltered(search) && (
        <Button
          variant="quiet"
          size="sm"
          onPress={() => setSearch({ q: undefined, label: undefined, member: undefined, due: undefined })}
        >
          <Trans>Show all cards</Trans>
        </Button>
      )}
    </>
  )
}
