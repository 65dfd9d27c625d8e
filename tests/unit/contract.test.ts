import { expect, test } from 'vitest'
import type { Api } from '#contract/define-api.ts'
import { isApi } from '#scripts/contract-docs.mjs'

const contracts = import.meta.glob<Record<string, unknown>>('/src/contract/{apps,portal,shell}/*.ts', { eager: true })
const apis: Api[] = Object.values(contracts).flatMap((contract) => Object.values(contract).filter(isApi))

test('what a write touches are other domains, and it is a write', () => {
  const names = apis.map(({ name }) => name)
  const touching = apis.flatMap(({ endpoints }) => Object.values(endpoints)).filter(({ touches }) => touches)
  expect(touching.length).toBeGreaterThan(5)
  for (const { api, name, effect, touches = [] } of touching) {
    expect({ api, name, effect }).toEqual({ api, name, effect: 'write' })
    expect(names).toEqual(expect.arrayContaining([...touches]))
    expect(touches).not.toContain(api)
  }
})
