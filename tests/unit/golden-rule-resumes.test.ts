// Out of Cairn and in again changes nothing: resumes, by both formats that they go out in.
import { describe, expect, test } from 'vitest'
import { EMPTY_RESUME, RESUME_SECTIONS, ResumeContent, type ResumeSection } from '#contract/portal/resume.ts'
import { readEuropass } from '#sw/api/portal/profile/europass-read.ts'
import { toEuropass } from '#sw/api/portal/profile/europass-write.ts'
import { readJsonResume, toJsonResume } from '#sw/api/portal/profile/json-resume.ts'
import { fc } from '#tests/setup/properties.ts'

const AT = '2026-11-25T09:00:00.000Z'

const isWritten = (text: string) => text === text.trim() && text !== ''
/** As somebody types it, with marks that a format might take for its own. */
const word = fc.oneof(
  fc.constantFrom(
    'R&D',
    '5 < 6',
    '</p>',
    '<b>bold</b>',
    '&amp;',
    '&lt;b&gt;',
    ']]>',
    '"quoted"',
    'Élodie',
    '日本',
    '👩‍🚀',
    '&#65;',
    '{}',
    'null',
    '12',
    'fr',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(isWritten),
)
const line = fc.oneof(
  fc.constant(''),
  fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
)
const text = fc.oneof(
  line,
  fc.array(line.filter(isWritten), { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
)
const lines = fc.array(line.filter(isWritten), { maxLength: 3 })
const link = fc.constantFrom(
  '',
  'https://tiles.example',
  'https://tiles.example/a?b=c&d=%20',
  'http://münchen.example/ü',
)
const date = fc.constantFrom('', '2019', '2019-03', '2019-02-28')
const network = fc.constantFrom('Forge', 'Skype & more', 'LinkedIn')

const FIELDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  url: link,
  image: link,
  summary: text,
  reference: text,
  startDate: date,
  endDate: date,
  date,
  releaseDate: date,
  highlights: lines,
  courses: lines,
  keywords: lines,
  roles: lines,
  language: fc.constantFrom('French', 'Dutch', 'Klingon & co'),
}

/** Entries of a section that say something. */
function entries(name: ResumeSection): fc.Arbitrary<unknown[]> {
  const names = Object.keys(ResumeContent.shape[name].def.element.shape).filter((field) => field !== 'id')
  const entry = fc
    .record(Object.fromEntries(names.map((field) => [field, FIELDS[field] ?? line])))
    .filter((fields) => Object.values(fields).some((value) => (Array.isArray(value) ? value.length > 0 : value !== '')))
  return fc.array(entry, { maxLength: 3 })
}

const content = fc
  .record({
    basics: fc.record({
      ...Object.fromEntries(['name', 'label', 'email', 'phone'].map((field) => [field, line])),
      image: link,
      url: link,
      summary: text,
      location: fc.record(
        Object.fromEntries(
          ['address', 'postalCode', 'city', 'region']
            .map((field) => [field, line])
            .concat([['countryCode', fc.constantFrom('', 'FR', 'GB')]]),
        ),
      ),
      profiles: fc.array(fc.record({ network, username: line, url: link }), { maxLength: 3 }),
    }),
    ...Object.fromEntries(RESUME_SECTIONS.map((name) => [name, entries(name)])),
  })
  .map((fields) => ResumeContent.parse(withIds({ ...EMPTY_RESUME, ...fields })))

/** Ids are given anew by who reads a file. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown) => (typeof one === 'object' ? { ...(withIds(one) as object), id: 'any' } : one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, withIds(inside)]))
}

describe.each([
  ['JSON Resume', (resume: ResumeContent) => readJsonResume(JSON.stringify(toJsonResume(resume, AT)))],
  ['Europass', (resume: ResumeContent) => readEuropass(toEuropass(resume), 'en')],
])('%s', (_, thereAndBack) => {
  test('keeps every field of a resume', () => {
    fc.assert(
      fc.property(content, (resume) => {
        const read = thereAndBack(resume)
        expect(read?.problems).toEqual([])
        expect(read?.unmapped).toEqual([])
        expect(withIds(read?.content)).toEqual(resume)
      }),
    )
  })
})
