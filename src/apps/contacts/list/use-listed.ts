// What the list shows now: a window of all contacts or of some, what a search found, or the birthdays to come. Used by list-pane.tsx.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { localDay } from '#formats/iso-day.ts'
import { type ListSource, useArraySource } from '#kit/list/source.ts'
import { type Selection, useSelection, useWindowedSelection } from '#kit/list/use-selection.ts'
import { useWindowedSource } from '#kit/list/use-windowed-source.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { contactQueries } from '../queries.ts'
import { type ContactsSearch, whichOf } from '../search-params.ts'

export interface ListedContact {
  readonly contact: Contact
  /** Of a birthday to come: midnight of that day, and how old the person will be. */
  readonly birthday?: { readonly at: number; readonly age: number | null }
}

export interface Listed {
  /** Names the list, for scrolling and selection. */
  readonly name: string
  readonly source: ListSource<ListedContact>
  readonly selection: Selection
  /** How many there are; undefined while nothing is known. */
  readonly total: number | undefined
  readonly error: Error | null
  retry(): unknown
}

/** Rows a call. */
const PAGE = 50
const NONE: readonly never[] = []
const keyOf = ({ contact }: ListedContact): string => contact.id

export function useListed(search: ContactsSearch): Listed {
  const query = search.q?.trim() || undefined
  const name = [search.show, search.tag, query].join(' ')
  const isArray = query !== undefined || search.show === 'birthdays'
  const windows = useWindows(search, name)
  const found = useFound(search, query)
  const rows = useArraySource(found.rows, keyOf)
  const keys = useMemo(() => found.rows.map(keyOf), [found.rows])
  const ofRows = useSelection(isArray ? keys : NONE)
  const ofWindows = useWindowedSelection(windows, name)
  if (isArray) return { name, source: rows, selection: ofRows, ...found }
  const { isPending, error, retry } = windows
  return {
    name,
    source: windows,
    selection: ofWindows,
    total: isPending || (error && windows.count === 0) ? undefined : windows.count,
    error,
    retry,
  }
}

function useWindows(search: ContactsSearch, listed: string) {
  const which = whichOf(search)
  return useWindowedSource({
    listed,
    size: PAGE,
    pageQuery: (start, size) => contactQueries.window(which, start, size),
    windowOf: ({ contacts, total }) => ({ rows: contacts.map((contact): ListedContact => ({ contact })), total }),
    keyOf,
  })
}

interface Found {
  readonly rows: readonly ListedContact[]
  readonly total: number | undefined
  readonly error: Error | null
  retry(): unknown
}

function useFound(search: ContactsSearch, query: string | undefined): Found {
  const { show } = search
  const today = localDay(useNow())
  const isBirthdays = query === undefined && show === 'birthdays'
  const hits = useQuery({ ...contactQueries.find(whichOf(search), query ?? ''), enabled: query !== undefined })
  const birthdays = useQuery({ ...contactQueries.birthdays(today), enabled: isBirthdays })
  const ofHits = useMemo(() => hits.data?.contacts.map((contact): ListedContact => ({ contact })), [hits.data])
  const ofBirthdays = useMemo(
    () =>
      birthdays.data?.map(
        ({ contact, date, age }): ListedContact => ({
          contact,
          birthday: { at: new Date(`${date}T00:00:00`).getTime(), age },
        }),
      ),
    [birthdays.data],
  )
  const rows = isBirthdays ? ofBirthdays : ofHits
  const { error, refetch } = isBirthdays ? birthdays : hits
  return { rows: rows ?? NONE, total: isBirthdays ? rows?.length : hits.data?.total, error, retry: refetch }
}
