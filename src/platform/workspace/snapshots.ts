// Snapshots of the person's workspace that stay on this device, in a cache of their own: one a day, and before what could go wrong. They outlive a database that the
// browser deletes, not the person clearing the site. Made by the shell when it is idle and by the settings, which list them and bring them back.
// @chunk snapshots
import { type WorkspaceStatus, workspaceApi } from '#contract/shell/workspace.ts'
import { utcDay } from '#formats/iso-day.ts'
import { call } from '#platform/api/call.ts'
import { workspaceOwner } from './owner.ts'

const CACHES = 'cairn-snapshots'
const AT = 'x-made-at'
const REASON = 'x-made-for'
const CHANGE = 'x-last-change'

/** Why a snapshot was made. */
export const SNAPSHOT_REASONS = ['daily', 'update', 'import', 'reset', 'asked'] as const
export type SnapshotReason = (typeof SNAPSHOT_REASONS)[number]

/** How many of a kind are retained, the newest. */
const RETAINED: Readonly<Record<SnapshotReason, number>> = { daily: 3, update: 2, import: 2, reset: 2, asked: 3 }
/** Bytes: all of them together take no more, but for the newest. */
const MOST_BYTES = 200_000_000

export interface Snapshot {
  readonly id: string
  /** ms since the epoch */
  readonly at: number
  readonly reason: SnapshotReason
  readonly bytes: number
  /** The number of the last change that is in it. */
  readonly lastChange: number
}

/** Whether this browser can keep any. */
export const canKeepSnapshots = (): boolean => 'caches' in globalThis

/** The newest first. */
export async function listSnapshots(): Promise<Snapshot[]> {
  const name = await cacheName()
  if (name === undefined || !(await caches.has(name))) return []
  const cache = await caches.open(name)
  const found: Snapshot[] = []
  for (const request of await cache.keys()) {
    const headers = (await cache.match(request))?.headers
    const reason = SNAPSHOT_REASONS.find((one) => one === headers?.get(REASON))
    const id = new URL(request.url).pathname.split('/').at(-1)
    if (!headers || !reason || !id) continue
    const number = (name: string) => Number(headers.get(name) ?? 0)
    found.push({ id, at: number(AT), reason, bytes: number('content-length'), lastChange: number(CHANGE) })
  }
  return found.sort((a, b) => b.at - a.at)
}

/**
 * Makes one of what there is now, and lets older ones go. One at a time, over all tabs.
 * @returns undefined where nothing has changed since the last one, nothing can be stored, or there is no room
 */
export async function takeSnapshot(reason: SnapshotReason): Promise<Snapshot | undefined> {
  const name = await cacheName()
  if (name === undefined) return undefined
  return navigator.locks.request(name, async () => {
    const [newest] = await listSnapshots()
    const { changes }: WorkspaceStatus = await call(workspaceApi.endpoints.status, {})
    // Samples that nobody has changed can be made again.
    if (changes.last === 0 || newest?.lastChange === changes.last) return undefined
    const file = await call(workspaceApi.endpoints.snapshot, {})
    const snapshot = { id: crypto.randomUUID(), at: Date.now(), reason, bytes: file.size, lastChange: changes.last }
    const headers = {
      'content-type': 'application/zip',
      'content-length': String(file.size),
      [AT]: String(snapshot.at),
      [REASON]: reason,
      [CHANGE]: String(changes.last),
    }
    const cache = await caches.open(name)
    try {
      await cache.put(pathOf(snapshot.id), new Response(file, { headers }))
    } catch {
      return undefined
    }
    for (const old of tooMany(await listSnapshots())) await cache.delete(pathOf(old.id))
    return snapshot
  })
}

/** What is past its bound. @param snapshots the newest first */
export function tooMany(snapshots: readonly Snapshot[]): Snapshot[] {
  const counts = new Map<SnapshotReason, number>()
  let bytes = 0
  return snapshots.filter(({ reason, bytes: size }, index) => {
    const count = (counts.get(reason) ?? 0) + 1
    counts.set(reason, count)
    bytes += size
    return index > 0 && (count > RETAINED[reason] || bytes > MOST_BYTES)
  })
}

/** The snapshot as a workspace file. Undefined where it is gone. */
export async function snapshotFile({ id, at }: Pick<Snapshot, 'id' | 'at'>): Promise<File | undefined> {
  const cache = await cacheName()
  const found = cache && (await (await caches.open(cache)).match(pathOf(id)))
  if (!found) return undefined
  const name = `cairn-snapshot-${utcDay(at)}.zip`
  return new File([await found.blob()], name, { type: 'application/zip' })
}

export async function dropSnapshot(id: string): Promise<void> {
  const name = await cacheName()
  if (name !== undefined) await (await caches.open(name)).delete(pathOf(id))
}

/** Each person's are in a cache of their own (sw/api/databases.ts). Undefined where nothing can be stored, and for a guest. */
async function cacheName(): Promise<string | undefined> {
  const owner = canKeepSnapshots() ? await workspaceOwner() : undefined
  return owner === undefined ? undefined : `${CACHES} ${owner}`
}

const pathOf = (id: string): string => `/snapshots/${id}`
