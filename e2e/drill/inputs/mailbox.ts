// What the drill sends to the mailbox's writing calls.
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { Chance } from './chance.ts'
import { defineInputs } from './define-inputs.ts'

const { ids, labels, savedSearches, mail } = mailboxApi.endpoints

const state = (chance: Chance) => ({
  unread: chance.percent(50),
  starred: chance.percent(50),
  important: chance.percent(50),
  folder: chance.pick(['inbox', 'spam', 'trash']),
})

const draft = (chance: Chance) => ({
  to: [`${chance.words()} <${chance.below(1e9)}@kestrelway.example>`],
  subject: chance.words(),
  content: `<p>${chance.words()}</p>`,
})

export const mailboxInputs = defineInputs(mailboxApi, {
  async read(ask, chance) {
    const found = (list: readonly string[]) => list.map((id) => ({ id }))
    const drafts = found(await ask(ids, { folder: 'drafts' }))
    const withFiles = []
    for (const { id } of chance.shuffled(drafts).slice(0, 5)) withFiles.push(await ask(mail, { id }))
    return {
      mails: found((await ask(ids)).slice(0, 500)),
      drafts,
      attachments: withFiles.flatMap((one) => one?.attachments.map(({ id }) => ({ id, mailId: one.id })) ?? []),
      labels: await ask(labels),
      searches: await ask(savedSearches),
    }
  },
  calls: {
    updateSettings: (chance) => ({
      body: { settings: { signature: chance.words(), undoSeconds: chance.pick([0, 5, 10, 20]) } },
    }),
    createLabel: (chance) => ({ body: { label: { title: chance.words(), color: 'teal' as const } } }),
    updateLabel: (chance, known) => ({ body: { id: chance.id(known.labels), label: { title: chance.words() } } }),
    deleteLabel: (chance, known) => ({ query: { id: chance.id(known.labels) } }),
    updateMail: (chance, { mails }) => ({
      body: {
        id: chance.id(mails),
        mail: { ...state(chance), snoozedUntil: chance.percent(30) ? chance.date(9) : null },
      },
    }),
    updateMails: (chance, known) => ({
      body: { ids: chance.ids(known.mails, 20), mail: { ...state(chance), addLabels: chance.ids(known.labels, 2) } },
    }),
    deleteMail: (chance, { mails }) => ({ query: { id: chance.id(mails) } }),
    deleteMails: (chance, { mails }) => ({ body: { ids: chance.ids(mails, 3) } }),
    emptyFolder: (chance) => ({ query: { folder: chance.pick(['trash', 'spam']) } }),
    createSearch: (chance) => ({ body: { search: { title: chance.words(), query: 'has:attachment' } } }),
    updateSearch: (chance, { searches }) => ({ body: { id: chance.id(searches), search: { title: chance.words() } } }),
    deleteSearch: (chance, { searches }) => ({ query: { id: chance.id(searches) } }),
    createDraft: (chance, { mails }) => ({
      body: { draft: draft(chance), ...(chance.percent(50) && { replyTo: chance.id(mails) }) },
    }),
    updateDraft: (chance, { drafts }) => ({ body: { id: chance.id(drafts), draft: draft(chance) } }),
    send: (chance, { drafts }) => ({ body: { id: chance.id(drafts), draft: draft(chance) } }),
    schedule: (chance, { drafts }) => ({
      body: { id: chance.id(drafts), draft: draft(chance), sendAt: chance.date(9) },
    }),
    unschedule: (chance, { drafts }) => ({ query: { id: chance.id(drafts) } }),
    deliver: () => ({}),
    addAttachments: (chance, { drafts }) => ({
      body: { mailId: chance.id(drafts), files: [chance.file(30_000), chance.file(1000)] },
    }),
    deleteAttachment: (chance, { attachments }) => {
      const id = chance.id(attachments)
      return { query: { id, mailId: attachments.find((one) => one.id === id)?.mailId ?? 'nothing' } }
    },
    importMails: (chance) => ({
      body: {
        folder: 'inbox' as const,
        mails: Array.from({ length: 1 + chance.below(4) }, () => ({
          from: `${chance.words()} <${chance.below(1e9)}@kestrelway.example>`,
          to: ['alex.morgan@kestrelway.example'],
          cc: [],
          bcc: [],
          date: chance.date(100),
          subject: chance.words(),
          content: `<p>${chance.words()}</p>`,
          uid: `<${chance.below(1e12)}@drill.example>`,
        })),
      },
    }),
  },
})
