// Every table of keys there is, for the settings and for the test that looks for conflicts: the shell's, and those beside the screens. They are found by
// the names of their files, so that no screen has the table of another in what it begins with.
// @offline later
import type { KeyTable } from '#platform/keys/key-table.ts'
import { pageState } from '#platform/page-state.ts'
import { everywhereKeys } from './everywhere-keys.ts'
import { jumpKeys } from './jump-keys.ts'

/** `use-….ts` binds the table beside it. */
const besideScreens = import.meta.glob<Readonly<Record<string, unknown>>>([
  '/src/{apps,portal,shell}/**/*-keys.ts',
  '!/src/**/use-*.ts',
])

const loading = pageState<Promise<readonly KeyTable[]> | undefined>(undefined)

/** Loaded once, so that a component may wait for it. */
export function keyTables(): Promise<readonly KeyTable[]> {
  const found = loading.read() ?? load()
  loading.set(found)
  found.catch(() => loading.set(undefined))
  return found
}

async function load(): Promise<readonly KeyTable[]> {
  const modules = await Promise.all(Object.values(besideScreens).map((module) => module()))
  const found = modules.flatMap((module) => Object.values(module)).filter(isTable)
  return [...new Set([everywhereKeys, jumpKeys, ...found])]
}

const isTable = (one: unknown): one is KeyTable => typeof one === 'object' && one !== null && 'actions' in one
