import { describe, expect, test } from 'vitest'
import { createDevice, type Fate, ModelPortal, type TestDevice } from '#tests/setup/outbox.ts'
import { fc, runs } from '#tests/setup/properties.ts'

/** The promise holds over 1,000 schedules; each `npm test` tries a tenth. */
const RUNS = runs(100)

const fate = fc.constantFrom<Fate>(
  'arrives',
  'lost',
  'reply lost',
  'killed before',
  'killed after',
  401,
  408,
  429,
  500,
  503,
)
const things = ['a', 'b', 'c'] as const
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('write'), thing: fc.constantFrom(...things), isRefused: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass'), ms: fc.integer({ min: 1, max: 400_000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('online') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart') }) },
)
const schedule = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
  fates: fc.array(fate, { maxLength: 30 }),
  refusals: fc.array(fc.constantFrom(400, 403, 409, 413, 422), { minLength: 14, maxLength: 14 }),
  renewals: fc.boolean(),
  random: fc.double({ min: 0, max: 0.999, noNaN: true }),
})

describe('whatever happens on the way', () => {
  test(
    'each act reaches the portal once, in the order about its thing; a refused one waits for the person and stops no other thing',
    async () => {
      await fc.assert(
        fc.asyncProperty(schedule, async ({ steps, fates, refusals, renewals, random }) => {
          const acts = steps.flatMap((one, n) => ('thing' in one ? [{ ...one, n }] : []))
          // At most one act about a thing is refused: what comes after it waits behind it.
          const refused = new Map(acts.filter(({ isRefused }) => isRefused).map(({ n }) => [n, refusals[n] ?? 400]))
          const portal = new ModelPortal(refused)
          const device = createDevice({ portal, random: () => random })
          device.fates = [...fates]
          device.canRenew = renewals
          // A refusal that its caller has received is reported, and waits for nobody.
          const reportedAtOnce = new Set<number>()
          const write = async (thing: string, n: number) => {
            const { reply } = await device.write(thing, n)
            if (reply && reply.status >= 300) reportedAtOnce.add(n)
          }
          for (const [n, one] of steps.entries()) {
            if ('thing' in one) await Promise.race([write(one.thing, n), device.drain()])
            else if ('ms' in one) await device.pass(one.ms)
            else if (one.kind === 'online') await device.drain(true)
            else device.restart()
            await device.drain()
          }
          device.fates = []
          for (let round = 0; round < 12 && (await waits(device)); round += 1) await device.pass(400_000)

          const rows = await device.rows()
          for (const thing of things) {
            const about = acts.filter((one) => one.thing === thing && !reportedAtOnce.has(one.n)).map(({ n }) => n)
            const firstRefused = about.findIndex((n) => refused.has(n))
            const taken = firstRefused < 0 ? about : about.slice(0, firstRefused)
            expect(portal.effects.filter(({ entity }) => entity === `things/${thing}`).map(({ n }) => n)).toEqual(taken)
            const left = rows.filter(({ entity }) => entity === `things/${thing}`)
            expect(left.map(({ body }) => (body as { n: number }).n)).toEqual(about.slice(taken.length))
            expect(left.map(({ state }) => state)).toEqual(
              left.map((_, index) => (index === 0 ? 'needs-you' : 'waiting')),
            )
          }
          expect([...device.mirror.rows.keys()].toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
          await device.close()
        }),
        { numRuns: RUNS },
      )
    },
    RUNS * 2000,
  )
})

/** Whether something may still be sent. */
async function waits(device: TestDevice): Promise<boolean> {
  const rows = await device.rows()
  return rows.some(
    ({ state, entity }, index) =>
      state === 'waiting' && !rows.slice(0, index).some((row) => row.entity === entity && row.state === 'needs-you'),
  )
}
