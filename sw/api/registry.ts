// The registry of the back end: the cards that modules.ts lists.
import type { ModuleEntry } from './engine/module-entry.ts'
import * as entries from './modules.ts'

const inFrench: ModuleEntry['inFrench'] = async (rows) =>
  (await import('./shell/workspace/in-french.ts')).rowsInFrench(rows)

export const modules: readonly ModuleEntry[] = Object.values<ModuleEntry>(entries).map((entry) => ({
  inFrench,
  ...entry,
}))
