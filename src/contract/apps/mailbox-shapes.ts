// What the mailbox is made of (workspace spec §3): mails, attachments, folders, filters, labels, settings.
// @chunk mail-shapes
import { Id, IsoDate, NamedColor } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** A mail's text has at most this many characters. */
export const CONTENT_LIMIT = 200_000
/** A mail carries zero to five labels (workspace spec §3). */
export const LABELS_LIMIT = 5

/** `Anneke de Vries <anneke.devries@haldenenergy.example>`, or an address alone. */
export const MailContact = z.string().check(z.minLength(1), z.maxLength(500))
export type MailContact = z.infer<typeof MailContact>
const MailContacts = z.array(MailContact).check(z.maxLength(200))

/** Where a list lets its readers leave it (RFC 2369): an email to be sent, or a page. One line of ASCII, as a header holds it. */
export const UnsubscribeAddress = z.string().check(z.maxLength(2000), z.regex(/^(?:mailto|https?):[!-;=?-~]+$/i))

/** The folders' ids, which are their slugs too. */
export const FolderId = z.enum(['inbox', 'sent', 'drafts', 'spam', 'trash'])
export type FolderId = z.infer<typeof FolderId>

/** `count`: Sent and Trash 0; Drafts and Spam all their mails; other folders the unread ones (workspace spec §4). */
export const MailFolder = z.object({
  id: FolderId,
  title: z.string(),
  slug: z.string(),
  icon: z.string(),
  count: z.number(),
})
export type MailFolder = z.infer<typeof MailFolder>

export const MailFilter = z.object({ id: Id, title: z.string(), slug: z.string() })
export type MailFilter = z.infer<typeof MailFilter>

export const LabelFields = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  color: NamedColor,
})

export const MailLabel = z.object({ id: Id, title: z.string(), slug: z.string(), color: NamedColor })
export type MailLabel = z.infer<typeof MailLabel>

export const MailAttachment = z.object({
  id: Id,
  /** Its media type. */
  type: z.string().check(z.maxLength(200)),
  name: z.string().check(z.maxLength(255)),
  /** bytes */
  size: z.number(),
  /** A picture's file name; for others what they are in a word: `pdf`. */
  preview: z.string().check(z.maxLength(300)),
  /** Empty (workspace spec §3): its bytes are what GET apps/mailbox/attachment answers. */
  downloadUrl: z.string(),
})
export type MailAttachment = z.infer<typeof MailAttachment>

/** A mail as it is stored: without what is derived. */
export const MailRow = z.object({
  id: Id,
  type: z.literal('mail'),
  from: z.string().check(z.maxLength(500)),
  to: MailContacts,
  cc: z.optional(MailContacts),
  bcc: MailContacts,
  date: IsoDate,
  subject: z.string().check(z.maxLength(1000)),
  content: z.string().check(z.maxLength(CONTENT_LIMIT)),
  /** The same with its formatting, where the mail came as plain text and HTML. */
  html: z.optional(z.string().check(z.maxLength(CONTENT_LIMIT))),
  attachments: z.array(MailAttachment).check(z.maxLength(50)),
  starred: z.boolean(),
  important: z.boolean(),
  unread: z.boolean(),
  folder: FolderId,
  labels: z.array(Id).check(z.maxLength(LABELS_LIMIT)),
  /** The conversation that it belongs to. */
  threadId: Id,
  /** The mail that it answers. */
  replyTo: z.optional(Id),
  /** Its folder does not list it before this time; afterwards it is listed at the time at which it came back. */
  snoozedUntil: z.optional(z.nullable(IsoDate)),
  /** A draft that waits in the outbox: when it is to be sent. */
  sendAt: z.optional(IsoDate),
  /** The Message-ID under which it was imported, so that importing it again changes nothing. */
  uid: z.optional(z.string().check(z.maxLength(998))),
  unsubscribe: z.optional(UnsubscribeAddress),
})
export type MailRow = z.infer<typeof MailRow>

/** Workspace spec §3 Mail. */
export const Mail = z.extend(MailRow, {
  from: z.object({ avatar: z.nullable(z.string()), contact: z.string() }),
  ccCount: z.number(),
  bccCount: z.number(),
  /** How many mails its conversation shows: without what was thrown away or waits to be sent, but for itself. */
  threadCount: z.number(),
})
export type Mail = z.infer<typeof Mail>

/** What of any mail a person changes (workspace spec §4). Labels that do not exist are dropped. */
export const MailPatch = z.partial(
  z.pick(MailRow, { folder: true, labels: true, unread: true, starred: true, important: true, snoozedUntil: true }),
)
export type MailPatch = z.infer<typeof MailPatch>

/** The same for many mails. A mail that has five labels gets no more. */
export const MailsPatch = z.extend(z.omit(MailPatch, { labels: true }), {
  addLabels: z.optional(z.array(Id).check(z.maxLength(LABELS_LIMIT))),
  removeLabels: z.optional(z.array(Id).check(z.maxLength(100))),
})
export type MailsPatch = z.infer<typeof MailsPatch>

/** What of a draft its writer changes. */
export const DraftFields = z.pick(MailRow, {
  to: true,
  cc: true,
  bcc: true,
  subject: true,
  content: true,
  important: true,
})
export type DraftFields = z.infer<typeof DraftFields>

/** A mail read from a file. `uid` is its Message-ID, or what else identifies it. */
export const ImportedMail = z.extend(
  z.pick(MailRow, { from: true, to: true, cc: true, bcc: true, date: true, subject: true, content: true, html: true }),
  {
    uid: z.string().check(z.minLength(1), z.maxLength(998)),
    /** The Message-ID of the mail that it answers. */
    inReplyTo: z.optional(z.string().check(z.maxLength(998))),
    unread: z._default(z.boolean(), false),
    starred: z._default(z.boolean(), false),
    unsubscribe: z.optional(UnsubscribeAddress),
  },
)
export type ImportedMail = z.infer<typeof ImportedMail>

/** Workspace spec §7, §9. Past the last page `mails` is null and `pagination` has nothing but `lastPage`. Both indexes count from 0. */
export const MailPage = z.union([
  z.object({
    mails: z.array(Mail),
    pagination: z.object({
      totalResults: z.number(),
      resultsPerPage: z.number(),
      currentPage: z.number(),
      lastPage: z.number(),
      startIndex: z.number(),
      endIndex: z.number(),
    }),
  }),
  z.object({ mails: z.literal(null), pagination: z.object({ lastPage: z.number() }) }),
])
export type MailPage = z.infer<typeof MailPage>

export const SwipeAction = z.enum(['delete', 'unread', 'star', 'snooze', 'spam', 'none'])
export type SwipeAction = z.infer<typeof SwipeAction>

/** How the mailbox is set up. */
export const MailSettings = z.object({
  /** Where the opened mail is shown beside the list; `off`: in its place (workspace spec §3, §9: right). */
  messageLayout: z.enum(['right', 'bottom', 'off']),
  /** In whose name mails are sent. */
  sender: MailContact,
  signature: z.string().check(z.maxLength(5000)),
  /** How long sending can be taken back, in seconds. */
  undoSeconds: z.union([z.literal(0), z.literal(5), z.literal(10), z.literal(20)]),
  /** How much room a row of the list takes; by default the comfortable one. */
  density: z.optional(z.enum(['comfortable', 'compact'])),
  /** Mails with formatting are shown as plain text first. */
  plainText: z.optional(z.boolean()),
  /** Senders whose remote images are loaded without a request: addresses in lower case. */
  imagesFrom: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(500))),
  /** What a swipe of a row does. Default: left deletes it, right marks it as read or unread. */
  swipeLeft: z.optional(SwipeAction),
  swipeRight: z.optional(SwipeAction),
  /** Texts to answer with. */
  cannedResponses: z
    .array(z.object({ title: z.string().check(z.maxLength(200)), content: z.string().check(z.maxLength(20_000)) }))
    .check(z.maxLength(50)),
})
export type MailSettings = z.infer<typeof MailSettings>

/** Until the person changes them (workspace spec §9: layout right). */
export const defaultMailSettings: MailSettings = {
  messageLayout: 'right',
  sender: 'Alex Morgan <alex.morgan@cairn.example>',
  signature: 'Alex Morgan',
  undoSeconds: 10,
  cannedResponses: [],
}

export const SearchFields = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** In the words of GET apps/mailbox/search. */
  query: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
})

/** A saved search, listed beside the folders. */
export const SavedSearch = z.extend(SearchFields, { id: Id })
export type SavedSearch = z.infer<typeof SavedSearch>

const CountsById = z.record(Id, z.number())

/** What else is counted beside the folders: a label’s unread mails, all that are snoozed, all that a saved search finds. */
export const MailCounts = z.object({ labels: CountsById, snoozed: z.number(), searches: CountsById })
export type MailCounts = z.infer<typeof MailCounts>

/** Someone in the mail history. */
export const Recipient = z.object({ contact: z.string(), avatar: z.nullable(z.string()) })
export type Recipient = z.infer<typeof Recipient>

/** What waits to be sent, and when the first of it is due. */
export const Outbox = z.object({ count: z.number(), next: z.nullable(IsoDate) })
export type Outbox = z.infer<typeof Outbox>
