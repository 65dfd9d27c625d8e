// What sample messages and sample notifications share (workspace spec §3 Shared shell samples).
// @chunk panels
import { Id, IsoDate } from '#contract/shared.ts'
import { Link } from '#contract/shell/link.ts'
import * as z from '#contract/zod.ts'

/** A picture as a data URL, or a URL of one. */
const Picture = z.union([
  z.string().check(z.maxLength(200_000), z.regex(/^data:image\/(?:png|jpeg|webp|svg\+xml)[;,]/)),
  Link,
])

/** What a person can write of one. */
export const NoticeFields = z.object({
  /** A heroicons name, where there is no image. */
  icon: z.nullable(z.string().check(z.maxLength(100))),
  image: z.nullable(Picture),
  title: z.nullable(z.string().check(z.maxLength(500))),
  /** May contain markup in notifications; show it through `RichText` only. */
  description: z.nullable(z.string().check(z.maxLength(5000))),
  time: IsoDate,
  read: z.boolean(),
  seen: z.boolean(),
  link: z.nullable(Link),
  /** Whether the link leads to a place of this product. */
  useRouter: z.boolean(),
})
export type NoticeFields = z.infer<typeof NoticeFields>

/** The body part of toggle-read-status: `read` is set to the value sent. */
export const ReadStatus = z.object({ id: Id, read: z.boolean() })
export type ReadStatus = z.infer<typeof ReadStatus>

/** Defaults for a partly filled notice: new, unread, unseen, without a link. */
export const blankNotice = (at: IsoDate): NoticeFields => ({
  icon: null,
  image: null,
  title: null,
  description: null,
  time: at,
  read: false,
  seen: false,
  link: null,
  useRouter: false,
})

/** The ids of one call over several. */
export const Ids = z.array(Id).check(z.maxLength(5000))
