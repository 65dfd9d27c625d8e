// The pane of the list: search, filters below md, rows with their letters, bulk bar, and the message where there are none. Used by contacts-screen.tsx.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { SearchBox } from '#kit/address/search-box.tsx'
import { rowToFocus } from '#kit/list/list-focus.ts'
import { evenOffsets } from '#kit/list/row-offsets.ts'
import type { ListActions } from '#kit/list/run-list-command.ts'
import type { RowTraits } from '#kit/list/source.ts'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { type ListHandle, WindowedList } from '#kit/list/windowed-list.tsx'
import { useRefusal } from '#kit/query/use-refusal.ts'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useContacts } from './contacts-context.ts'
import { contactsKeys } from './contacts-keys.ts'
import { nameOf } from './display.ts'
import { BulkBar, RowMenu } from './lazy-parts.ts'
import { ContactRow } from './list/contact-row.tsx'
import { JumpStrip } from './list/jump-strip.tsx'
import { type Listed, type ListedContact, useListed } from './list/use-listed.ts'
import { useOpenIndex } from './list/use-open-index.ts'
import { ListMessage } from './list-message.tsx'
import { contactQueries, MOST_FOUND } from './queries.ts'
import { whichOf } from './search-params.ts'
import { Filters } from './toolbar.tsx'

/** px: two lines. */
const ROW_HEIGHT = 60
const NONE: readonly never[] = []

export function ListPane() {
  const { t } = useLingui()
  const { search, openDialog } = useContacts()
  const listed = useListed(search)
  const { total, error, retry } = listed
  const refusal = useRefusal(error)
  return (
    <>
      <div className="flex shrink-0 flex-col gap-2 border-line-soft border-b px-4 py-3 md:px-6 print:hidden">
        <Search total={total} />
        <MoreFound shown={listed.source.count} total={total} />
        <div className="flex gap-2 overflow-x-auto md:hidden">
          <Filters />
        </div>
      </div>
      <DropZone
        message={<Trans>Drop a vCard or CSV file to import contacts</Trans>}
        onFiles={([file]) => file && openDialog({ kind: 'import', file })}
        className="flex min-h-0 flex-1 print:block"
      >
        {error && total === undefined ? (
          <ErrorState
            title={t`Couldn’t load the contacts.`}
            description={t`They’re saved on this device. Trying again usually helps.`}
            onRetry={retry}
            {...refusal}
          />
        ) : total === undefined ? (
          <SkeletonRows label={t`Loading contacts`} hasTwoLines count={10} className="flex-1" />
        ) : (
          <Rows listed={listed} />
        )}
      </DropZone>
    </>
  )
}

function Search({ total }: { readonly total: number | undefined }) {
  const { t } = useLingui()
  const { search, setSearch } = useContacts()
  const { number } = useFormats()
  const count = number(total ?? 0)
  const isNarrowed = search.q !== undefined || search.show !== undefined || search.tag !== undefined
  return (
    <div data-contacts-search>
      <SearchBox
        label={t`Search contacts`}
        placeholder={
          total === undefined || isNarrowed
            ? t`Search contacts`
            : t`${plural(total, { one: `Search ${count} contact`, other: `Search ${count} contacts` })}`
        }
        query={search.q}
        maxLength={500}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isComposing(event)) return
          event.preventDefault()
          rowToFocus()?.focus()
        }}
        onSearch={(q, isFirst) =>
          setSearch({ q, ...(search.show === 'birthdays' && { show: undefined }) }, { replace: !isFirst })
        }
      />
    </div>
  )
}

/** Of a search, or of the birthdays of a year, that found more than are looked through. */
function MoreFound({ shown, total = 0 }: { readonly shown: number; readonly total: number | undefined }) {
  const { search } = useContacts()
  const { number } = useFormats()
  if (search.show === 'birthdays' && !search.q && shown >= MOST_FOUND) {
    const first = number(shown)
    return (
      <p className="text-13 text-ink-muted">
        <Trans>Showing the next {first} birthdays.</Trans>
      </p>
    )
  }
  if (!search.q || shown >= total) return null
  const [first, all] = [number(shown), number(total)]
  return (
    <p className="text-13 text-ink-muted">
      <Trans>
        Showing the first {first} of {all}. Add a word to narrow your search.
      </Trans>
    </p>
  )
}

const traitsOf = ({ contact: { id } }: ListedContact): RowTraits => ({
  kind: 'item',
  labelledBy: `name-${id} job-${id}`,
})

function Rows({ listed: { name, source, selection } }: { readonly listed: Listed }) {
  const { t } = useLingui()
  const { search, openId, tagTitles, neighbours } = useContacts()
  const { reportList } = neighbours
  const isByName = search.q === undefined && search.show !== 'birthdays'
  const which = whichOf(search)
  const openIndex = useOpenIndex(source, openId, isByName ? which : undefined)
  useEffect(() => reportList(source, openIndex), [reportList, source, openIndex])
  const { letters, starts } = useLetters(which, isByName)
  const handle = useRef<ListHandle>(null)
  const [top, setTop] = useState(0)
  const [menu, setMenu] = useState<RowMenuAnchor | null>(null)
  const offsets = useMemo(() => evenOffsets(source.count, ROW_HEIGHT), [source.count])
  useRevealOpen(handle, openIndex, source.count)
  return (
    <>
      <WindowedList
        label={t`Contacts`}
        source={source}
        listed={name}
        traitsOf={traitsOf}
        offsets={offsets}
        keys={contactsKeys}
        actions={useRowActions(selection)}
        selection={selection}
        openKey={openId}
        onMenu={setMenu}
        handle={handle}
        onTop={setTop}
        renderRow={(row, { index, isSelected }) => (
          <ContactRow
            row={row}
            letter={starts.get(index)}
            isSelected={isSelected}
            isSelecting={selection.size > 0}
            tagTitles={tagTitles}
          />
        )}
      >
        <ListMessage isEmpty={source.count === 0} />
      </WindowedList>
      {isByName && source.count > 0 && (
        <JumpStrip letters={letters} top={top} onJump={(index) => handle.current?.goTo(index)} />
      )}
      <Suspense>
        {selection.size > 0 && <BulkBar selection={selection} source={source} />}
        {menu && (
          <RowMenu
            anchor={menu}
            source={source}
            selection={selection}
            name={nameAt(source, menu.key) || t`No name`}
            onClose={() => setMenu(null)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Where each letter begins. */
function useLetters(which: ReturnType<typeof whichOf>, isByName: boolean) {
  const { data: letters = NONE } = useQuery({ ...contactQueries.letters(which), enabled: isByName })
  const starts = useMemo(
    () => new Map(isByName ? letters.map(({ start, letter }) => [start, letter]) : []),
    [isByName, letters],
  )
  return { letters, starts }
}

/** What is opened by a link or by stepping is in sight in the list too, once: the list may be scrolled on. */
function useRevealOpen(handle: RefObject<ListHandle | null>, openIndex: number, count: number): void {
  const { openId } = useContacts()
  const shown = useRef<string>(undefined)
  const isListed = openIndex >= 0 && openIndex < count
  useEffect(() => {
    if (!isListed || shown.current === openId) return
    shown.current = openId
    handle.current?.reveal(openIndex)
  }, [isListed, openIndex, openId, handle])
}

function nameAt(source: Listed['source'], key: string): string {
  const row = source.rowAt(source.indexOf(key))
  return row ? nameOf(row.contact) : ''
}

function useRowActions(selection: Listed['selection']): ListActions<ListedContact> {
  const { open, openId, following, actions } = useContacts()
  return {
    open: (_, key) => open(key),
    follow(_, key) {
      if (openId === undefined || openId === key) return
      following.current = true
      open(key)
    },
    close: () => openId !== undefined && open(undefined),
    run(command, row, key) {
      if (command !== 'delete') return false
      const ids = selection.has(key) && !selection.isAll ? [...selection.keys] : [row.contact.id]
      if (openId !== undefined && ids.includes(openId)) open(undefined)
      void actions.remove(ids)
      return true
    },
  }
}
