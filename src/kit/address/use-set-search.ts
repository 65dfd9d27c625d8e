// useSetSearch(): changes parameters of the URL's query, and leaves the others. What is set to undefined is removed from the URL.
// @chunk signed-in
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

export interface SetSearchOptions {
  /** Without a step for the back button. */
  readonly replace?: boolean
}

export type SetSearch<Search> = (change: Partial<Search>, options?: SetSearchOptions) => void

/** @param complete what else changes with it, such as the first page; by default nothing. Stable, or it makes a new function. */
export function useSetSearch<Search extends object>(
  complete?: (change: Partial<Search>, before: Search) => Partial<Search>,
): SetSearch<Search> {
  const navigate = useNavigate()
  return useCallback(
    (change, { replace = false } = {}) =>
      void navigate({
        to: '.',
        search: (before: object) =>
          ({ ...before, ...(complete ? complete(change, before as Search) : change) }) as never,
        replace,
        resetScroll: false,
      }),
    [navigate, complete],
  )
}
