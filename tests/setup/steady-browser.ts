// The browser without what depends on the machine's speed. Loaded before everything else that a screen test loads.

const { setTimeout, clearTimeout, SubtleCrypto } = globalThis

/** ms until the next idle moment: on a busy machine the browser has none, and what waits for it would wait for seconds. */
const IDLE_MS = 20

Object.assign(globalThis, {
  requestIdleCallback: (work: IdleRequestCallback): number =>
    Number(setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), IDLE_MS)),
  cancelIdleCallback: (handle: number): void => clearTimeout(handle),
})

/** Of PBKDF2, in place of the hundreds of thousands that take a password's digest two seconds of a core; tests/api/auth-tries.test.ts counts those. */
const ITERATIONS = 1000

const { deriveBits } = SubtleCrypto.prototype
SubtleCrypto.prototype.deriveBits = function (algorithm, key, length) {
  const isSlow = typeof algorithm === 'object' && 'iterations' in algorithm
  return deriveBits.call(this, isSlow ? { ...algorithm, iterations: ITERATIONS } : algorithm, key, length)
}
