// The blank contacts that pages of this device have made and that nobody has saved: one whose page was closed is taken away when contacts are opened next.
// @chunk contacts
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { contactsApi } from '#contract/apps/contacts.ts'
import { NEW_CONTACT_NAME } from '#contract/apps/new-contact-name.ts'
import { call } from '#platform/api/call.ts'
import { pageMap } from '#platform/page-state.ts'
import { personKey } from '#platform/session/own-items.ts'

const KEY = 'blank-contacts'

/** Held by the page that shows it, which goes with the page. */
const lockOf = (id: string): string => `blank contact ${id}`

/** How each is no longer held by this page. */
const held = pageMap<string, () => void>((locks) => {
  for (const release of locks.values()) release()
})

export function rememberBlank(id: string): void {
  if (held.has(id)) return
  write([...new Set([...read(), id])])
  held.set(id, () => undefined)
  void navigator.locks?.request(lockOf(id), () =>
    held.has(id) ? new Promise<void>((resolve) => held.set(id, resolve)) : undefined,
  )
}

export function forgetBlank(id: string): void {
  write(read().filter((one) => one !== id))
  held.get(id)?.()
  held.delete(id)
}

/** Takes away those that no page shows any more. @param openId the one that a reloaded page still edits */
export async function clearBlanks(openId: string | undefined, remove: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of read()) {
    if (id === openId || (await isHeld(id))) continue
    const contact = await call(contactsApi.endpoints.contact, { query: { id } })
    if (contact && isUntouched(contact)) await remove(id)
    forgetBlank(id)
  }
}

const isUntouched = ({ name, createdAt, updatedAt }: Contact): boolean =>
  name === NEW_CONTACT_NAME && updatedAt === createdAt

async function isHeld(id: string): Promise<boolean> {
  if (!navigator.locks) return false
  return navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => lock === null)
}

function read(): readonly string[] {
  try {
    return (localStorage.getItem(personKey(KEY)) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

function write(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(personKey(KEY), ids.join(' '))
    else localStorage.removeItem(personKey(KEY))
  } catch {
    // Storage is unavailable.
  }
}
