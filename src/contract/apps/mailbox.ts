// The mailbox's calls. The shapes are in mailbox-shapes.ts.
// @chunk mail-shapes
import {
  DraftFields,
  FolderId,
  ImportedMail,
  LabelFields,
  Mail,
  MailCounts,
  MailFilter,
  MailFolder,
  MailLabel,
  MailPage,
  MailPatch,
  MailSettings,
  MailsPatch,
  Outbox,
  Recipient,
  SavedSearch,
  SearchFields,
} from '#contract/apps/mailbox-shapes.ts'
import { defineApi } from '#contract/define-api.ts'
import { ById, Id, IsoDate, NamedColor, PageNumber } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const Slug = z.string().check(z.maxLength(200))
const OptionalMail = z.nullable(Mail)
const Done = z.boolean()
/** At most so many mails in one bulk call. */
const Ids = z.array(Id).check(z.maxLength(5000))

const Start = z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1e9)), 0)

/** A file of at most this many bytes can be attached. */
export const ATTACHMENT_LIMIT = 25_000_000

/** A folder, filter or label by its slug; without any, all mail. Of several, the first in this order counts. */
const ListQuery = z.object({ folder: z.optional(Slug), filter: z.optional(Slug), label: z.optional(Slug) })

/** Workspace spec §7 Mailbox; after the blank line, the calls that the screen needs besides. */
export const mailboxApi = defineApi('mailbox', 'local', {
  settings: { method: 'GET', path: 'apps/mailbox/settings', answers: { 200: MailSettings } },
  updateSettings: {
    method: 'PATCH',
    path: 'apps/mailbox/settings',
    body: z.object({ settings: z.partial(MailSettings) }),
    answers: { 200: MailSettings },
  },
  folders: { method: 'GET', path: 'apps/mailbox/folders', answers: { 200: z.array(MailFolder) } },
  filters: { method: 'GET', path: 'apps/mailbox/filters', answers: { 200: z.array(MailFilter) } },
  labels: { method: 'GET', path: 'apps/mailbox/labels', answers: { 200: z.array(MailLabel) } },
  createLabel: {
    method: 'POST',
    path: 'apps/mailbox/label',
    body: z.object({ label: z.extend(LabelFields, { color: z._default(NamedColor, 'gray') }) }),
    answers: { 200: MailLabel },
  },
  /** A new title makes a new slug. */
  updateLabel: {
    method: 'PATCH',
    path: 'apps/mailbox/label',
    body: z.object({ id: Id, label: z.partial(LabelFields) }),
    answers: { 200: z.nullable(MailLabel) },
  },
  /** Also removes the label from mails. */
  deleteLabel: { method: 'DELETE', path: 'apps/mailbox/label', query: ById, answers: { 200: Done } },
  /**
   * Ten a page, newest first. An unknown slug is an empty list. A folder leaves out what is snoozed, until it comes back, and what waits in the outbox. Two
   * filters that are not among the listed ones have those: `snoozed`, the one that comes back first first, and `outbox`, the one that is sent first first.
   */
  mails: {
    method: 'GET',
    path: 'apps/mailbox/mails',
    query: z.extend(ListQuery, { page: PageNumber }),
    answers: { 200: MailPage },
  },
  mail: { method: 'GET', path: 'apps/mailbox/mail', query: ById, answers: { 200: OptionalMail } },
  updateMail: {
    method: 'PATCH',
    path: 'apps/mailbox/mail',
    body: z.object({ id: Id, mail: MailPatch }),
    answers: { 200: OptionalMail },
  },

  /** The ids of a list's mails in its order, or of what a search finds, for selecting them all: at most 5,000 from the `start`th, counted from 0. */
  ids: {
    method: 'GET',
    path: 'apps/mailbox/ids',
    query: z.extend(ListQuery, {
      query: z.optional(z.string().check(z.maxLength(1000))),
      start: Start,
    }),
    answers: { 200: z.array(Id) },
  },
  /** One change over many mails; unknown ids are passed over. Answers the ids of the mails that were found. */
  updateMails: {
    method: 'PATCH',
    path: 'apps/mailbox/mails',
    body: z.object({ ids: Ids, mail: MailsPatch }),
    answers: { 200: z.array(Id) },
  },
  /** Permanent; the change log can still restore it. */
  deleteMail: { method: 'DELETE', path: 'apps/mailbox/mail', query: ById, answers: { 200: Done } },
  /** Answers true where at least one was deleted. */
  deleteMails: { method: 'DELETE', path: 'apps/mailbox/mails', body: z.object({ ids: Ids }), answers: { 200: Done } },
  /** Deletes what is in Trash or Spam for good, the 5,000 newest of it at once. Answers how many. */
  emptyFolder: {
    method: 'DELETE',
    path: 'apps/mailbox/folder',
    query: z.object({ folder: z.enum(['trash', 'spam']) }),
    answers: { 200: z.number() },
  },
  /** The mails of a conversation, the oldest first; an unknown one has none. */
  thread: { method: 'GET', path: 'apps/mailbox/thread', query: ById, answers: { 200: z.array(Mail) } },
  /**
   * All mail by words and operators, newest first: `from: to: subject: label: in: has:attachment is:unread|read|starred|important|snoozed
   * before:2026-03-01 after:2026-03-01 older_than:2w newer_than:3d`, quotes for phrases, a minus for what must not be. Spam and Trash only by `in:`.
   * An empty query finds nothing.
   */
  search: {
    method: 'GET',
    path: 'apps/mailbox/search',
    query: z.object({ query: z._default(z.string().check(z.maxLength(1000)), ''), page: PageNumber }),
    answers: { 200: MailPage },
  },
  /** Of labels and saved searches, by their ids. */
  counts: { method: 'GET', path: 'apps/mailbox/counts', answers: { 200: MailCounts } },
  savedSearches: { method: 'GET', path: 'apps/mailbox/searches', answers: { 200: z.array(SavedSearch) } },
  createSearch: {
    method: 'POST',
    path: 'apps/mailbox/searches',
    body: z.object({ search: SearchFields }),
    answers: { 200: SavedSearch },
  },
  updateSearch: {
    method: 'PATCH',
    path: 'apps/mailbox/searches',
    body: z.object({ id: Id, search: z.partial(SearchFields) }),
    answers: { 200: z.nullable(SavedSearch) },
  },
  deleteSearch: { method: 'DELETE', path: 'apps/mailbox/searches', query: ById, answers: { 200: Done } },
  /** Those written to or heard from, most often first, whose name or address has a word that begins like the query; at most ten. */
  recipients: {
    method: 'GET',
    path: 'apps/mailbox/recipients',
    query: z.object({ query: z._default(z.string().check(z.maxLength(200)), '') }),
    answers: { 200: z.array(Recipient) },
  },
  /**
   * Begins a draft, blank where nothing is given. With `replyTo` it belongs to that mail's conversation; with `attachmentsOf` it gets copies of that
   * mail's attachments.
   */
  createDraft: {
    method: 'POST',
    path: 'apps/mailbox/draft',
    body: z.object({
      draft: z._default(z.partial(DraftFields), {}),
      replyTo: z.optional(Id),
      attachmentsOf: z.optional(Id),
    }),
    answers: { 200: Mail },
  },
  /** Null where there is no such draft, or it is sent. */
  updateDraft: {
    method: 'PATCH',
    path: 'apps/mailbox/draft',
    body: z.object({ id: Id, draft: z.partial(DraftFields) }),
    answers: { 200: OptionalMail },
  },
  /**
   * Puts a draft, with the last changes, into Sent with the present date; what is addressed to its sender also comes into their Inbox. Null where there is no
   * such draft; 400 where it is addressed to nobody.
   */
  send: {
    method: 'POST',
    path: 'apps/mailbox/send',
    body: z.object({ id: Id, draft: z._default(z.partial(DraftFields), {}) }),
    answers: { 200: OptionalMail, 400: z.object({ error: z.string() }) },
  },
  /** Puts a draft, with the last changes, into the outbox, to be sent at a time. Null where there is no such draft; 400 where it is addressed to nobody. */
  schedule: {
    method: 'POST',
    path: 'apps/mailbox/schedule',
    body: z.object({ id: Id, draft: z._default(z.partial(DraftFields), {}), sendAt: IsoDate }),
    answers: { 200: OptionalMail, 400: z.object({ error: z.string() }) },
  },
  /** Takes a mail out of the outbox: it is a draft as any other. Null where it does not wait there. */
  unschedule: { method: 'DELETE', path: 'apps/mailbox/schedule', query: ById, answers: { 200: OptionalMail } },
  outbox: { method: 'GET', path: 'apps/mailbox/outbox', answers: { 200: Outbox } },
  /** Sends what is due in the outbox. Answers the mails that were sent. */
  deliver: { method: 'POST', path: 'apps/mailbox/outbox', answers: { 200: z.array(Mail) } },
  /** Adds files to a draft, or to a mail that was imported. Null where there is no such mail; 400 where they are too many or too large. */
  addAttachments: {
    method: 'POST',
    path: 'apps/mailbox/attachments',
    body: z.object({
      mailId: Id,
      files: z.union([z.file(), z.array(z.file()).check(z.maxLength(50))]),
    }),
    bodyType: 'form',
    answers: { 200: OptionalMail, 400: z.object({ error: z.string() }) },
  },
  /** From a draft. */
  deleteAttachment: {
    method: 'DELETE',
    path: 'apps/mailbox/attachment',
    query: z.object({ mailId: Id, id: Id }),
    answers: { 200: Done },
  },
  /** The file itself; null where there is none. Those of the sample mails are made on request. */
  attachment: {
    method: 'GET',
    path: 'apps/mailbox/attachment',
    query: z.object({ mailId: Id, id: Id }),
    answerType: 'file',
    answers: { 200: z.nullable(z.file()) },
  },
  /** The mail as it travels (RFC 5322), with its attachments, as an .eml file; null where there is none. */
  source: {
    method: 'GET',
    path: 'apps/mailbox/source',
    query: ById,
    answerType: 'file',
    answers: { 200: z.nullable(z.file()) },
  },
  /** Of mails that came from files, their `uid`s in ascending order: at most 5,000 from the `start`th, counted from 0. */
  uids: {
    method: 'GET',
    path: 'apps/mailbox/uids',
    query: z.object({ start: Start }),
    answers: { 200: z.array(z.string()) },
  },
  /** Adds mails read from .eml or mbox files. One that Cairn wrote itself, or whose `uid` is there already is skipped. Answers the ids of those added, by `uid`. */
  importMails: {
    method: 'POST',
    path: 'apps/mailbox/import',
    body: z.object({ mails: z.array(ImportedMail).check(z.maxLength(1000)), folder: FolderId }),
    answers: { 200: z.array(z.object({ uid: z.string(), id: Id })) },
  },
})
