// The examples in public/openapi.json: one for each body that a client sends, fit to be sent, about what the sample world has, and none of them filler; and
// one for each answer.
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/define-api.ts'
import { TERMS_VERSION } from '#portal/auth/terms.ts'
import { readContract } from '#scripts/contract-docs.mjs'
import { openApi } from '#scripts/openapi.mjs'
import { bodyExamples } from '#scripts/openapi-examples.mjs'
import { seedApplications } from '#seed/career/applications.ts'
import { makeJobs } from '#seed/career/jobs.ts'
import { namedJobs } from '#seed/career/named-jobs.ts'
import { seedProfiles } from '#seed/career/profiles.ts'
import { seedProfilings } from '#seed/career/profilings.ts'
import { roles } from '#seed/career/roles.ts'
import { skills } from '#seed/career/skills.ts'
import { sqlItems, sqlWorked } from '#seed/items/sql.ts'
import { people } from '#seed/people.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { operations } from '#tests/setup/portal-answers.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

/** As the demo portal names it. */
const VERSION = `1.${roles.length}.${skills.length}`

interface Media {
  readonly example?: Readonly<Record<string, unknown>>
}

const contract = await readContract()
interface Operation {
  readonly requestBody?: { readonly content: Record<string, Media> }
  readonly responses: Readonly<Record<string, { readonly content?: Record<string, { readonly example?: unknown }> }>>
}
const built = JSON.parse(JSON.stringify(openApi(contract))) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const responsesOf = ({ path, method }: Endpoint): Operation['responses'] =>
  built.paths[`/${path}`]?.[method.toLowerCase()]?.responses ?? {}
const sending: Endpoint[] = contract.apis
  .filter(({ lane }) => lane === 'portal')
  .flatMap((api) => Object.values(api.endpoints))
  .filter(({ name, body }) => body && !name.startsWith('demo'))
const exampleOf = ({ path, method }: Endpoint) =>
  Object.values(built.paths[`/${path}`]?.[method.toLowerCase()]?.requestBody?.content ?? {})[0]?.example
const idOf = ({ api, name }: Endpoint): string => `${api}.${name}`

/** The texts in a value, with the names of their fields. */
function textsIn(value: unknown, field: string): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, Array.isArray(value) ? field : key))
}
const texts = Object.values(bodyExamples).flatMap((example) => textsIn(example, ''))
const named = (...fields: string[]) => texts.flatMap(({ field, text }) => (fields.includes(field) ? [text] : []))

describe('the example of a body', () => {
  test('stands with each operation that takes one, and fits it', () => {
    for (const endpoint of sending) {
      const example = exampleOf(endpoint)
      expect(example, idOf(endpoint)).toBeDefined()
      // A file is represented by its name.
      const sent = endpoint.bodyType === 'form' ? { ...example, file: new File([''], String(example?.file)) } : example
      expect(endpoint.body?.safeParse(sent), idOf(endpoint)).toMatchObject({ success: true })
      const [drops] = [endpoint.body?.safeParse(sent).data as object]
      expect(Object.keys(drops ?? {}), idOf(endpoint)).toEqual(expect.arrayContaining(Object.keys(sent ?? {})))
    }
  })

  test('is empty only where nothing can be sent', () => {
    const empty = sending.filter((endpoint) => Object.keys(exampleOf(endpoint) ?? {}).length === 0)
    for (const { body, ...endpoint } of empty) {
      const inner = (body as { readonly def?: { readonly innerType?: unknown } }).def?.innerType ?? body
      expect(Object.keys((inner as { readonly shape?: object }).shape ?? {}), endpoint.name).toEqual([])
    }
    for (const id of Object.keys(bodyExamples)) expect(sending.map(idOf)).toContain(id)
  })

  test('is no filler', () => {
    const filler = /^(?:string|texts?|example|foo|bar|test|lorem.*|key|value|name|title|id|a1b2c3|x+|\d|todo|\.{3}|…)$/i
    // An option is named by a letter.
    expect(texts.filter(({ field, text }) => filler.test(text) && field !== 'optionIds')).toEqual([])
    expect(texts.length).toBeGreaterThan(60)
  })

  test('is about jobs, skills, versions, documents and people that the sample world has', () => {
    const { jobs } = makeJobs(TEST_NOW, namedJobs.length)
    expect(jobs.map(({ id }) => id)).toEqual(expect.arrayContaining(named('jobId')))
    expect(skills.map(({ id }) => id)).toEqual(expect.arrayContaining(named('skillId', 'skillIds')))
    const { resumeVersions } = seedProfiles(TEST_NOW)
    expect(resumeVersions.map(({ id }) => id)).toEqual(expect.arrayContaining(named('resumeVersionId')))
    const documents = seedApplications(TEST_NOW).applications.flatMap((one) => one.documents.map(({ id }) => id))
    expect(documents).toEqual(expect.arrayContaining(named('documentIds')))
    const known = [SAMPLE_CREDENTIALS.email, ...people.map(({ email }) => email)]
    expect(known).toEqual(expect.arrayContaining(named('email')))
    expect(TERMS_VERSION).toBe(named('termsVersion')[0])
    const items = [...sqlItems, ...sqlWorked].map(({ id }) => id)
    expect(items).toEqual(expect.arrayContaining(named('itemId')))
    expect(named('questionnaireVersion')).toEqual([VERSION, VERSION])
    const [{ answers } = { answers: {} }] = seedProfilings(TEST_NOW)
    expect(Object.keys(answers)).toEqual(
      expect.arrayContaining(Object.keys((bodyExamples['profiling.effect'] as { answers: object }).answers)),
    )
    expect(bodyExamples['auth.unlockSession']).toEqual(SAMPLE_CREDENTIALS)
  })
})

describe('the example of an answer', () => {
  const shown = [...operations].flatMap(([id, endpoint]) =>
    ['200', '201'].flatMap((status) => {
      const shape = endpoint.answers[Number(status)]
      const media = responsesOf(endpoint)[status]?.content?.['application/json']
      return shape && endpoint.answerType !== 'file' ? [{ id, shape, example: media?.example }] : []
    }),
  )

  test('stands with each that is JSON, and is what its schema says, with no other field', () => {
    expect(shown.length).toBeGreaterThan(100)
    for (const { id, shape, example } of shown) {
      expect(example, id).toBeDefined()
      expect(shape.safeParse(example), id).toEqual({ success: true, data: example })
    }
  })

  test('is of the sample people, and no list in it is long', () => {
    const whole = JSON.stringify(shown.map(({ example }) => example))
    const addresses = whole.match(/[\w.+-]+@[\w.-]+/g) ?? []
    const known = [SAMPLE_CREDENTIALS.email, ...people.map(({ email }) => email)]
    expect(known).toEqual(expect.arrayContaining(addresses))
    expect(longest(shown)).toBe(2)
  })
})

/** How many entries the longest list of the examples has. */
const longest = (shown: readonly { readonly example: unknown }[]): number => {
  const lengths = (value: unknown): number[] => {
    if (typeof value !== 'object' || value === null) return []
    return [Array.isArray(value) ? value.length : 0, ...Object.values(value).flatMap(lengths)]
  }
  return Math.max(...shown.flatMap(({ example }) => lengths(example)))
}
