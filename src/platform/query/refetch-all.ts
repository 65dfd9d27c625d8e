// Refetches what a change of several domains touched, here and in other tabs. Used where the whole workspace is changed at once.
// @chunk signed-in
import type { QueryClient } from '@tanstack/react-query'
import { tellOtherTabs } from './other-tabs.ts'

export function refetchAll(client: QueryClient, apis: Iterable<string>): void {
  for (const api of new Set(apis)) {
    tellOtherTabs(api)
    void client.invalidateQueries({ queryKey: [api] })
  }
}
