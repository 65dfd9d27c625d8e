import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Api, Endpoint } from '#contract/define-api.ts'
import { isApi, openApi } from '#scripts/openapi.mjs'

const contracts = import.meta.glob<Record<string, unknown>>('/src/contract/portal/*.ts', { eager: true })
const apis: Api[] = Object.values(contracts).flatMap((contract) => Object.values(contract).filter(isApi))

describe('public/openapi.json', () => {
  test('is what the contract says: npm run openapi', () => {
    const written: unknown = JSON.parse(readFileSync('public/openapi.json', 'utf8'))
    expect(written).toEqual(JSON.parse(JSON.stringify(openApi(apis))))
  })

  test('has every call of the portal lane but the demo’s own, with what it takes and answers', () => {
    const { paths } = openApi(apis)
    expect(paths['/common/user']).toMatchObject({
      get: { operationId: 'user.user', parameters: [], responses: { 200: { content: { 'application/json': {} } } } },
      patch: {
        parameters: [{ name: 'Idempotency-Key' }, { name: 'Client-At' }],
        requestBody: { required: true },
        'x-waits-offline': true,
      },
    })
    expect(paths['/notifications/{id}']).toMatchObject({
      delete: { parameters: [{ name: 'id', in: 'path', required: true }, {}, {}] },
    })
    expect(paths['/auth/sign-in']).toMatchObject({ post: { security: [] } })
    expect(paths['/auth/demo-mail']).toBeUndefined()
  })
})

describe('the portal lane', () => {
  const endpoints: Endpoint[] = apis.flatMap((api) => Object.values(api.endpoints))

  test('of a person’s answers only what screens begin with is stored for the next start: no résumé, document, question or message', () => {
    const stored = endpoints.filter(({ persist }) => persist).map(({ api, name }) => `${api}.${name}`)
    expect(stored.toSorted()).toEqual([
      'applications.applications',
      'applications.drafts',
      'career.home',
      'evaluation.results',
      'evaluation.skills',
      'jobs.jobs',
      'jobs.searches',
      'skills.skills',
      'user.user',
    ])
  })

  test('queues only what answers JSON and needs a person; files may be sent along', () => {
    const queued = endpoints.filter(({ offline }) => offline === 'queue')
    expect(queued.length).toBeGreaterThan(0)
    for (const { effect, open = false, answerType = 'json' } of queued)
      expect({ effect, open, answerType }).toEqual({ effect: 'write', open: false, answerType: 'json' })
  })
})
