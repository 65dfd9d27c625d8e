// Every table of keys there is, for the settings and for the test that looks for conflicts: the shell's, and those that the routes name.
import type { AnyRouter } from '@tanstack/react-router'
import type { KeyTable } from '#platform/keys/key-table.ts'
import { everywhereKeys } from './everywhere-keys.ts'
import { jumpKeys } from './jump-keys.ts'

const loading = new WeakMap<object, Promise<readonly KeyTable[]>>()

/** Loaded once for each router, so that a component may wait for it. */
export function keyTables(router: Pick<AnyRouter, 'routesById'>): Promise<readonly KeyTable[]> {
  const found = loading.get(router) ?? load(router)
  loading.set(router, found)
  found.catch(() => loading.delete(router))
  return found
}

async function load({ routesById }: Pick<AnyRouter, 'routesById'>): Promise<readonly KeyTable[]> {
  const modules = await Promise.all(Object.values(routesById).map(({ options }) => options.staticData?.keys?.() ?? {}))
  return [everywhereKeys, jumpKeys, ...modules.flatMap(Object.values<unknown>).filter(isTable)]
}

const isTable = (one: unknown): one is KeyTable => typeof one === 'object' && one !== null && 'actions' in one
