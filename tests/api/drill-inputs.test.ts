// The drill sends something to every writing call of every local domain, and what it sends is taken.
/** @module-tag extended */

import { describe, expect, test } from 'vitest'
import { allInputs } from '#e2e/drill/inputs/all-inputs.ts'
import { createChance } from '#e2e/drill/inputs/chance.ts'
import { preparePlan } from '#e2e/drill/plan.ts'
import { modules } from '#sw/api/registry.ts'
import { sendPlanned } from '#tests/setup/drill.ts'
import { runs } from '#tests/setup/properties.ts'
import { createTestApi, TEST_NOW } from '#tests/setup/test-api.ts'

/** They sweep away what the others do: tried apart in e2e/drill. */
const TRIED_APART = ['workspace.import', 'workspace.reset', 'workspace.samples']
/** Calls that are tried here; the drill itself sends thousands, and says how many of its calls changed something. */
const SAMPLE = runs(120)

const loaded = await Promise.all(modules.map(({ load }) => load()))
const writes = loaded
  .filter(({ api }) => api.lane === 'local')
  .flatMap(({ api }) => Object.values(api.endpoints))
  .filter(({ effect }) => effect === 'write')
  .map(({ api, name }) => `${api}.${name}`)

describe('the drill', () => {
  test('sends something to every writing call of every local domain', () => {
    const sent = allInputs.flatMap(({ api, names }) => names.map((name) => `${api.name}.${name}`))
    expect([...sent, ...TRIED_APART].sort()).toEqual([...writes].sort())
  })

  test('is understood: no call is refused, and most change something', async () => {
    const api = createTestApi()
    const plan = await preparePlan(async (path) => (await api.get(path)).body, createChance(1, TEST_NOW))
    const refused: string[] = []
    let changes = 0
    for (const call of await plan(SAMPLE, 'sample')) {
      const { status, change, text } = await sendPlanned(api, call)
      if (status !== 200) refused.push(`${call.call} ${status} ${text.slice(0, 200)}`)
      if (change) changes += 1
    }
    expect(refused).toEqual([])
    expect(changes).toBeGreaterThan(SAMPLE / 2)
  })
})
