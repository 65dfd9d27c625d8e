// Loads the query client when the first page needs it: signing in does without, and is smaller for it.
import type { QueryClient } from '@tanstack/react-query'

export interface Queries {
  load(): Promise<QueryClient>
  /** The client once it is there. */
  loaded(): QueryClient | undefined
}

export interface QueriesOptions {
  /** Loads what prepares a new client before it is used, such as restoring stored answers. */
  readonly loadPreparation?: () => Promise<(client: QueryClient) => Promise<void>>
}

export function createQueries({ loadPreparation }: QueriesOptions): Queries {
  let client: QueryClient | undefined
  let loading: Promise<QueryClient> | undefined
  const make = async () => {
    const [{ createQueryClient }, prepare] = await Promise.all([import('./client.ts'), loadPreparation?.()])
    const made = createQueryClient()
    await prepare?.(made)
    client = made
    return made
  }
  return {
    load() {
      loading ??= make()
      // Code that could not be loaded is requested again.
      loading.catch(() => {
        loading = undefined
      })
      return loading
    },
    loaded: () => client,
  }
}
