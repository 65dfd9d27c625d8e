// What a row that was found is shown as, and which groups there are.
import type { StoredChatContact, StoredMessage } from '#contract/apps/chat-stored.ts'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { FileRow } from '#contract/apps/file-rows.ts'
import type { ProductRow } from '#contract/apps/inventory-rows.ts'
import type { MailRow } from '#contract/apps/mailbox-shapes.ts'
import type { StoredNote } from '#contract/apps/notes-shapes.ts'
import type { Card } from '#contract/apps/scrumboard-shapes.ts'
import type { Task } from '#contract/apps/tasks.ts'
import type { Language } from '#contract/shared.ts'
import type {
  ContactResult,
  MailResult,
  PageResult,
  SearchGroup,
  TaskResult,
  ThingResult,
} from '#contract/shell/search.ts'
import type { Place } from '#seed/places.ts'
import type { TextRange } from '#sw/api/engine/search/search-words.ts'
import { HELP, type HelpPage, PAGES, SETTINGS } from './pages.ts'

export type GroupName = SearchGroup['id']

interface Group {
  readonly label: Readonly<Record<Language, string>>
  readonly tables: readonly string[]
}

/** In the sequence of the answer (workspace spec §7: contacts, pages, tasks). */
export const GROUPS: Readonly<Record<GroupName, Group>> = {
  contacts: { label: { en: 'Contacts', fr: 'Contacts' }, tables: ['contacts'] },
  pages: { label: { en: 'Pages', fr: 'Pages' }, tables: [PAGES] },
  tasks: { label: { en: 'Tasks', fr: 'Tâches' }, tables: ['tasks'] },
  mails: { label: { en: 'Emails', fr: 'E-mails' }, tables: ['mails'] },
  chats: { label: { en: 'Chats', fr: 'Discussions' }, tables: ['chatContacts'] },
  messages: { label: { en: 'Chat messages', fr: 'Messages de discussion' }, tables: ['chatMessages'] },
  files: { label: { en: 'Files', fr: 'Fichiers' }, tables: ['files'] },
  notes: { label: { en: 'Notes', fr: 'Notes' }, tables: ['notes'] },
  cards: { label: { en: 'Cards', fr: 'Cartes' }, tables: ['boardCards'] },
  products: { label: { en: 'Products', fr: 'Produits' }, tables: ['products'] },
  guides: { label: { en: 'Help', fr: 'Aide' }, tables: [HELP] },
  settings: { label: { en: 'Settings', fr: 'Paramètres' }, tables: [SETTINGS] },
}

interface Shown {
  readonly language: Language
  /** Where a text has what was searched. */
  readonly marksOf: (text: string) => TextRange[]
}

type Thing = Omit<ThingResult, 'marks'>

const thing =
  <Row>(toThing: (row: Row, language: Language) => Thing) =>
  (row: Row, { language, marksOf }: Shown): ThingResult => {
    const shown = toThing(row, language)
    return { ...shown, marks: marksOf(shown.title) }
  }

const place = ({ id, title, link, icon }: Place, { language, marksOf }: Shown): PageResult => ({
  id,
  title: title[language],
  link,
  icon,
  marks: marksOf(title[language]),
})

/** A message with who it was written to or by. */
export interface FoundMessage extends StoredMessage {
  readonly withName: string
}

const results = {
  contacts: ({ id, name, avatar }: Contact, { marksOf }: Shown): ContactResult => ({
    id,
    name,
    avatar,
    link: `/apps/contacts/${inAddress(id)}`,
    marks: marksOf(name),
  }),
  [PAGES]: place,
  [SETTINGS]: place,
  tasks: ({ id, title, completed }: Task, { marksOf }: Shown): TaskResult => ({
    id,
    title,
    completed,
    link: `/apps/tasks/${inAddress(id)}`,
    marks: marksOf(title),
  }),
  mails: ({ id, threadId, subject, from, to, folder, date, starred }: MailRow, { marksOf }: Shown): MailResult => ({
    id,
    title: subject,
    detail: nameOf(folder === 'sent' || folder === 'drafts' ? (to[0] ?? from) : from),
    at: date,
    link: `/apps/mailbox?mail=${inAddress(id)}`,
    marks: marksOf(subject),
    starred,
    threadId,
  }),
  chatContacts: thing(({ id, name, about }: StoredChatContact) => ({
    id,
    title: name,
    detail: about,
    at: null,
    link: `/apps/chat/${inAddress(id)}`,
  })),
  chatMessages: ({ id, chatId, value, withName, createdAt }: FoundMessage, { marksOf }: Shown): ThingResult => {
    const title = around(value, marksOf(value)[0]?.[0] ?? 0)
    return {
      id,
      title,
      detail: withName,
      at: createdAt,
      link: `/apps/chat/${inAddress(chatId)}?message=${inAddress(id)}`,
      marks: marksOf(title),
    }
  },
  files: thing(({ id, name, description, modifiedAt, kind, parent }: FileRow) => ({
    id,
    title: name,
    detail: description ?? '',
    at: modifiedAt,
    link:
      kind === 'folder'
        ? `/apps/file-manager/${inAddress(id)}`
        : `/apps/file-manager${parent && `/${inAddress(parent)}`}/details/${inAddress(id)}`,
  })),
  notes: thing(({ id, title, content, tasks, updatedAt }: StoredNote) => {
    const text = [content, ...(tasks ?? []).map((task) => task.content)].join(' ').trim()
    return {
      id,
      title: title || beginningOf(text),
      detail: title ? beginningOf(text) : '',
      at: updatedAt,
      link: `/apps/notes?note=${inAddress(id)}`,
    }
  }),
  boardCards: thing(({ id, boardId, title, description, updatedAt }: Card) => ({
    id,
    title,
    detail: beginningOf(description ?? ''),
    at: updatedAt,
    link: `/apps/scrumboard/${inAddress(boardId)}?card=${inAddress(id)}`,
  })),
  products: thing(({ id, name, nameFr, sku, updatedAt }: ProductRow, language) => ({
    id,
    title: language === 'fr' ? (nameFr ?? name) : name,
    detail: sku,
    at: updatedAt,
    link: `/apps/ecommerce/inventory/${inAddress(id)}`,
  })),
  [HELP]: thing(({ id, title, category, link, updatedAt }: HelpPage, language) => ({
    id,
    title: title[language],
    detail: category[language],
    at: updatedAt,
    link,
  })),
} satisfies Record<string, unknown>

/** `'Ada Lovelace <ada@x.example>'` -> `'Ada Lovelace'` */
const nameOf = (contact: string): string => contact.replace(/<[^<>]*>$/, '').trimEnd() || contact

/** What fits into a line of a long text, with what stands at a place. */
function around(text: string, at: number): string {
  const begin = at < 60 ? 0 : text.indexOf(' ', at - 40) + 1
  return `${begin > 0 ? '… ' : ''}${beginningOf(text.slice(begin))}`
}

/** What fits into a line. */
const beginningOf = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 120)

export function resultOf(table: string, row: object, shown: Shown): object {
  return results[table as keyof typeof results](row as never, shown)
}

/** Half a surrogate, as an imported id may have one, makes no address. */
const inAddress = (id: string): string => encodeURIComponent(id.toWellFormed())
