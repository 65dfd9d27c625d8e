// Makes a blank product and opens its page to be filled in (workspace spec §7: it is there at once, and cancelling removes it).
// @chunk inventory
import { useCallback, useRef } from 'react'
import { useInventory } from './inventory-context.ts'

export function useNewProduct(): () => Promise<void> {
  const { actions, goTo } = useInventory()
  const isMaking = useRef(false)
  return useCallback(async () => {
    // A key that repeats, or a second press, makes no second one.
    if (isMaking.current) return
    isMaking.current = true
    const id = await actions.create()
    isMaking.current = false
    if (id !== undefined) goTo(id, { isMade: true })
  }, [actions, goTo])
}
