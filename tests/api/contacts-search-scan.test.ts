// Contacts are searched in texts cached in memory: the same answers as looking through every contact, also after changes.
import { expect, test } from 'vitest'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { plainLetters } from '#tests/setup/contacts-model.ts'
import { createTestApi } from '#tests/setup/test-api.ts'

const QUERIES = ['mar', 'A', 'e', 'an ', 'é', 'Ø', 'ines', "o'", 'o’', 'zzz', 'son', 'd']

test('finds by name what looking through all of them finds, before and after a change', async () => {
  const api = createTestApi({ samplesOf: ['contacts'] })
  const expectScan = async () => {
    const all = (await api.get('apps/contacts/all')).body as Contact[]
    for (const query of QUERIES) {
      const found = (await api.get(`apps/contacts/search?query=${encodeURIComponent(query)}`)).body as Contact[]
      const held = all.filter(({ name }) => plainLetters(name).includes(plainLetters(query)))
      expect(found.map(({ id }) => id)).toEqual(held.map(({ id }) => id))
    }
    return all
  }
  const all = await expectScan()
  const id = all[7]?.id
  await api.send('PATCH', 'apps/contacts/contact', { id, contact: { name: 'Mariana Øst' } })
  await api.send('DELETE', `apps/contacts/contact?id=${all[3]?.id}`)
  const after = await expectScan()
  expect(after.find((contact) => contact.id === id)?.name).toBe('Mariana Øst')
  const { contacts, total } = (await api.get('apps/contacts/find?query=mar&size=5')).body as {
    contacts: Contact[]
    total: number
  }
  expect(contacts).toHaveLength(5)
  const whole = (await api.get('apps/contacts/find?query=mar&size=500')).body as { contacts: Contact[]; total: number }
  expect(whole.total).toBe(total)
  expect(whole.contacts.slice(0, 5)).toEqual(contacts)
})
