// public/config.schema.json: what the app takes of a config.json, and with which messages the build and `npm start` refuse the rest.
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { configOf, VALUES } from '#platform/config-values.ts'
import { configProblems } from '#scripts/config-problems.mjs'
import { configSchema } from '#scripts/config-schema.mjs'

const problems = (config: unknown) => configProblems(JSON.stringify(config))
afterEach(() => vi.restoreAllMocks())

interface Schema {
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

describe('public/config.schema.json', () => {
  test('is what the app checks: npm run config:schema', async () => {
    expect(JSON.parse(readFileSync('public/config.schema.json', 'utf8'))).toEqual(await configSchema())
  })

  test('has every value, and says what each is', async () => {
    const { properties = {} } = (await configSchema()) as Schema
    expect(Object.keys(properties)).toEqual(['$schema', ...Object.keys(VALUES)])
    const all = [...Object.values(properties), ...Object.values(properties.captcha?.properties ?? {})]
    for (const { description } of all) expect(description).toMatch(/^[A-Z].*\.$/)
  })
})

const captcha = { scriptUrl: 'https://captcha.example/api.js?render=explicit', signUpKey: 'a' }

describe('what is wrong with a config.json', () => {
  test.each([
    {},
    { $schema: './config.schema.json' },
    {
      portalUrl: 'https://portal.example/api/',
      liveUrl: 'wss://portal.example:8443/ws?v=1',
      liveDestination: '/queue/{userId}',
      captcha,
    },
    { portalUrl: '/portal', liveUrl: '/portal-live' },
    { portalUrl: 'http://127.0.0.1:4180/api', liveUrl: 'ws://[::1]:4180/ws' },
  ])('nothing: %j, and the app takes all of it', (config) => {
    const warn = vi.spyOn(console, 'warn')
    expect(problems(config)).toEqual([])
    configOf(JSON.stringify(config))
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([
    [
      { portalUrl: 'api/' },
      'portalUrl is "api/": write the address of the portal’s server, such as https://portal.example/api, or',
    ],
    [{ portalUrl: '//portal.example' }, 'portalUrl is "//portal.example": write'],
    [{ portalUrl: 'https://portal.example/?key=1' }, 'portalUrl is "https://portal.example/?key=1": write'],
    [{ portalUrl: 7 }, 'portalUrl is 7: it must be string.'],
    [{ portalURL: '/portal' }, 'portalURL is not known: there are portalUrl, liveUrl, liveDestination, captcha.'],
    [
      { liveUrl: 'https://portal.example/ws' },
      'liveUrl is "https://portal.example/ws": write one address (wss:, ws:), or a path.',
    ],
    [{ liveDestination: 'queue' }, 'liveDestination is "queue": write what is subscribed to'],
    [{ captcha: { signUpKey: 'a' } }, 'captcha.scriptUrl is missing.'],
    [{ captcha: { ...captcha, signupKey: 'a' } }, 'captcha.signupKey is not known: there are scriptUrl, signUpKey'],
    [{ captcha: { ...captcha, signUpKey: '' } }, 'captcha.signUpKey is "": it must NOT have fewer than 1 characters.'],
  ])('%j: one sentence, and the app leaves it out', (config, sentence) => {
    expect(problems(config)).toEqual([expect.stringContaining(sentence)])
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(JSON.stringify(configOf(JSON.stringify(config)))).not.toBe(JSON.stringify(config))
  })

  test('several at once are named each', () => {
    expect(problems({ portalUrl: '', liveUrl: '', portal: '' })).toHaveLength(3)
  })

  test.each([
    ['[]', 'It holds no object'],
    ['null', 'It holds no object'],
    ['{ "portalUrl": ', 'It is no JSON: '],
    ['', 'It is no JSON: '],
  ])('%j as a whole', (text, sentence) => {
    expect(configProblems(text)).toEqual([expect.stringContaining(sentence)])
  })
})
