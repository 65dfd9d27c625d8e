// fast-check for every test of random inputs: the same inputs in each run of `npm test`, others where PROPERTY_SEED says so (`npm run test:all`).
// A counterexample that is found there becomes one of its test's `examples`.
import fc from 'fast-check'

const seed = Number(process.env.PROPERTY_SEED ?? 20261125)
const times = Number(process.env.PROPERTY_TIMES ?? 1)

// A long sequence takes minutes to be made shorter, and the seed finds it again.
fc.configureGlobal({ seed, endOnFailure: process.env.PROPERTY_SHRINK === undefined })

/** How many times a property is tried: as often as it says, times PROPERTY_TIMES. */
export const runs = (usual: number): number => Math.ceil(usual * times)

export { fc }
