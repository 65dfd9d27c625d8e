// Refetches the domains that one change touched, here and in other tabs.
// @chunk signed-in
import type { QueryClient } from '@tanstack/react-query'
import { notifyOtherTabs } from './other-tabs.ts'

export function refetchAll(client: QueryClient, apis: Iterable<string>): void {
  for (const api of new Set(apis)) {
    notifyOtherTabs(api)
    void client.invalidateQueries({ queryKey: [api] })
  }
}
