// useArrangements(): copies the person's own orders from the workspace to this device, as after the import of a backup, and to it those that it lacks.
import { useQuery } from '@tanstack/react-query'
import { type ArrangementName, arrangementsApi } from '#contract/shell/arrangements.ts'
import { call } from '#platform/api/call.ts'
import { noteArrangement, readArrangement, storeArrangement } from '#platform/workspace/arrangements.ts'
import { withRecents } from '../menu-places.ts'

const { all } = arrangementsApi.endpoints
const NAMES = ['favourites', 'recents', 'applications-order'] as const satisfies readonly ArrangementName[]

export function useArrangements(): void {
  useQuery({
    queryKey: [all.api, all.name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
}

async function load({ signal }: { readonly signal: AbortSignal }): Promise<null> {
  const before = new Map(NAMES.map((name) => [name, readArrangement(name)]))
  const rows = new Map<ArrangementName, readonly string[]>(
    (await call(all, {}, { signal })).map(({ id, ids }) => [id, ids]),
  )
  for (const name of NAMES) {
    const [here, there] = [readArrangement(name), rows.get(name)]
    // What was changed meanwhile is on its way there.
    if (here !== before.get(name)) continue
    const ids = name === 'recents' ? withRecents(here, there ?? []) : (there ?? here)
    if (!areSame(ids, here)) noteArrangement(name, ids)
    if (!areSame(ids, there ?? [])) await storeArrangement({ id: name, ids: [...ids] })
  }
  return null
}

const areSame = (some: readonly string[], others: readonly string[]): boolean => some.join(' ') === others.join(' ')
