// The back end's domains with samples of some alone: a test that is about one need not wait for all.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

/** @param names of the domains that have samples; all where it is left out */
export const withSamplesOf = (entries: readonly ModuleEntry[], names?: readonly string[]): ModuleEntry[] =>
  entries.map((entry) => (!names || names.includes(entry.name) ? entry : withoutSamples(entry)))

/** Names of domains with those whose tables they use, as their cards say. */
export function withUsed(entries: readonly ModuleEntry[], names: readonly string[]): Set<string> {
  const found = new Set(names)
  for (const name of found) {
    const { reads = [], writes = [] } = entries.find((entry) => entry.name === name) ?? {}
    for (const other of [...reads, ...writes]) found.add(other)
  }
  return found
}

const withoutSamples = (entry: ModuleEntry): ModuleEntry => ({
  ...entry,
  load: async () => ({ ...(await entry.load()), seed: undefined }),
})
