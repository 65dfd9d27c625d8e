// The icon browser at /ui/icons: seven sets to search, copy and save. The URL holds what is shown.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useCallback } from 'react'
import type { IconRef, IconSetName } from '#contract/apps/icons.ts'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { CloseOnEscape } from '#ui/close-on-escape.tsx'
import { Note } from '#ui/note.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useMedia } from '#ui/use-media.ts'
import { IconDetails } from './icon-details.tsx'
import { type GridCommand, IconGrid } from './icon-grid.tsx'
import { keyToRef, refToKey } from './icon-ref.ts'
import { iconsKeys } from './icons-keys.ts'
import { PickBar } from './pick-bar.tsx'
import { DEFAULT_SIZE, type IconsSearch } from './search-params.ts'
import { SetsFound } from './sets-found.tsx'
import { Toolbar } from './toolbar.tsx'
import { type IconActions, useIconActions } from './use-icon-actions.ts'
import { type ShownIcons, useShownIcons } from './use-shown-icons.ts'

/** Where there is no room beside the grid. */
const Dialog = lazyBeside(async () => (await import('#ui/dialog.tsx')).Dialog)

export function IconsScreen({ search }: { readonly search: IconsSearch }) {
  const setSearch = useSetSearch<IconsSearch>()
  const shown = useShownIcons(search)
  const actions = useIconActions()
  const { undoLast, redoLast } = useAction()
  const isWide = useMedia('(width >= 1280px)')
  const { size = DEFAULT_SIZE } = search
  const open = search.icon === undefined ? undefined : keyToRef(search.icon)
  const openDrawing = open && shown.drawingOf(open)
  useKeys(iconsKeys, {
    search: () => document.querySelector<HTMLInputElement>('[data-icons-search] input')?.focus(),
    undo: undoLast,
    redo: redoLast,
  })
  const show = useCallback(
    (icon: IconRef | undefined) => setSearch({ icon: icon && refToKey(icon) }, { replace: true }),
    [setSearch],
  )
  const onCommand = commandsOf({ search, actions, shown, isWide, show })
  const details = open && openDrawing && (
    <IconDetails
      key={search.icon}
      icon={open}
      drawing={openDrawing}
      drawings={shown.drawingsOf(open.set)}
      actions={actions}
      onOpen={show}
    />
  )
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Toolbar search={search} picks={actions.picks} drawingsOf={shown.drawingsOf} onSearch={setSearch} />
      <PickBar search={search} actions={actions} drawingOf={shown.drawingOf} />
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <Shown
            shown={shown}
            search={search}
            size={size}
            onCommand={onCommand}
            onShowAll={() => setSearch({ q: undefined, show: undefined, category: undefined })}
            onSet={(set) => setSearch({ set, category: undefined })}
          />
        </div>
        {isWide && details && <DetailsPane>{details}</DetailsPane>}
      </div>
      {!isWide && details && <DetailsDialog onClose={() => show(undefined)}>{details}</DetailsDialog>}
    </div>
  )
}

function DetailsPane({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui()
  return (
    <aside aria-label={t`Details`} className="w-92 shrink-0 overflow-y-auto border-line border-s bg-surface-raised p-5">
      {children}
    </aside>
  )
}

function DetailsDialog({ children, onClose }: { readonly children: ReactNode; readonly onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Suspense fallback={<CloseOnEscape onClose={onClose} />}>
      <Dialog isOpen size="sm" title={t`Details`} onOpenChange={(isOpen) => !isOpen && onClose()}>
        {children}
      </Dialog>
    </Suspense>
  )
}

interface CommandsOptions {
  readonly search: IconsSearch
  readonly actions: IconActions
  readonly shown: ShownIcons
  readonly isWide: boolean
  show(icon: IconRef | undefined): void
}

function commandsOf({ search, actions, shown, isWide, show }: CommandsOptions) {
  const { size = DEFAULT_SIZE, copy = 'name' } = search
  return (command: GridCommand, icon: IconRef) => {
    if (command === 'favourite') return void actions.toggleFavourite(icon)
    if (command === 'basket') return void actions.toggleBasket(icon)
    if (command === 'details') return show(icon)
    // Where there is no room beside the grid, its details are a step further.
    void actions.copy(icon, () => shown.readDrawing(icon), copy, { size }, isWide ? undefined : () => show(icon))
    if (isWide) show(icon)
  }
}

interface ShownProps {
  readonly shown: ShownIcons
  readonly search: IconsSearch
  readonly size: number
  readonly onCommand: (command: GridCommand, icon: IconRef) => void
  readonly onShowAll: () => void
  readonly onSet: (set: IconSetName) => void
}

function Shown({
  shown: { icons, isElsewhere, counts, drawingOf, error, isFetching, retry },
  search,
  size,
  onCommand,
  onShowAll,
  onSet,
}: ShownProps) {
  const { t } = useLingui()
  return (
    <QueryView
      query={{ data: icons, error, isFetching, refetch: retry }}
      loading={<SkeletonRows label={t`Loading icons`} count={8} className="p-4" />}
      error={
        icons
          ? { title: t`Couldn’t load some of the icons.` }
          : { title: t`Couldn’t load the icons.`, description: t`Check your connection, then try again.` }
      }
      isEmpty={({ length }) => length === 0}
      empty={<Nothing search={search} onShowAll={onShowAll} />}
    >
      {(listed) => (
        <>
          {isElsewhere && (
            <Note kind="info" className="mx-4 mt-3">
              {t`No matches in this set. These icons are from other sets.`}
            </Note>
          )}
          <SetsFound counts={counts} set={search.set} onSet={onSet} />
          <IconGrid
            // Another list begins at its top.
            key={[search.set, search.q, search.show, search.category].join(' ')}
            icons={listed}
            drawingOf={drawingOf}
            size={size}
            openKey={search.icon}
            onCommand={onCommand}
          />
        </>
      )}
    </QueryView>
  )
}

function Nothing({ search: { q, show }, onShowAll }: { search: IconsSearch; onShowAll: () => void }) {
  const { t } = useLingui()
  const all = { onShowAll, showAllLabel: t`Show all icons` }
  const queryText = q?.trim()
  if (queryText) return <NoRows title={t`No results for “${queryText}”.`} {...all} />
  if (show === 'favourites')
    return (
      <NoRows
        title={t`No favourites yet.`}
        description={t`Open an icon and press the star to find it here.`}
        {...all}
      />
    )
  if (show === 'recents')
    return <NoRows title={t`No recent icons.`} description={t`Icons you copy appear here, newest first.`} {...all} />
  return (
    <NoRows title={t`The basket is empty.`} description={t`Add icons to save them together in one file.`} {...all} />
  )
}
