// The query client, brought when the first page needs it: signing in does without, and is smaller for it. Made by src/app.tsx; the root route loads it.
import type { QueryClient } from '@tanstack/react-query'
import type { ErrorEffects } from './client.ts'

export interface Queries {
  load(): Promise<QueryClient>
  /** The client once it is there. */
  loaded(): QueryClient | undefined
}

export interface QueriesOptions {
  /** What errors do besides showing on their screen. */
  readonly effects: (client: QueryClient) => ErrorEffects
  /** Brings what is done with a new client before it is used, such as filling it with what was kept. */
  readonly bringPreparation?: () => Promise<(client: QueryClient) => Promise<void>>
}

export function createQueries({ effects, bringPreparation }: QueriesOptions): Queries {
  let client: QueryClient | undefined
  let loading: Promise<QueryClient> | undefined
  const make = async () => {
    const [{ createQueryClient }, prepare] = await Promise.all([import('./client.ts'), bringPreparation?.()])
    const made: QueryClient = createQueryClient({ apply: (effect, message) => effects(made).apply(effect, message) })
    await prepare?.(made)
    client = made
    return made
  }
  return {
    load() {
      loading ??= make()
      // Code that could not be loaded is asked for again.
      loading.catch(() => {
        loading = undefined
      })
      return loading
    },
    loaded: () => client,
  }
}
