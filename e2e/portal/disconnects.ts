// What goes wrong with a portal, its network and the person's browser in the drills of the outbox: one thing at a time, each with a way to be over.
import type { Chance } from '#e2e/drill/inputs/chance.ts'
import type { DrillDevice } from './drill-device.ts'
import type { Fault } from './faults.ts'
import type { Peer } from './peer.ts'

const KINDS = [
  'server gone',
  'answer lost',
  'request lost',
  'error',
  'offline',
  'page killed',
  'browser killed',
] as const
type Kind = (typeof KINDS)[number]
/** A browser takes seconds to start: it is killed this often, in percent of its turns. */
const BROWSER_KILLS = 30

export interface Disconnects {
  readonly times: number
  readonly chance: Chance
  readonly peer: Peer
  readonly device: DrillDevice
  /** The requests that faults hit. */
  readonly write: Pick<Fault, 'path' | 'method'>
  /** Done while one thing goes wrong; writes are spread over all of them. */
  readonly act: (number: number) => Promise<void>
  /** How many acts there are in all. */
  readonly acts: number
  readonly onStep?: ((step: number, what: string) => void) | undefined
}

/** @returns how often each thing went wrong */
export async function disconnectWhile(options: Disconnects): Promise<Record<string, number>> {
  const { times, chance, peer, device, write, act, acts, onStep } = options
  const counted: Record<string, number> = {}
  for (let step = 0; step < times; step += 1) {
    const kind = chance.pick(KINDS)
    const happens = kind === 'browser killed' && !chance.percent(BROWSER_KILLS) ? 'page killed' : kind
    counted[happens] = (counted[happens] ?? 0) + 1
    onStep?.(step + 1, happens)
    const [from, to] = [Math.floor((step * acts) / times), Math.floor(((step + 1) * acts) / times)]
    const end = goWrong(happens, { peer, device, write, ms: chance.below(150) })
    for (let number = from; number < to; number += 1) await act(number)
    await end()
  }
  peer.clearFaults()
  return counted
}

interface Wrong extends Pick<Disconnects, 'peer' | 'device' | 'write'> {
  readonly ms: number
}

/** Lets something go wrong. @returns the way to let it be over */
function goWrong(kind: Kind, { peer, device, write, ms }: Wrong): () => Promise<void> {
  const once = { ...write, times: 1 }
  const later = (work: () => Promise<void>) => {
    const done = new Promise<void>((resolve) => setTimeout(resolve, ms)).then(work)
    return () => done
  }
  switch (kind) {
    case 'server gone': {
      const stopped = peer.stop()
      return async () => {
        await stopped
        await new Promise((resolve) => setTimeout(resolve, ms))
        await peer.start()
      }
    }
    case 'answer lost':
      peer.fault({ kind: 'drop', after: true, ...once })
      return async () => undefined
    case 'request lost':
      peer.fault({ kind: 'drop', ...once })
      return async () => undefined
    case 'error':
      peer.fault({ kind: 'status', status: 500, ...once })
      return async () => undefined
    case 'offline': {
      const gone = device.setOffline(true)
      return async () => {
        await gone
        await device.setOffline(false)
      }
    }
    case 'page killed':
      return later(() => device.killPage())
    case 'browser killed':
      return later(() => device.killBrowser())
  }
}
