// Lets a run of the tests begin on another day: TEST_DATE=2032-02-29T20:30 (in UTC) shifts what `Date` says is now. The date is a Sunday evening, the last
// of its month and a 29 February at once. Time goes on as ever, and no fake timer is used, so that tests may still use their own.
const wanted = Date.parse(import.meta.env.TEST_DATE ? `${import.meta.env.TEST_DATE}Z` : '')

// Once for all files of a page: its clock never goes back.
const page = globalThis as { isShifted?: true }

if (!Number.isNaN(wanted) && !page.isShifted) {
  page.isShifted = true
  const real = Date
  const unshifted = real.now.bind(real)
  const shift = wanted - unshifted()
  const now = () => unshifted() + shift
  // A property of its own, which a test may spy on.
  real.now = now
  globalThis.Date = new Proxy(real, {
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
    apply: (target) => new target(now()).toString(),
  })
}
