// Refetches the domains that one change touched, here and in other tabs.
// @chunk signed-in
import type { QueryClient } from '@tanstack/react-query'
import { tellOtherTabs } from './other-tabs.ts'

export function refetchAll(client: QueryClient, apis: Iterable<string>): void {
  for (const api of new Set(apis)) {
    tellOtherTabs(api)
    void client.invalidateQueries({ queryKey: [api] })
  }
}
