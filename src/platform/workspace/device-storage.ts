// The room that Cairn has on this device, and whether the browser may clear it away.
import { queryOptions } from '@tanstack/react-query'

export interface DeviceStorage {
  /** Whether the browser has promised to keep the data; undefined where it does not say. */
  readonly isPersisted: boolean | undefined
  /** bytes; undefined where the browser does not tell */
  readonly used: number | undefined
  readonly quota: number | undefined
}

export const deviceStorage = () =>
  queryOptions({
    queryKey: ['device-storage'],
    queryFn: readStorage,
    staleTime: 0,
    networkMode: 'always',
  })

async function readStorage(): Promise<DeviceStorage> {
  const storage = globalThis.navigator?.storage
  const { usage, quota } = (await storage?.estimate?.().catch(() => undefined)) ?? {}
  return { isPersisted: await storage?.persisted?.().catch(() => undefined), used: usage, quota }
}

/** Asks the browser to keep the data. Some ask the person, so nothing waits for it. @returns whether it will */
export async function askToPersist(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false
}

/** The share of the quota from which on a warning is shown. */
const NEARLY_FULL = 0.85

export const isNearlyFull = ({ used, quota }: DeviceStorage): boolean =>
  used !== undefined && quota !== undefined && quota > 0 && used / quota >= NEARLY_FULL
