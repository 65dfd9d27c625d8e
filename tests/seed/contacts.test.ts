// The sample contacts are what the contract says, and look like one person's address book.
import { describe, expect, test } from 'vitest'
import { Contact } from '#contract/apps/contact-shapes.ts'
import { ContactTag } from '#contract/apps/contacts.ts'
import * as z from '#contract/zod.ts'
import { acquaintances } from '#seed/acquaintances.ts'
import { contactDetails } from '#seed/contact-details.ts'
import { seedContacts, seedContactTags } from '#seed/contacts.ts'
import { people } from '#seed/people.ts'
import { countriesIn } from '#sw/api/apps/contacts/countries.ts'
import { phoneKey } from '#sw/api/apps/contacts/keys.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const DAY = 24 * 3_600_000
const contacts = seedContacts(NOW)
const ids = new Set(contacts.map(({ id }) => id))
const share = (test: (contact: Contact) => boolean) => contacts.filter(test).length / contacts.length

describe('the sample contacts', () => {
  test('every row has the shape of the contract, with nothing besides', () => {
    expect(z.array(Contact).parse(contacts)).toEqual(contacts)
    expect(z.array(ContactTag).parse(seedContactTags())).toEqual(seedContactTags())
  })

  test('there are at least 300, each with an id of its own, the cast and those outside among them', () => {
    expect(contacts.length).toBeGreaterThanOrEqual(300)
    expect(ids.size).toBe(contacts.length)
    for (const { id, name, email, avatar } of [...people, ...acquaintances]) {
      const contact = contacts.find((candidate) => candidate.id === id)
      expect(contact).toMatchObject({ name, avatar, emails: [{ email }] })
    }
    expect(Object.keys(contactDetails).filter((id) => !ids.has(id))).toEqual([])
  })

  test('tags and relationships lead somewhere, and nobody is their own relation', () => {
    const tags = new Set(seedContactTags().map(({ id }) => id))
    expect(contacts.flatMap((contact) => contact.tags).filter((tag) => !tags.has(tag))).toEqual([])
    for (const { id, relationships } of contacts) {
      for (const { contactId } of relationships) {
        expect(ids).toContain(contactId)
        expect(contactId).not.toBe(id)
      }
    }
  })

  test('countries are countries, and no two people share a number or an address, except those there twice', () => {
    const countries = new Set(['', ...countriesIn('en').map(({ iso }) => iso)])
    const phones = contacts.filter(({ id }) => !id.endsWith('-sim')).flatMap(({ phoneNumbers }) => phoneNumbers)
    expect(phones.filter(({ country }) => !countries.has(country))).toEqual([])
    const keys = phones.map(({ phoneNumber }) => phoneKey(phoneNumber))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    const emails = contacts
      .filter(({ id }) => !id.endsWith('-sim'))
      .flatMap(({ emails: own }) => own.map(({ email }) => email))
    expect(new Set(emails).size).toBe(emails.length)
    expect(emails.filter((email) => !/^[a-z0-9.-]+@[a-z0-9.-]+\.example$/.test(email))).toEqual([])
  })

  test('cards are full: most have an address, a number and a tag, many a note, a birthday and how they met', () => {
    expect(share(({ emails }) => emails.length > 0)).toBeGreaterThan(0.85)
    expect(share(({ phoneNumbers }) => phoneNumbers.length > 0)).toBeGreaterThan(0.85)
    expect(share(({ tags }) => tags.length > 0)).toBeGreaterThan(0.9)
    expect(share(({ avatar }) => avatar !== null)).toBeGreaterThan(0.65)
    expect(share(({ address }) => address !== null)).toBeGreaterThan(0.5)
    expect(share(({ notes }) => notes !== null)).toBeGreaterThan(0.4)
    expect(share(({ birthday }) => birthday !== null)).toBeGreaterThan(0.3)
    expect(share(({ birthday }) => birthday?.startsWith('--') ?? false)).toBeGreaterThan(0.05)
    expect(share(({ howWeMet }) => howWeMet !== null)).toBeGreaterThan(0.4)
  })

  test('nothing was made, changed or spoken about in the future, nor before the card was there', () => {
    for (const { createdAt, updatedAt, lastContacted } of contacts) {
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(lastContacted ?? updatedAt))
      expect(Date.parse(lastContacted ?? updatedAt)).toBeLessThanOrEqual(Date.parse(updatedAt))
      expect(Date.parse(updatedAt)).toBeLessThanOrEqual(NOW)
    }
  })

  test('the same moment gives the same rows, another moment other times', () => {
    expect(seedContacts(NOW)).toEqual(contacts)
    expect(seedContacts(NOW + DAY)[1]?.createdAt).not.toBe(contacts[1]?.createdAt)
  })

  test('a factor makes about as many times more others, with ids of their own', () => {
    const many = seedContacts(NOW, 10)
    expect(many.length).toBeGreaterThan(7 * contacts.length)
    expect(many.slice(0, contacts.length)).toEqual(contacts)
    expect(z.array(Contact).parse(many)).toEqual(many)
    expect(new Set(many.map(({ id }) => id)).size).toBe(many.length)
  })

  test('who is nothing but a neighbour lives next door', () => {
    const neighbours = seedContacts(NOW).filter(({ tags, address }) => tags.join() === 'neighbours' && address !== null)
    expect(neighbours.length).toBeGreaterThan(3)
    for (const { address } of neighbours) expect(address).toContain('rue de la Charité')
  })
})
