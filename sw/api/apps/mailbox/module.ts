// Mails, their lists, folders, labels, drafts and search (workspace spec §7 Mailbox).

import { ATTACHMENT_LIMIT, mailboxApi } from '#contract/apps/mailbox.ts'
import { defaultMailSettings, MailLabel, MailRow, MailSettings, SavedSearch } from '#contract/apps/mailbox-shapes.ts'
import { BadInputError } from '#contract/define-api.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import { emlOf } from '#formats/mail/write-mail.ts'
import { defineModule, reply, table } from '#sw/api/engine/define-module.ts'
import { ContentPiece, deleteContents, splitFile } from '#sw/api/engine/files/bytes.ts'
import { deleteTag } from '#sw/api/engine/kit/titled-rows.ts'
import { LIST_TABLES } from '#sw/api/engine/lists/list-entries.ts'
import { partOfList, sliceOfList } from '#sw/api/engine/lists/lists.ts'
import {
  addImported,
  addressees,
  attach,
  beginDraft,
  deleteMails,
  draftWith,
  putIntoSent,
  sendDue,
  takesFiles,
  type Upload,
} from './drafts.ts'
import { attachedBytes, fileOf } from './files.ts'
import { foundMails } from './found.ts'
import { mailLists } from './list-names.ts'
import { FILTERS, foldersWithCount, OUTBOX, pageOf, requestedList, unreadByLabel } from './lists.ts'
import { labelIds, MailAddress, patchMail, patchOneOf, recipientsFor, rowsOf, toMail, toMails } from './rows.ts'
import { listFound } from './search.ts'
import { freeSlug } from './slug.ts'

/** The one row of the settings. */
const SETTINGS = 'settings'
/** The most that a bulk call takes. */
const AT_ONCE = 5000
const MOST_ATTACHMENTS = 50
const MOST_RECIPIENTS = 10
const NOBODY = { error: 'This mail is addressed to nobody' }
const READ = [...LIST_TABLES, 'mails', 'mailLabels', 'mailAddresses']

export const mailboxModule = defineModule(mailboxApi, {
  tables: {
    mails: table(MailRow),
    mailLabels: table(MailLabel),
    mailSettings: table(z.extend(MailSettings, { id: Id })),
    mailSearches: table(SavedSearch),
    mailAddresses: table(MailAddress),
    mailPieces: table(ContentPiece),
  },
  found: foundMails,
  seed: async (now, factor) => {
    const { seedMailbox } = await import('#seed/mailbox.ts')
    return seedMailbox(now, factor)
  },
  prepare: {
    addAttachments: ({ body: { files } }): Promise<Upload[]> => Promise.all([files].flat().map(toUpload)),
  },
  handlers: {
    settings: async (_, { tables }) => settingsOf(await tables.mailSettings.get(SETTINGS)),

    updateSettings: async ({ body }, { tables }) => {
      const settings = { ...settingsOf(await tables.mailSettings.get(SETTINGS)), ...body.settings }
      await tables.mailSettings.put({ ...settings, id: SETTINGS })
      return settings
    },

    folders: (_, { db, now }) => db.transaction('r', [...LIST_TABLES], async () => foldersWithCount(db, now)),

    filters: () => [...FILTERS],

    labels: async (_, { tables }) => byTitle(await tables.mailLabels.toArray()),

    createLabel: async ({ body }, { tables, newId }) => {
      const taken = new Set((await tables.mailLabels.toArray()).map(({ slug }) => slug))
      const label = { ...body.label, id: newId(), slug: freeSlug(body.label.title, taken) }
      await tables.mailLabels.add(label)
      return label
    },

    updateLabel: async ({ body: { id, label: patch } }, { tables }) => {
      const labels = await tables.mailLabels.toArray()
      const label = labels.find((one) => one.id === id)
      if (!label) return null
      const updated = { ...label, ...patch }
      const taken = new Set(labels.filter((other) => other !== label).map(({ slug }) => slug))
      if (updated.title !== label.title) updated.slug = freeSlug(updated.title, taken)
      await tables.mailLabels.put(updated)
      return updated
    },

    deleteLabel: ({ query: { id } }, { tables }) => deleteTag(tables.mailLabels, id, tables.mails, 'labels'),

    mails: ({ query: { page, ...request } }, { db, tables, now }) =>
      db.transaction('r', READ, async () => {
        const list = await requestedList(db, tables, request, now)
        return pageOf(list, page, async (ids) => toMails(tables, await rowsOf(tables, ids)))
      }),

    mail: async ({ query: { id } }, { tables }) => {
      const row = await tables.mails.get(id)
      return row ? toMail(tables, row) : null
    },

    updateMail: async ({ body }, { tables }) => {
      const row = await tables.mails.get(body.id)
      if (!row) return null
      const updated = patchMail(row, body.mail, await labelIds(tables))
      await tables.mails.put(updated)
      return toMail(tables, updated)
    },

    ids: async ({ query: { start, query, ...request } }, context) => {
      const { db, tables, now } = context
      if (query !== undefined) return (await (await listFound(context, tables, query))(start, start + AT_ONCE)).ids
      return db.transaction('r', READ, async () => {
        const read = await requestedList(db, tables, request, now)
        return (await read(start, start + AT_ONCE)).ids
      })
    },

    updateMails: async ({ body }, { tables }) => {
      const [rows, existing] = [await rowsOf(tables, [...new Set(body.ids)]), await labelIds(tables)]
      await tables.mails.bulkPut(rows.map((row) => patchOneOf(row, body.mail, existing)))
      return rows.map(({ id }) => id)
    },

    deleteMail: async ({ query: { id } }, { tables }) => (await deleteMails(tables, [id])) > 0,

    deleteMails: async ({ body }, { tables }) => (await deleteMails(tables, body.ids)) > 0,

    emptyFolder: async ({ query: { folder } }, { db, tables }) =>
      deleteMails(tables, await sliceOfList(db, mailLists.folder(folder), 0, AT_ONCE)),

    thread: async ({ query: { id } }, { tables }) =>
      toMails(tables, await tables.mails.where('threadId').equals(id).sortBy('date')),

    search: async ({ query: { query, page } }, context) => {
      const list = await listFound(context, context.tables, query)
      return pageOf(list, page, async (ids) => toMails(context.tables, await rowsOf(context.tables, ids)))
    },

    counts: async (_, context) => {
      const { db, tables, now } = context
      const searches: [string, number][] = []
      for (const { id, query } of await tables.mailSearches.toArray()) {
        const read = await listFound(context, tables, query)
        searches.push([id, (await read(0, 0)).total])
      }
      return db.transaction('r', READ, async () => {
        const labels = await unreadByLabel(db, [...(await labelIds(tables))])
        const snoozed = await requestedList(db, tables, { filter: 'snoozed' }, now)
        return { labels, snoozed: (await snoozed(0, 0)).total, searches: Object.fromEntries(searches) }
      })
    },

    savedSearches: async (_, { tables }) => byTitle(await tables.mailSearches.toArray()),

    createSearch: async ({ body }, { tables, newId }) => {
      const search = { ...body.search, id: newId() }
      await tables.mailSearches.add(search)
      return search
    },

    updateSearch: async ({ body }, { tables }) => {
      const search = await tables.mailSearches.get(body.id)
      if (!search) return null
      const updated = { ...search, ...body.search }
      await tables.mailSearches.put(updated)
      return updated
    },

    deleteSearch: async ({ query: { id } }, { tables }) => {
      if (!(await tables.mailSearches.get(id))) return false
      await tables.mailSearches.delete(id)
      return true
    },

    recipients: async ({ query: { query } }, { tables }) =>
      (await recipientsFor(tables, query, MOST_RECIPIENTS)).map(({ contact, avatar }) => ({ contact, avatar })),

    createDraft: async ({ body }, context) => {
      const { sender } = settingsOf(await context.tables.mailSettings.get(SETTINGS))
      return toMail(context.tables, await beginDraft(context, sender, body))
    },

    updateDraft: async ({ body }, context) => {
      const draft = await draftWith(context, body.id, body.draft)
      if (!draft) return null
      await context.tables.mails.put(draft)
      return toMail(context.tables, draft)
    },

    send: async ({ body }, context) => {
      const draft = await draftWith(context, body.id, body.draft)
      if (!draft) return null
      if (addressees(draft).length === 0) return reply(400, NOBODY)
      return toMail(context.tables, await putIntoSent(context, draft))
    },

    schedule: async ({ body }, context) => {
      const draft = await draftWith(context, body.id, body.draft)
      if (!draft) return null
      if (addressees(draft).length === 0) return reply(400, NOBODY)
      const waiting = { ...draft, sendAt: body.sendAt }
      await context.tables.mails.put(waiting)
      return toMail(context.tables, waiting)
    },

    unschedule: async ({ query: { id } }, { tables }) => {
      const row = await tables.mails.get(id)
      if (row?.sendAt === undefined) return null
      const { sendAt: _, ...draft } = row
      await tables.mails.put(draft)
      return toMail(tables, draft)
    },

    outbox: (_, { db, tables }) =>
      db.transaction('r', READ, async () => {
        const { ids, total } = await partOfList(db, OUTBOX, 0, 1)
        const [first] = await rowsOf(tables, ids)
        return { count: total, next: first?.sendAt ?? null }
      }),

    deliver: async (_, context) => {
      const ids = await sliceOfList(context.db, OUTBOX, 0, AT_ONCE)
      return toMails(context.tables, await sendDue(context, ids))
    },

    addAttachments: async ({ body }, context, uploads) => {
      const mail = await context.tables.mails.get(body.mailId)
      if (!mail || !takesFiles(mail)) return null
      if (mail.attachments.length + uploads.length > MOST_ATTACHMENTS)
        return reply(400, { error: `A mail has at most ${MOST_ATTACHMENTS} attachments` })
      return toMail(context.tables, await attach(context, mail, uploads))
    },

    deleteAttachment: async ({ query: { mailId, id } }, { tables }) => {
      const mail = await tables.mails.get(mailId)
      const remaining = mail?.attachments.filter((attachment) => attachment.id !== id)
      if (mail?.folder !== 'drafts' || !remaining || remaining.length === mail.attachments.length) return false
      await tables.mails.put({ ...mail, attachments: remaining })
      await deleteContents(tables.mailPieces, [id])
      return true
    },

    attachment: async ({ query: { mailId, id } }, { tables }) => {
      const mail = await tables.mails.get(mailId)
      const attachment = mail?.attachments.find((one) => one.id === id)
      return mail && attachment ? fileOf(tables, mail, attachment) : null
    },

    source: async ({ query: { id } }, { tables }) => {
      const mail = await tables.mails.get(id)
      if (!mail) return null
      const answered = mail.replyTo === undefined ? undefined : await tables.mails.get(mail.replyTo)
      return emlOf(mail, await attachedBytes(tables, mail), answered)
    },

    uids: async ({ query: { start } }, { tables }) =>
      (await tables.mails.orderBy('uid').offset(start).limit(AT_ONCE).keys()) as string[],

    importMails: ({ body }, context) => addImported(context, body.mails, body.folder),
  },
})

const byTitle = <Titled extends { title: string }>(titled: Titled[]): Titled[] =>
  titled.sort((a, b) => a.title.localeCompare(b.title))

function settingsOf(row: (MailSettings & { id: string }) | undefined): MailSettings {
  const { id: _, ...settings } = row ?? { ...defaultMailSettings, id: '' }
  return settings
}

async function toUpload(file: File): Promise<Upload> {
  if (file.size > ATTACHMENT_LIMIT)
    throw new BadInputError('body', { path: ['files'], message: `larger than ${ATTACHMENT_LIMIT} bytes` })
  const name = file.name.slice(-255) || 'file'
  return { name, type: file.type.slice(0, 200) || 'application/octet-stream', content: await splitFile(file) }
}
