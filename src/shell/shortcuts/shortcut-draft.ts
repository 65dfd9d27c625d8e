// What is typed into the form of a shortcut, what is wrong with it, and what becomes of it: pure, for shortcut-form.tsx.
import { Link } from '#contract/shell/link.ts'
import type { Shortcut } from '#contract/shell/shortcuts.ts'
import * as z from '#contract/zod.ts'
import { ownPath } from '../panels/offered-link.ts'

/** As typed; stored as a draft until it is saved. */
export const ShortcutDraft = z.object({
  label: z.string(),
  description: z.string(),
  icon: z.string(),
  link: z.string(),
  useRouter: z.boolean(),
})
export type ShortcutDraft = z.infer<typeof ShortcutDraft>

export const EMPTY_DRAFT: ShortcutDraft = { label: '', description: '', icon: '', link: '', useRouter: true }

export const draftOf = ({ label, description, icon, link, useRouter }: Shortcut): ShortcutDraft => ({
  label,
  description: description ?? '',
  icon,
  link,
  useRouter,
})

/** `empty` has no message, only a disabled button. */
export type LinkProblem = 'empty' | 'not-an-address' | 'no-page'

/** @param isRoute whether this build has such a path */
export function linkProblem(link: string, origin: string, isRoute: (path: string) => boolean): LinkProblem | undefined {
  const address = addressOf(link, origin)
  if (address === '') return 'empty'
  if (!Link.safeParse(address).success) return 'not-an-address'
  const path = ownPath(address)
  return path === undefined || isRoute(path) ? undefined : 'no-page'
}

/** Label, icon and link are required (portal spec §5). */
export const isComplete = ({ label, icon }: ShortcutDraft): boolean => label.trim() !== '' && icon !== ''

/** What is sent. A page of another site is never opened by the router. */
export function toShortcut(draft: ShortcutDraft, origin: string): Omit<Shortcut, 'id' | 'order'> {
  const link = addressOf(draft.link, origin)
  return {
    label: draft.label.trim(),
    description: draft.description.trim() || null,
    icon: draft.icon,
    link,
    useRouter: draft.useRouter && ownPath(link) !== undefined,
  }
}

/** The shortcut that leads to the same place already. */
export function sameLink(
  link: string,
  origin: string,
  shortcuts: readonly Shortcut[],
  ownId: string | undefined,
): Shortcut | undefined {
  const place = placeOf(link, origin)
  return place === '' ? undefined : shortcuts.find((one) => one.id !== ownId && placeOf(one.link, origin) === place)
}

/** What comes before every path of this product, without a slash at its end. */
export const ownAddress = (): string => location.origin + import.meta.env.BASE_URL.slice(0, -1)

/** An address of this product as its path, however it was typed or pasted; a bare host as a web address. */
export function addressOf(typed: string, origin: string): string {
  const text = typed.trim()
  if (text === origin) return '/'
  if (text.startsWith(`${origin}/`)) return text.slice(origin.length)
  return /^(?:www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|eu|fr|de|ch|uk)(?:[/?#:]|$))/i.test(text)
    ? `https://${text}`
    : text
}

const placeOf = (link: string, origin: string): string =>
  addressOf(link, origin)
    .replace(/^(?!\/|[a-z][a-z+.-]*:)(?=.)/i, '/')
    .replace(/(?<=.)\/$/, '')
