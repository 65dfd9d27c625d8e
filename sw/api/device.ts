// The back end on this device: its database, the real clock, the stated delays. The worker and the page's own door both start it here.
import type { Hono } from 'hono'
import { PROGRESS_CHANNEL, SEEDING_CHANNEL } from '#contract/shell/progress.ts'
import { createAdoption } from './device/adoption.ts'
import { openAccounts, workspaceAt } from './device/databases.ts'
import { createApi } from './engine/create-api.ts'
import { modules } from './registry.ts'

/** Set by the build from the environment variable SEED_FACTOR: how many times the samples are made, for measuring. */
declare const __SEED_FACTOR__: number
/** Set by the build from the environment variable STATED_DELAYS: false leaves out the delays of the specification, for measuring. */
declare const __STATED_DELAYS__: boolean

export interface DeviceOptions {
  /** Told when a newer build has taken the database: from then on this one writes nothing. */
  readonly onNewer?: () => void
  /** False: no database is opened before it is needed. A build that waits for its turn must not take it from the one that runs. */
  readonly opensNow?: boolean
}

/** @param base what is before every path, such as `/api` */
export function createDeviceApi(base: string, { onNewer, opensNow = true }: DeviceOptions = {}): Hono {
  const accounts = openAccounts()
  const { adopted, adopt } = createAdoption(accounts)
  return createApi({
    accounts,
    workspaceOf: async (owner) => workspaceAt(owner, await adopted()),
    onAccountsOpen: adopt,
    now: Date.now,
    // No wait is no task of its own: a timer of 0 ms takes one and more.
    delay: async (ms) => {
      if (ms > 0 && __STATED_DELAYS__) await new Promise((resolve) => setTimeout(resolve, ms))
    },
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
    base,
    modules,
    origin: globalThis.location.origin,
    seedFactor: __SEED_FACTOR__,
    onNewer,
    onSeeding: notifying(SEEDING_CHANNEL),
    onProgress: notifying(PROGRESS_CHANNEL),
    opensNow,
  })
}

/** Tells every tab, this one included: who listens is another channel of the same name. */
function notifying(name: string): (message: unknown) => void {
  let channel: BroadcastChannel | undefined
  return (message) => {
    channel ??= new BroadcastChannel(name)
    channel.postMessage(message)
  }
}
