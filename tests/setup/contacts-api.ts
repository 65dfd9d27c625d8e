// The contacts back end with contacts of the test's own.
import type { Contact, ContactDraft } from '#contract/apps/contact-shapes.ts'
import type { ContactTag } from '#contract/apps/contacts.ts'
import { seedContactTags } from '#seed/contacts.ts'
import { createTestApi, type TestApi } from './test-api.ts'

export const all = async (api: TestApi) => (await api.get('apps/contacts/all')).body as Contact[]
export const tagsOf = async (api: TestApi) => (await api.get('apps/contacts/tags')).body as ContactTag[]
export const names = (contacts: unknown) => (contacts as Contact[]).map(({ name }) => name)

/** Only these contacts, and the sample's tags; a text means one with that name, and the name as its id. */
export async function contactsApiWith(...drafts: (string | ContactDraft)[]): Promise<TestApi> {
  const api = createTestApi({ samplesOf: [] })
  await api.db.open()
  await api.db.table('contactTags').bulkAdd(seedContactTags())
  const contacts = drafts.map((draft) => (typeof draft === 'string' ? { id: draft, name: draft } : draft))
  const { status } = await api.send('POST', 'apps/contacts/contacts', { contacts })
  if (status !== 200) throw new Error('these contacts are none')
  return api
}

/** What PATCH apps/contacts/contact answers. */
export async function changed(api: TestApi, id: string, contact: object): Promise<Contact> {
  return (await api.send('PATCH', 'apps/contacts/contact', { id, contact })).body as Contact
}

/** The header of a png that says how large it is, with nothing in it. */
export function pngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}
