// Shortcuts to places, for the shell's panel.
import { defineApi } from '#contract/define-api.ts'
import { ById, Id } from '#contract/shared.ts'
import { Link } from '#contract/shell/link.ts'
import * as z from '#contract/zod.ts'

/** Label, icon and link are required (portal spec §5). */
const ShortcutFields = z.object({
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  description: z._default(z.nullable(z.string().check(z.maxLength(1000))), null),
  /** A heroicons name. */
  icon: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  link: Link,
  /** Whether the link leads to a place of this product. */
  useRouter: z.boolean(),
})

/** Workspace spec §3, portal spec §3. Two may lead to one place. */
export const Shortcut = z.extend(ShortcutFields, {
  id: Id,
  /** Ascending; only its relation to the other shortcuts' matters. */
  order: z.number(),
})
export type Shortcut = z.infer<typeof Shortcut>

/** Workspace and portal spec §7; after the blank line, the call that the panel needs besides. */
export const shortcutsApi = defineApi('shortcuts', 'local', {
  all: { method: 'GET', path: 'common/shortcuts', answers: { 200: z.array(Shortcut) } },
  /** Comes last. */
  create: {
    method: 'POST',
    path: 'common/shortcuts',
    body: z.object({ shortcut: ShortcutFields }),
    answers: { 200: Shortcut },
  },
  update: {
    method: 'PATCH',
    path: 'common/shortcuts',
    body: z.object({
      id: Id,
      shortcut: z.partial(z.extend(ShortcutFields, { description: z.nullable(z.string().check(z.maxLength(1000))) })),
    }),
    answers: { 200: z.nullable(Shortcut) },
  },
  remove: { method: 'DELETE', path: 'common/shortcuts', query: ById, answers: { 200: z.boolean() } },

  /** The shortcuts sent take, in the sequence sent, the places that they held between them; unknown ids are passed over. */
  order: {
    method: 'PATCH',
    path: 'common/shortcuts/order',
    body: z.object({ shortcuts: z.array(z.object({ id: Id })).check(z.maxLength(1000)) }),
    answers: { 200: z.boolean() },
  },
})
