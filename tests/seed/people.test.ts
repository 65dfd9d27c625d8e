// The cast of all sample apps, and the one who can sign in.
import { describe, expect, test } from 'vitest'
import { User } from '#contract/portal/user.ts'
import { Navigation } from '#contract/shell/navigation.ts'
import * as z from '#contract/zod.ts'
import { acquaintances } from '#seed/acquaintances.ts'
import { seedNavigation } from '#seed/navigation.ts'
import { people } from '#seed/people.ts'
import { portrait } from '#seed/portrait.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { seedUsers } from '#seed/users.ts'

describe('the sample people', () => {
  test('no two have one id or one name', () => {
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length)
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length)
  })

  test('who can sign in has the shape of the contract and is one of the people', () => {
    expect(z.array(User).parse(seedUsers())).toEqual(seedUsers())
    const [user] = seedUsers()
    expect(user?.email).toBe(SAMPLE_CREDENTIALS.email)
    expect(people.find(({ id }) => id === user?.id)?.name).toBe(user?.name)
  })
})

describe('the people outside', () => {
  const everyone = [...people, ...acquaintances]

  test('there are about sixty, and nobody shares an id, a name or an e-mail address with anybody', () => {
    expect(acquaintances.length).toBeGreaterThanOrEqual(58)
    for (const key of ['id', 'name', 'email'] as const) {
      expect(new Set(everyone.map((person) => person[key])).size).toBe(everyone.length)
    }
  })

  test('every address is in a domain that belongs to nobody, and every id is a slug', () => {
    for (const { id, email } of everyone) {
      expect(email).toMatch(/^[a-z0-9.-]+@[a-z0-9.-]+\.example$/)
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    }
  })

  test('most have a portrait, and some have none', () => {
    const withPortrait = everyone.filter(({ avatar }) => avatar !== null).length
    expect(withPortrait).toBeGreaterThan(everyone.length * 0.8)
    expect(withPortrait).toBeLessThan(everyone.length)
  })
})

describe('a portrait', () => {
  test('it is the same for the same key, and small, and without what would end an attribute or a url()', () => {
    const drawn = Array.from({ length: 500 }, (_, index) => portrait(`key ${index}`))
    expect(portrait('key 0')).toBe(drawn[0])
    expect(new Set(drawn).size).toBeGreaterThan(480)
    for (const url of drawn) {
      expect(url).toMatch(/^data:image\/svg\+xml,[^<>"'#()&\\]+$/)
      expect(url.length).toBeLessThan(1250)
      expect(decodeURIComponent(url)).not.toMatch(/href|url\(|undefined|NaN/)
    }
  })

  test('what is known of a person is kept', () => {
    expect(portrait('a', { style: 'scarf' })).not.toBe(portrait('a', { style: 'afro' }))
    expect(portrait('a', { skin: 0 })).not.toBe(portrait('a', { skin: 5 }))
  })
})

describe('the sample navigation', () => {
  test('it has the shape of the contract, and its ids are unique in each menu', () => {
    expect(Navigation.parse(seedNavigation())).toEqual(seedNavigation())
    for (const menu of Object.values(seedNavigation())) {
      const ids = menu.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)])
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
