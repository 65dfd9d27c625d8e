// The registry of the back end: the cards that modules.ts lists.
import type { ModuleEntry } from './engine/module-entry.ts'
import * as entries from './modules.ts'

const inFrench: ModuleEntry['inFrench'] = async (rows) =>
  (await import('./shell/workspace/in-french.ts')).rowsInFrench(rows)

const cards = Object.values<ModuleEntry>(entries)
const searched = cards.filter((card) => card.searched).map(({ name }) => name)

export const modules: readonly ModuleEntry[] = cards.map((card) => ({
  inFrench,
  ...card,
  ...(card.readsSearched && { reads: searched }),
}))
