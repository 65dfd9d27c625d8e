// Search parameters of the contacts: the search, the filters, and whether the open one is being edited. Invalid values are dropped.
import { oneOf, text, valuesOf } from '#platform/read-values.ts'

/** `birthdays`: of the year to come, the next one first. */
export const SHOWN = ['favourites', 'birthdays'] as const
export type Shown = (typeof SHOWN)[number]

export const readContactsSearch = valuesOf({
  /** What is searched. */
  q: text,
  /** A tag's id. */
  tag: text,
  /** Default: all. */
  show: oneOf(SHOWN),
  /** The open contact is being edited; `new`: it was made for that, and leaves with it. */
  edit: oneOf(['yes', 'new']),
  /** Creates a contact; then removed from the URL. */
  new: oneOf(['contact']),
  /** Opens a dialog; then removed from the URL. */
  open: oneOf(['duplicates']),
})
export type ContactsSearch = ReturnType<typeof readContactsSearch>

/** The list as it is, without the parameters of the open contact. */
export const sameList = ({ q, tag, show }: ContactsSearch): ContactsSearch => ({ q, tag, show })

/** Which contacts a window or the letters are of, as the calls take it. */
export const whichOf = ({ tag, show }: ContactsSearch) => ({
  ...(show === 'favourites' && { favourites: 'true' as const }),
  ...(tag !== undefined && { tag }),
})
export type Which = ReturnType<typeof whichOf>
