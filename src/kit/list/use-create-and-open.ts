// Creates a blank row and opens it to be filled in (workspace spec §7: it is there at once, and cancelling removes it).
// @chunk lists
import { useCallback, useRef } from 'react'

/** @param create resolves to its id; undefined where it failed, of which the person has been notified @param open stable */
export function useCreateAndOpen(
  create: () => Promise<string | undefined>,
  open: (id: string) => void,
): () => Promise<void> {
  const isCreating = useRef(false)
  return useCallback(async () => {
    // A key that repeats, or a second press, makes no second one.
    if (isCreating.current) return
    isCreating.current = true
    const id = await create()
    isCreating.current = false
    if (id !== undefined) open(id)
  }, [create, open])
}
