// Says to assistive technology how many files and folders are listed once another folder, place or search is shown, and how many are selected.
import { plural } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { announce } from '#ui/announce.ts'
import type { Listed } from './use-listed.ts'

/** @param location what is listed, whatever its sequence */
export function useSpokenCounts({ rows, selection }: Listed, location: string, isSearch: boolean): void {
  const spoken = useRef<string>(undefined)
  const count = rows?.length
  useEffect(() => {
    if (count === undefined || spoken.current === location) return
    spoken.current = location
    if (isSearch) announce(plural(count, { 0: 'No results found!', one: '# result', other: '# results' }))
    else announce(plural(count, { 0: 'No items', one: '# item', other: '# items' }))
  }, [location, count, isSearch])
  const { size } = selection
  const before = useRef(size)
  useEffect(() => {
    if (before.current === size) return
    before.current = size
    announce(plural(size, { 0: 'No items selected', one: '# item selected', other: '# items selected' }))
  }, [size])
}
