import { describe, expect, test } from 'vitest'
import { birthdayText, nextBirthday } from '#apps/contacts/birthday.ts'
import { draftOfLine } from '#apps/contacts/create-of-line.ts'
import { phoneUrl } from '#apps/contacts/detail/reach-urls.ts'
import { nameOf } from '#apps/contacts/display.ts'
import { birthdayMistake, birthdayOf, changeOf, isBlank, valuesOf } from '#apps/contacts/edit/form-values.ts'
import { checkPhone } from '#apps/contacts/edit/phone-check.ts'
import { draftToContact } from '#contract/apps/contact-shapes.ts'
import { formatsOf } from '#platform/i18n/dates.ts'

const AT = '2026-11-23T08:00:00.000Z'
const contact = draftToContact({ id: 'one', name: 'Ana Lopez', birthday: '--02-29' }, AT)
const typed = (day: string, month: string, year: string) => ({ day, month, year })

describe('the form of a contact', () => {
  test('gives back what it was given', () => {
    const full = {
      ...contact,
      emails: [{ email: 'ana@example.com', label: 'Work' }],
      phoneNumbers: [{ country: 'es', phoneNumber: '+34 600 000 000', label: 'Mobile' }],
      address: 'Calle Mayor 1\nMadrid',
      job: { title: 'Planner', company: 'Renfe' },
      tags: ['friends'],
    }
    const { patch } = changeOf(valuesOf(full, false), undefined, full)
    expect({ ...full, ...patch }).toEqual(full)
  })

  test('leaves out rows without an address or a number, and spaces around words', () => {
    const values = valuesOf(contact, false)
    const typed = {
      ...values,
      name: '  Ana  ',
      emails: [
        { email: ' ', label: 'Work' },
        { email: ' ana@example.com ', label: '' },
      ],
      phoneNumbers: [{ country: 'es', phoneNumber: '', label: '' }],
      notes: '   ',
    }
    expect(changeOf(typed, undefined, contact).patch).toMatchObject({
      name: 'Ana',
      emails: [{ email: 'ana@example.com', label: '' }],
      phoneNumbers: [],
      notes: null,
    })
  })

  test('stores what was changed in it, and leaves what was changed elsewhere meanwhile', () => {
    const begun = valuesOf({ ...contact, job: { title: 'Planner', company: 'Renfe' }, notes: 'Sails' }, false)
    const now = { ...contact, job: { title: 'Head of planning', company: 'Renfe' }, notes: 'Rows', tags: ['friends'] }
    const changed = (typed: Partial<typeof begun>) => changeOf({ ...begun, ...typed }, begun, now)
    expect(changed({})).toEqual({ patch: {}, isReplacing: false })
    expect(changed({ company: 'Talgo' })).toEqual({
      patch: { job: { title: 'Head of planning', company: 'Talgo' } },
      isReplacing: false,
    })
    expect(changed({ newTags: ['Trains'] }).patch).toEqual({ tags: ['friends'] })
    expect(changed({ notes: 'Dives' })).toEqual({ patch: { notes: 'Dives' }, isReplacing: true })
    expect(changed({ title: 'Driver' }).isReplacing).toBe(true)
  })

  test('begins a new contact without the name that it was made with', () => {
    const blank = valuesOf(draftToContact({ id: 'new' }, AT), true)
    expect(blank.name).toBe('')
    expect(isBlank(blank)).toBe(true)
    expect(isBlank({ ...blank, company: 'Renfe' })).toBe(false)
  })
})

describe('a birthday', () => {
  test.each([
    [typed('', '', ''), null],
    [typed('14', '3', '1987'), '1987-03-14'],
    [typed('29', '2', ''), '--02-29'],
    [typed('29', '2', '2023'), undefined],
    [typed('31', '4', ''), undefined],
    [typed('', '3', '1987'), undefined],
    [typed('x', '3', '1987'), undefined],
  ])('typed as %j is %s', (parts, day) => {
    expect(birthdayOf(parts)).toBe(day)
  })

  test.each([
    [typed('31', '4', ''), 'no-day'],
    [typed('1', '1', '2999'), 'future'],
    [typed('1', '1', '87'), 'long-ago'],
    [typed('1', '1', '1987'), undefined],
    [typed('', '', ''), undefined],
  ])('%j is mistaken: %s', (parts, mistake) => {
    expect(birthdayMistake(parts, Date.parse(AT))).toBe(mistake)
  })

  test('is said with its year, or without one that is not known', () => {
    expect(birthdayText('1987-03-14', formatsOf('en'))).toBe('14 March 1987')
    expect(birthdayText('--03-14', formatsOf('fr'))).toBe('14 mars')
  })

  test('comes next: today, later this year, or next year; one on 29 February on the 28th where there is none', () => {
    const now = new Date(2026, 10, 23, 15).getTime()
    expect(nextBirthday('1986-11-23', now)).toEqual({ at: new Date(2026, 10, 23), age: 40 })
    expect(nextBirthday('--11-22', now)).toEqual({ at: new Date(2027, 10, 22), age: null })
    expect(nextBirthday('2000-02-29', now)).toEqual({ at: new Date(2027, 1, 28), age: 27 })
  })
})

describe('a phone number', () => {
  test.each([
    ['fr', '06 39 98 40 12', false],
    ['fr', '06 39 98', true],
    ['fr', '+44 7700 900417', true],
    ['', '+33 6 39 98 40 12', false],
    ['', '+33 1', true],
    ['', '4012', false],
    ['', 'call me', true],
    ['ca', '+1 416 555 0134', false],
  ])('of %s, %s, is odd: %s', (country, phoneNumber, isOdd) => {
    expect(checkPhone(country, phoneNumber).isOdd).toBe(isOdd)
  })

  test('names its country by its plus', () => {
    expect(checkPhone('', '+33 6 39 98 40 12').country).toBe('fr')
    expect(checkPhone('de', '+33 6 39 98 40 12').country).toBe('')
  })

  test('is dialled without what stands between its digits', () => {
    expect(phoneUrl('+33 (0)6 39.98-40 12')).toBe('tel:+330639984012')
  })
})

test('a contact without a name is called by its address, then by its company', () => {
  expect(nameOf({ ...contact, name: ' ', emails: [{ email: 'a@b.example', label: '' }] })).toBe('a@b.example')
  expect(nameOf({ ...contact, name: '', job: { title: 'x', company: 'Renfe' } })).toBe('Renfe')
  expect(nameOf({ ...contact, name: '' })).toBe('')
})

test('a line of the palette is a name, with an address and a number where it has them', () => {
  expect(draftOfLine('Ana Lopez <ana@example.com> +34 600 000 000')).toEqual({
    name: 'Ana Lopez',
    emails: [{ email: 'ana@example.com', label: '' }],
    phoneNumbers: [{ country: '', phoneNumber: '+34 600 000 000', label: '' }],
  })
  expect(draftOfLine('Ana Lopez')).toEqual({ name: 'Ana Lopez', emails: [], phoneNumbers: [] })
})
