// What single lines of a card mean to a contact: a picture, a birthday, what an address is called.
// @offline later
// @chunk person-format
import { Birthday } from '#contract/apps/contact-shapes.ts'
import { AVATAR_LIMIT } from '#contract/apps/contacts.ts'
import { type CardLine, firstOf, textOf } from './card-lines.ts'

/** A picture that is in the card, as a data URL. Undefined for an address, another kind of picture and one that is too large. */
export function pictureOf(line: CardLine): string | undefined {
  const base64 = base64Of(line)
  const type = base64 && typeOfPicture(base64)
  return type && (base64.length * 3) / 4 <= AVATAR_LIMIT ? `data:image/${type};base64,${base64}` : undefined
}

function base64Of(line: CardLine): string | undefined {
  const value = line.value.replaceAll(/[\s\\]/g, '')
  const [head = '', data = ''] = value.split(',', 2)
  const isUrl = /^data:/i.test(head)
  if (isUrl ? !/;base64$/i.test(head) : !/^(b|base64)$/i.test(firstOf(line, 'ENCODING'))) return undefined
  const base64 = isUrl ? data : value
  return /^[\w+/]+={0,2}$/.test(base64) ? base64 : undefined
}

/** By its first bytes: the type in the card may be wrong. */
function typeOfPicture(base64: string): string | undefined {
  if (base64.startsWith('iVBORw0KGgo')) return 'png'
  if (base64.startsWith('/9j/')) return 'jpeg'
  return base64.startsWith('UklGR') && base64.slice(12, 16) === 'RUJQ' ? 'webp' : undefined
}

/** `19870314` and `1987-03-14`; `--0314` where the year is not known, for which Apple writes a placeholder. Null where it is no such day. */
export function birthdayOf(line: CardLine): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4}|--)-?(\d{2})-?(\d{2})/.exec(textOf(line)) ?? []
  const isOmitted = year === '--' || year === firstOf(line, 'X-APPLE-OMIT-YEAR')
  const birthday = `${isOmitted ? '-' : year}-${month}-${day}`
  return Birthday.safeParse(birthday).success ? birthday : null
}

/** These say how it is reached, not what it is called. */
const TECHNICAL = /^(internet|pref|voice|x400|text|msg|video|main-number)$/i

/** What people call what vCards call otherwise. */
const CALLED: Readonly<Record<string, string>> = { cell: 'Mobile', iphone: 'iPhone' }

/** What an address or a number is called: `Work`, `Work fax`. @param own the name that a person gave it, which goes before all others */
export function labelOf({ values }: CardLine, own: string | undefined): string {
  // Apple writes names of its own as `_$!<Home>!$_`.
  if (own) return own.replace(/^_\$!<(.*)>!\$_$/, '$1')
  const types = (values.get('TYPE') ?? []).filter((type) => type !== '' && !TECHNICAL.test(type))
  const [first = ''] = types
  const isFax = types.slice(1).some((type) => type.toLowerCase() === 'fax')
  return `${spoken(first)}${isFax ? ' fax' : ''}`
}

function spoken(type: string): string {
  const bare = type.replace(/^x-/i, '')
  const isShouted = bare === bare.toUpperCase()
  const quiet = isShouted ? bare.toLowerCase() : bare
  return CALLED[quiet.toLowerCase()] ?? quiet.charAt(0).toUpperCase() + quiet.slice(1)
}

export const bareUid = (uid: string): string => uid.replace(/^urn:uuid:/i, '')
