// The back end's domains with samples of some alone: a test that is about one need not wait for all. Used by the two ways of making a back end here.
import type { ModuleEntry } from '#sw/api/modules.ts'

/** @param names of the domains that have samples; all where it is left out */
export const withSamplesOf = (entries: readonly ModuleEntry[], names?: readonly string[]): ModuleEntry[] =>
  entries.map((entry) => (!names || names.includes(entry.name) ? entry : withoutSamples(entry)))

const withoutSamples = (entry: ModuleEntry): ModuleEntry => ({
  ...entry,
  load: async () => ({ ...(await entry.load()), seed: undefined }),
})
