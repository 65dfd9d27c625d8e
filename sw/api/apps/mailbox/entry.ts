// The card of mailbox: what the engine knows before its code is loaded.
import type { MailRow } from '#contract/apps/mailbox-shapes.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { linesOf } from '#sw/api/engine/search/searchable.ts'
import { entriesOfMail } from './list-names.ts'

export const mailboxEntry: ModuleEntry = {
  name: 'mailbox',
  paths: ['apps/mailbox'],
  tables: {
    mails: 'id, threadId, *labels, uid',
    mailLabels: 'id, slug',
    mailSettings: 'id',
    mailSearches: 'id',
    mailAddresses: 'id, count',
    mailPieces: 'id, file',
  },
  searched: {
    mails: ({ subject, from, to, cc = [], bcc, content, attachments, date, folder }: MailRow) => ({
      title: subject,
      body: linesOf(from, ...to, ...cc, ...bcc, content, ...attachments.map(({ name }) => name)),
      at: Date.parse(date),
      isAway: folder === 'spam' || folder === 'trash',
    }),
  },
  listed: { mails: entriesOfMail },
  readable: async () => (await import('./readable.ts')).mailEntries,
  load: async () => (await import('./module.ts')).mailboxModule,
}
