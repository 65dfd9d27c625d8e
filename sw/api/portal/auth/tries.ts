// Limits how often a password may be tried: after a few wrong ones each further try has to wait, longer every time.
import type { Table } from 'dexie'
import type { Context } from '#sw/api/engine/define-module.ts'

/** Wrong passwords in a row for one address, whether or not an account has it. */
export interface AuthTry {
  /** The address, in lower case. */
  readonly id: string
  readonly count: number
  /** ms since the epoch */
  readonly at: number
}

/** So many may be wrong before the next has to wait. @internal */
export const FREE_TRIES = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000
/** Of so many addresses it is remembered at all: whoever makes addresses up cannot fill the disk. */
const ADDRESSES_KEPT = 200

/** How long the next try has to wait, in ms; 0 where it need not. */
export function waitOf(tried: AuthTry | undefined, now: number): number {
  if (!tried || tried.count < FREE_TRIES) return 0
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tried.count - FREE_TRIES))
  // A clock that was set back ends no wait early, and makes none longer than it is.
  return Math.min(wait, Math.max(0, tried.at + wait - now))
}

type TryContext = Pick<Context, 'now' | 'maintain'> & {
  readonly tables: { readonly authTries: Table<AuthTry, string> }
}

/** Notes how a try ended: a right password ends the row of wrong ones. */
export async function noteTry(
  { tables, now, maintain }: TryContext,
  address: string,
  wasRight: boolean,
): Promise<void> {
  const { authTries } = tables
  await maintain(async () => {
    if (wasRight) return authTries.delete(address)
    const { count = 0 } = (await authTries.get(address)) ?? {}
    await authTries.put({ id: address, count: count + 1, at: now })
    if ((await authTries.count()) <= ADDRESSES_KEPT) return
    const all = await authTries.toArray()
    await authTries.bulkDelete(
      all
        .toSorted((a, b) => a.at - b.at)
        .slice(0, all.length - ADDRESSES_KEPT)
        .map(({ id }) => id),
    )
  })
}
