// The index of the open contact in the list, however far down: queried where the list has not read it. Used by list-pane.tsx.
import { useQuery } from '@tanstack/react-query'
import type { ListSource } from '#kit/list/source.ts'
import { contactQueries } from '../queries.ts'
import type { Which } from '../search-params.ts'

/**
 * @param which of the contacts the list's windows are; undefined where the list is all there
 * @returns from 0; -1 where no contact is open, or the list has it not
 */
export function useOpenIndex(
  source: ListSource<unknown>,
  openId: string | undefined,
  which: Which | undefined,
): number {
  const read = openId === undefined ? -1 : source.indexOf(openId)
  const isEnabled = openId !== undefined && read < 0 && which !== undefined
  const position = useQuery({ ...contactQueries.place(which ?? {}, openId ?? ''), enabled: isEnabled })
  return isEnabled ? (position.data ?? -1) : read
}
