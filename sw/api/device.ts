// The back end on this device: its database, the real clock, the stated delays. The worker and the page's own door both start it here.
import type { Hono } from 'hono'
import { PROGRESS_CHANNEL, SEEDING_CHANNEL } from '#contract/shell/progress.ts'
import { createCacheJournal } from './cache-journal.ts'
import { CairnDb } from './db.ts'
import { createApi } from './index.ts'
import { leaveNothingOpen } from './leave-nothing-open.ts'
import { moduleTables } from './modules.ts'

/** Set by the build from the environment variable SEED_FACTOR: how many times the samples are made, for measuring. */
declare const __SEED_FACTOR__: number
/** Set by the build from the environment variable STATED_DELAYS: false leaves out the delays of the specification, for measuring. */
declare const __STATED_DELAYS__: boolean

/** The name of the device's database. */
export const DATABASE = 'cairn'

export interface DeviceOptions {
  /** Told when a newer build has taken the database: from then on this one writes nothing. */
  readonly onNewer?: () => void
  /** False: the database is not opened before it is asked for. A build that waits for its turn must not take it from the one that runs. */
  readonly opensNow?: boolean
}

/** @param base what stands before every path, such as `/api` */
export function createDeviceApi(base: string, { onNewer, opensNow = true }: DeviceOptions = {}): Hono {
  const db = new CairnDb(DATABASE, moduleTables())
  leaveNothingOpen(db)
  const api = createApi({
    db,
    now: Date.now,
    // No wait is no task of its own: a timer of 0 ms takes one and more.
    delay: async (ms) => {
      if (ms > 0 && __STATED_DELAYS__) await new Promise((resolve) => setTimeout(resolve, ms))
    },
    random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
    base,
    seedFactor: __SEED_FACTOR__,
    // Absent where the page is not served safely; refused in some private windows, which the journal survives.
    journal: 'caches' in globalThis ? createCacheJournal(caches) : undefined,
    onNewer,
    onSeeding: telling(SEEDING_CHANNEL),
    onProgress: telling(PROGRESS_CHANNEL),
  })
  // Opens the database, and rebuilds it where it was lost, while the page is still loading.
  if (opensNow) void api.request(`${base}/changes/restored`)
  return api
}

/** Tells every tab, this one included: who listens is another channel of the same name. */
function telling(name: string): (message: unknown) => void {
  let channel: BroadcastChannel | undefined
  return (message) => {
    channel ??= new BroadcastChannel(name)
    channel.postMessage(message)
  }
}
