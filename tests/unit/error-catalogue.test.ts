import { describe, expect, test } from 'vitest'
import { defineApi, type Endpoint } from '#contract/define-api.ts'
import * as z from '#contract/zod.ts'
import { effectsOf } from '#platform/api/error-catalogue.ts'
import { ApiError } from '#platform/api/errors.ts'

const { endpoints } = defineApi('jobs', 'portal', {
  list: { method: 'GET', path: 'career/jobs', query: z.object({ q: z.string() }), answers: { 200: z.unknown() } },
  authors: { method: 'GET', path: 'authors/all', answers: { 200: z.unknown() } },
  signIn: { method: 'POST', path: 'auth/sign-in', body: z.object({}), answers: { 200: z.unknown() } },
})

const effects = (endpoint: Endpoint, status: number, body: unknown, wasRenewed = false) =>
  effectsOf(new ApiError(endpoint, status, body), wasRenewed)

const TALENT = 'error.server.notfound.msg.talent'

/** Portal spec §8, row by row. */
describe('the error catalogue', () => {
  test('401 on a URL that does not contain /auth: the user is signed out', () => {
    expect(effects(endpoints.list, 401, '')).toEqual(['sign-out'])
  })

  test('what a query says does not make it a URL of /auth, nor does a word that begins like it', () => {
    expect(effects(endpoints.list, 401, '')).toContain('sign-out')
    expect(effects(endpoints.authors, 401, '')).toContain('sign-out')
  })

  test('401 on a URL that contains /auth: nobody is signed out', () => {
    expect(effects(endpoints.signIn, 401, '')).toEqual([])
    expect(effects(endpoints.signIn, 401, '', true)).toEqual([])
  })

  test('a 401 after the refresh signs the user out and reloads the page', () => {
    expect(effects(endpoints.list, 401, '', true)).toEqual(['sign-out', 'reload'])
  })

  test.each([400, 401])('%i carrying an error message: a toast', (status) => {
    expect(effects(endpoints.list, status, { message: 'Closed' })).toContain('toast')
    expect(effects(endpoints.list, status, { error: 'Closed' })).toContain('toast')
    expect(effects(endpoints.signIn, status, { message: 'Closed' })).toEqual(['toast'])
  })

  test.each([400, 401])('%i without a message: none', (status) => {
    for (const body of ['', null, {}, { message: 3 }, false])
      expect(effects(endpoints.list, status, body)).not.toContain('toast')
  })

  test.each([403, 404, 409, 410, 429, 500, 503])('%i: the screen tells of it, and nobody is signed out', (status) => {
    expect(effects(endpoints.list, status, { message: 'Closed' }, true)).toEqual([])
  })

  test.each([400, 401, 404, 500])(
    '%i whose message is error.server.notfound.msg.talent: the user is signed out',
    (status) => {
      expect(effects(endpoints.list, status, { message: TALENT })).toContain('sign-out')
      expect(effects(endpoints.signIn, status, { message: TALENT })).toContain('sign-out')
    },
  )

  test('the error is passed on with the message', () => {
    expect(new ApiError(endpoints.list, 400, { message: 'Closed' }).message).toBe('Closed')
  })
})
