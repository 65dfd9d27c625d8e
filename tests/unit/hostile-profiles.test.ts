// Profiles in the formats of others whose fields are named as what every object has: reported as not imported, like any field without a place.
import { expect, test } from 'vitest'
import { readEuropass } from '#sw/api/portal/profile/europass-read.ts'
import { readJsonResume } from '#sw/api/portal/profile/json-resume.ts'

const NAMES = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__proto__',
  '__defineGetter__',
  'prototype',
]

const object = (name: string, more = '') => `{${JSON.stringify(name)}: {"polluted": true}${more}}`

test.each(NAMES)('JSON Resume: a field %s', (name) => {
  const fields = object(name, ', "name": "Ines"')
  const text = `{"basics": {"location": ${fields}, "profiles": [${fields}], ${fields.slice(1)}, "work": [${fields}], ${object(name).slice(1)}`
  const read = readJsonResume(text)
  const value = '{"polluted":true}'
  expect(read?.unmapped).toEqual(
    expect.arrayContaining(
      ['basics.', 'basics.location.', 'basics.profiles.0.', 'work.0.', ''].map((path) => ({
        path: `${path}${name}`,
        value,
      })),
    ),
  )
  expect(read?.content.work).toEqual([expect.objectContaining({ name: 'Ines' })])
  expect(Object.hasOwn(read?.content.work[0] ?? {}, name)).toBe(false)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test.each(NAMES)('Europass: a field %s in what travels beside, and an element of that name', (name) => {
  const rest = `{"awards": [${object(name, ', "title": "First"')}]}`.replaceAll('"', '&quot;')
  // The parser refuses a file that has elements of these names.
  const element = /^(__.*|constructor|prototype)$/.test(name) ? '' : `<${name}>x</${name}>`
  const read = readEuropass(
    `<Candidate>${element}<CandidateProfile>${element}<UserArea><Rest>${rest}</Rest></UserArea></CandidateProfile></Candidate>`,
    'en',
  )
  expect(read?.unmapped).toContainEqual({ path: `awards.0.${name}`, value: '{"polluted":true}' })
  expect(read?.content.awards).toEqual([expect.objectContaining({ title: 'First' })])
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})
