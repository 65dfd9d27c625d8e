// What an address says behind its '?': how the router reads and writes it, and what the screens make of it.
import { defaultStringifySearch } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { readContactsSearch } from '#apps/contacts/search-params.ts'
import { readFilesSearch } from '#apps/file-manager/search-params.ts'
import { readMailboxSearch } from '#apps/mailbox/search-params.ts'
import { readNotesSearch } from '#apps/notes/search-params.ts'
import { textOfView, viewOfText } from '#apps/tasks/saved-view.ts'
import { readTasksSearch } from '#apps/tasks/search-params.ts'
import { parseSearch, stringifySearch } from '#platform/navigation/address-search.ts'
import { readApplicationsSearch } from '#portal/career/applications/applications-search.ts'
import { readJobsSearch } from '#portal/career/jobs/jobs-search.ts'
import { readSkillsSearch } from '#portal/skills/skills-search.ts'
import { fc, runs } from '#tests/setup/properties.ts'

/** JSON reads each of them, or something like it. */
const LIKE_JSON = [
  '35',
  '2024',
  '007',
  '1.50',
  '1e5',
  '-0',
  '12345678901234567890',
  'true',
  'false',
  'null',
  '{"a":1}',
].concat(['[1,2]', '"2024"', '"quoted words"', '"', '""', '"\\"2024\\""', ' 2024', '2024 ', ' "2024" ', 'Infinity'])

/** What an address has its own use for, and what takes more than one unit. */
const SIGNS = ['%', '100%', '%25', '%E0%A4%A', '#', '&a=b', '=', '?', '+', 'C++', '.NET', '\\', "'"].concat([
  '🚀',
  '👩‍👩‍👧',
  'é',
  '\n',
  '\0',
  '__proto__',
])

describe('what is searched is what the address says, to the letter', () => {
  const screens = { readJobsSearch, readApplicationsSearch, readSkillsSearch, readTasksSearch, readContactsSearch }
  const more = { readNotesSearch, readFilesSearch, readMailboxSearch }
  const readers = Object.entries<(values: unknown) => { q?: string | undefined }>({ ...screens, ...more })

  test.each(readers)('%s', (_, read) => {
    for (const q of [...LIKE_JSON, ...SIGNS]) expect(read(parseSearch(stringifySearch({ q }))).q).toBe(q)
  })

  test.each([
    'q=35',
    'q=2024',
    'q=007',
    'q=1.50',
    'q=1e5',
    'q=true',
    'q=null',
    'q=%7B%22a%22%3A1%7D',
    'q=',
    'companyId=12',
  ])('?%s stays so in the address', (search) => {
    const values = parseSearch(search)
    expect(stringifySearch({ ...values, ...readJobsSearch(values) })).toBe(`?${search}`)
  })

  test('ids and lists of numbers are texts', () => {
    const requested = { level: '3', skill: '12', roleId: '1e5', kept: '007', companyId: 'true' }
    expect(readJobsSearch(parseSearch('?level=3&skill=12&roleId=1e5&kept=007&companyId=true'))).toMatchObject(requested)
  })

  test('numbers are numbers', () => {
    const given = { lat: 45.75, lng: -0.5, radiusKm: 30, payMin: 4_800_000, page: 2, size: 50, saved: 1, matchMin: 0.7 }
    const search = stringifySearch(given)
    expect(search).toBe('?lat=45.75&lng=-0.5&radiusKm=30&payMin=4800000&page=2&size=50&saved=1&matchMin=0.7')
    expect(readJobsSearch(parseSearch(search))).toMatchObject(given)
    expect(readTasksSearch(parseSearch('?priority=0')).priority).toBe(0)
  })

  test.each(['', ' ', 'two', '2.5', '-1', '1e400', 'NaN', '2,3'])('%j is no page', (page) =>
    expect(readJobsSearch(parseSearch(stringifySearch({ page }))).page).toBeUndefined(),
  )

  test('a saved view keeps what is searched and its priority', () => {
    for (const q of [...LIKE_JSON, ...SIGNS])
      expect(viewOfText(textOfView({ q, priority: 2 }))).toMatchObject({ q, priority: 2 })
  })
})

describe('the search of an address', () => {
  const names = fc.stringMatching(/^[a-zA-Z_]{1,9}$/)
  const texts = fc.oneof(
    fc.constantFrom(...LIKE_JSON),
    fc.json(),
    fc.json().map((json) => JSON.stringify(json)),
    fc.string({ unit: 'grapheme' }),
  )

  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.dictionary(names, texts), (values) => {
        expect({ ...parseSearch(stringifySearch(values)) }).toEqual({ ...values })
      }),
      { numRuns: runs(500), examples: [[{ __proto__: null, constructor: '1' } as unknown as Record<string, string>]] },
    )
  })

  test('that an earlier build wrote says the same', () => {
    expect(parseSearch('?q=%222024%22').q).toBe('2024')
    fc.assert(
      fc.property(texts, (q) => {
        expect(parseSearch(defaultStringifySearch({ q })).q).toBe(q)
      }),
      { numRuns: runs(500) },
    )
  })

  test('has the first of several values of a name, and nothing where none is set', () => {
    expect({ ...parseSearch('?q=one&q=two') }).toEqual({ q: 'one' })
    expect(stringifySearch({ q: undefined })).toBe('')
  })
})
