// Where the worker stores what another app shares with Cairn, until the person decides about it. Agreed between sw/shared.ts and src/shell/received.

/** The cache that holds it, each as the form that it came in. */
export const SHARED_CACHE = 'cairn-shared'

/** Any site can send something here: no more than this waits. */
export const SHARED_LIMITS = { count: 5, bytes: 50_000_000, ms: 86_400_000 } as const

/** Given in place of an id where nothing was stored. */
export const SHARED_REFUSALS = ['refused', 'large', 'lost'] as const
export type SharedRefusal = (typeof SHARED_REFUSALS)[number]

export interface WaitingShare {
  readonly id: string
  /** When it came, in ms since the epoch. */
  readonly at: number
  readonly bytes: number
}

/** Its address in the cache. */
export const addressOfShared = ({ id, at, bytes }: WaitingShare): string => `/shared/${id}/${at}/${bytes}`

/**
 * What may go on waiting, the newest first: of several that are too much, the oldest go.
 * @param urls the addresses in the cache
 * @param now ms since the epoch
 */
export function mayWait(urls: readonly string[], now: number): (WaitingShare & { readonly url: string })[] {
  let sum = 0
  return urls
    .map((url) => {
      const [id = '', at, bytes] = url.split('/').slice(-3)
      return { url, id, at: Number(at), bytes: Number(bytes) }
    })
    .toSorted((a, b) => b.at - a.at)
    .slice(0, SHARED_LIMITS.count)
    .filter(({ at, bytes }) => {
      sum += bytes
      return sum <= SHARED_LIMITS.bytes && now - at <= SHARED_LIMITS.ms
    })
}
