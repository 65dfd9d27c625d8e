// Notifies other tabs of changed domains, and refetches those that they report. `{ api: 'tasks' }` on one BroadcastChannel.
// @chunk signed-in
import type { QueryClient } from '@tanstack/react-query'
import * as z from '#contract/zod.ts'

const Changed = z.object({ api: z.string() })

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('cairn-changes')

export const notifyOtherTabs = (api: string): void => channel?.postMessage({ api })

/** @param onChange called with the domain's name @returns stops */
export function onOtherTabs(onChange: (api: string) => void): () => void {
  const hear = ({ data }: MessageEvent) => {
    const changed = Changed.safeParse(data)
    if (changed.success) onChange(changed.data.api)
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}

/** Called once by main.tsx. */
export const refetchOnOtherTabs = (client: QueryClient): unknown =>
  onOtherTabs((api) => void client.invalidateQueries({ queryKey: [api] }))
