// Tells other tabs which domain changed, and refetches what they say has changed. `{ api: 'tasks' }` on one BroadcastChannel.
// @chunk signed-in
import type { QueryClient } from '@tanstack/react-query'
import * as z from '#contract/zod.ts'

const Changed = z.object({ api: z.string() })

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('cairn-changes')

export const tellOtherTabs = (api: string): void => channel?.postMessage({ api })

/** Called once by main.tsx. */
export function refetchOnOtherTabs(client: QueryClient): void {
  channel?.addEventListener('message', ({ data }) => {
    const changed = Changed.safeParse(data)
    if (changed.success) void client.invalidateQueries({ queryKey: [changed.data.api] })
  })
}
