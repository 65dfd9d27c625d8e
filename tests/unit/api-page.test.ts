// The page that describes the portal API: everything of openapi.json is in it, and the app’s policy allows all that it has.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apiPage } from '#scripts/api-page.mjs'
import { exampleOf, objectIn, typeOf } from '#scripts/api-schema.mjs'

const document = JSON.parse(readFileSync('public/openapi.json', 'utf8'))
const html = apiPage(document)
const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

describe('/docs/api/', () => {
  test('has every operation and every shape under an address of its own', () => {
    const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(Object.values)
    expect(operations.length).toBeGreaterThan(100)
    for (const { operationId } of operations) expect(ids).toContain(operationId)
    for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(`shape-${name}`)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('shows the example that the document has of a body', () => {
    const article = html.slice(html.indexOf('<article id="applications.setNextStep"'))
    expect(article.slice(0, article.indexOf('</article>'))).toContain('Read Halden’s annual report')
  })

  test('leads nowhere that is not there', () => {
    const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.length).toBeGreaterThan(300)
    expect(links.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('has no script and no style of its own, and shows texts as texts', () => {
    expect(html).not.toMatch(/<script|<style| style=| on\w+=/)
    expect(apiPage({ ...document, info: { title: '<img src=x>', description: 'a `<b>`' } })).not.toMatch(/<img|<b>/)
  })

  test('is in no list of what the worker keeps', () => {
    const config = readFileSync('vite.config.ts', 'utf8')
    const [, ignored = ''] = /globIgnores: \[(.*?)\]/s.exec(config) ?? []
    expect(ignored).toContain('`${API_PAGE}/**`')
  })
})

describe('a schema in words', () => {
  test('tells its type and its bounds', () => {
    expect(typeOf({ $ref: '#/components/schemas/Id' })).toBe('<a href="#shape-Id">Id</a>')
    expect(typeOf({ anyOf: [{ type: 'integer', minimum: 1, maximum: 5 }, { type: 'null' }] })).toBe(
      'integer, 1 to 5 or null',
    )
    expect(typeOf({ type: ['string', 'null'], maxLength: 9 })).toBe('string or null, at most 9 characters')
    expect(typeOf({ type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 })).toBe('integer')
    expect(typeOf({ type: 'array', items: { enum: ['<a>'] }, maxItems: 3 })).toBe(
      'list of one of <code>&quot;&lt;a&gt;&quot;</code>, at most 3 entries',
    )
    expect(objectIn({ anyOf: [{ type: 'array', items: { properties: { a: {} } } }] })).toEqual({
      properties: { a: {} },
    })
  })

  test('has an example with what is required', () => {
    const shapes = { Level: { anyOf: [{ const: 1 }, { const: 2 }] } }
    const schema = {
      type: 'object',
      properties: {
        id: { $ref: '#/components/schemas/Id' },
        level: { $ref: '#/components/schemas/Level' },
        note: { type: 'string' },
        list: { type: 'array', items: { type: 'boolean' } },
      },
      required: ['id', 'level', 'list'],
    }
    expect(exampleOf(schema, shapes)).toEqual({ id: 'a1b2c3', level: 1, list: [true] })
  })
})
