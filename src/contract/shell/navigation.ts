// The menus of the shell.
// @chunk signed-in
import { defineApi } from '#contract/define-api.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** A place in the menu, or a group of places (portal spec §3). `title` is English; the shell translates the ids that it knows. */
export interface NavigationItem {
  id: string
  title: string
  type: 'group' | 'basic'
  icon?: string | undefined
  link?: string | undefined
  children?: NavigationItem[] | undefined
}

export const NavigationItem: z.ZodMiniType<NavigationItem, NavigationItem> = z.object({
  id: Id,
  title: z.string(),
  type: z.enum(['group', 'basic']),
  icon: z.optional(z.string()),
  link: z.optional(z.string()),
  children: z.optional(z.array(z.lazy(() => NavigationItem))),
})

const Menu = z.array(NavigationItem)

/** Four menus; this product shows `horizontal` (workspace spec §3). */
export const Navigation = z.object({ compact: Menu, default: Menu, futuristic: Menu, horizontal: Menu })
export type Navigation = z.infer<typeof Navigation>

/** Portal spec §7: GET api/common/navigation. */
export const navigationApi = defineApi('navigation', 'local', {
  navigation: { method: 'GET', path: 'common/navigation', answers: { 200: Navigation }, persist: true },
})
