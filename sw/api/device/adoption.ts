// Whose the database of earlier builds is, which knew one for everybody: decided once on a device, when the accounts are first opened.
import type { SpaceStores } from '#sw/api/engine/space.ts'

/** Under this key the accounts' `meta` stores that it is decided, and for whom. */
const ADOPTED = 'adopted'

export interface Adoption {
  /** Whose the earlier database is; undefined where there is none. Resolves when the accounts have been opened. */
  adopted(): Promise<string | undefined>
  /** To be called each time the accounts have been opened. */
  adopt(): Promise<void>
}

export function createAdoption({ db, journal }: SpaceStores): Adoption {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  return {
    adopted: () => promise,
    async adopt() {
      const noted = await db.meta.get(ADOPTED)
      if (noted) return resolve((noted.value as { readonly owner?: string }).owner)
      const { takeOver } = await import('./adopt-earlier.ts')
      const owner = await inTurn(() => takeOver(db, journal))
      await db.meta.put({ key: ADOPTED, value: { owner } })
      resolve(owner)
    },
  }
}

/** The worker and a page may come here together. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request('cairn-adopt', work) : work()
