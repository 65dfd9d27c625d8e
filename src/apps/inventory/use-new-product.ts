// Makes a blank product and opens its page to be filled in.
// @chunk inventory
import { useCallback } from 'react'
import { useCreateAndOpen } from '#kit/list/use-create-and-open.ts'
import { useInventory } from './inventory-context.ts'

export function useNewProduct(): () => Promise<void> {
  const { actions, goTo } = useInventory()
  const edit = useCallback((id: string) => goTo(id, { isMade: true }), [goTo])
  return useCreateAndOpen(actions.create, edit)
}
