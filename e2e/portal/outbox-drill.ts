// Writes to a portal's server while the network goes and comes and pages are killed, and sees that each arrived once and in order. `npm run drill -- outbox` runs
// it in full, outbox.spec.ts a few steps of it.
import { createChance } from '#e2e/drill/inputs/chance.ts'
import { openBuiltWithPortal } from './built-with-portal.ts'
import { disconnectWhile } from './disconnects.ts'
import { createDrillDevice, keyOf } from './drill-device.ts'
import type { Peer } from './peer.ts'

export interface OutboxDrillOptions {
  /** A build. */
  readonly dist: string
  readonly writes: number
  readonly disconnects: number
  readonly seed: number
  readonly onStep?: (step: number, what: string) => void
}

export interface OutboxDrilled {
  /** What took effect at the portal, in its order: the numbers of the writes. */
  readonly effects: readonly number[]
  readonly requests: number
  /** How often each thing went wrong. */
  readonly disconnects: Readonly<Record<string, number>>
}

const USER = 'alex-morgan'
const endpoint = { api: 'user', name: 'updateUser', method: 'PATCH', path: 'common/user' }

export async function drillOutbox({
  dist,
  writes,
  disconnects: times,
  seed,
  onStep,
}: OutboxDrillOptions): Promise<OutboxDrilled> {
  const chance = createChance(seed, Date.now())
  const built = await openBuiltWithPortal(dist)
  const { peer, close } = built
  const device = createDrillDevice(built, USER, await peer.tokenOf(USER))
  const act = (number: number) =>
    device.write([{ endpoint, body: { user: { name: `Name ${number}` } }, idempotencyKey: keyOf(number) }])
  try {
    const write = { path: 'common/user', method: 'PATCH' }
    const disconnects = await disconnectWhile({ times, chance, peer, device, write, act, acts: writes, onStep })
    for (let round = 0; round < 60 && (await effectsOf(peer)).length < writes; round += 1) await device.hurry()
    // What would come twice has time to.
    await device.hurry()
    const requests = peer.log.filter(({ method }) => method === 'PATCH').length
    return { effects: await effectsOf(peer), requests, disconnects }
  } finally {
    await device.close()
    await close()
  }
}

async function effectsOf(peer: Peer): Promise<number[]> {
  const changes = await peer.changes()
  return changes
    .filter(({ endpoint: name }) => name === 'updateUser')
    .map(({ rows }) => Number(String((rows[0]?.after as { name?: string } | undefined)?.name).replace('Name ', '')))
}
