// A contact of an email, `Ada Lovelace <ada@engine.example>`, in its parts. Pure.
// @chunk mailbox

/** `ada@engine.example` */
export const addressOf = (contact: string): string => (/<([^<>]*)>\s*$/.exec(contact)?.[1] ?? contact).trim()

/** Its name, or its address where it has none. */
export function nameOf(contact: string): string {
  const name = contact
    .replace(/<[^<>]*>\s*$/, '')
    .trim()
    .replace(/^"(.*)"$/, '$1')
  return name || addressOf(contact)
}

export const isSamePerson = (a: string, b: string): boolean => addressOf(a).toLowerCase() === addressOf(b).toLowerCase()

/** What can be written to; bounded, so that no text takes long. */
export const isAddress = (contact: string): boolean =>
  /^[^\s@<>,;]{1,64}@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/.test(addressOf(contact).slice(0, 320))
