// Addresses in sample content that a person can write: messages, notifications, shortcuts.
// @chunk panels
import * as z from '#contract/zod.ts'

/** A web page, a mail address, or a place of this product, with or without its first slash (workspace spec §2 has both). Nothing that runs, no other host by `//`. */
const LINK = /^(?:https?:\/\/[^\s\\/?#]|mailto:[^\s\\@]+@|(?!\/\/)(?:[^\s\\:/?#]+(?=[/?#]|$)|[/?#]))[^\s\\]*$/i

/** `https:`, `http:`, `mailto:` or an own path; any other address is refused with 400. */
export const Link = z.string().check(z.maxLength(2000), z.regex(LINK, 'not an address'))
