// The cast of all sample apps, and the one who can sign in.
import { describe, expect, test } from 'vitest'
import { User } from '#contract/portal/user.ts'
import { Navigation } from '#contract/shell/navigation.ts'
import * as z from '#contract/zod.ts'
import { seedNavigation } from '#seed/navigation.ts'
import { people } from '#seed/people.ts'
import { SAMPLE_CREDENTIALS, seedUsers } from '#seed/users.ts'

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

describe('the sample navigation', () => {
  test('it has the shape of the contract, and its ids are unique in each menu', () => {
    expect(Navigation.parse(seedNavigation())).toEqual(seedNavigation())
    for (const menu of Object.values(seedNavigation())) {
      const ids = menu.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)])
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
