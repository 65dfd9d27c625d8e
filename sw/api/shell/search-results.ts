// What a row that was found is shown as, and which groups there are. Used by search.ts beside it.
import type { MailRow } from '#contract/apps/mailbox-shapes.ts'
import type { Task } from '#contract/apps/tasks.ts'
import type { Language } from '#contract/shared.ts'
import type { PageResult, SearchGroup, TaskResult, ThingResult } from '#contract/shell/search.ts'
import type { Place } from '#seed/places.ts'
import { PAGES } from '../search-pages.ts'
import type { TextRange } from '../search-words.ts'
import type { SearchableTable } from '../searchable.ts'

export type GroupName = SearchGroup['id']

type Table = SearchableTable | typeof PAGES

interface Group {
  readonly label: Readonly<Record<Language, string>>
  readonly tables: readonly Table[]
}

/** In the sequence of the answer (workspace spec §7: contacts, pages, tasks). */
export const GROUPS: Readonly<Record<GroupName, Group>> = {
  contacts: { label: { en: 'Contacts', fr: 'Contacts' }, tables: [] },
  pages: { label: { en: 'Pages', fr: 'Pages' }, tables: [PAGES] },
  tasks: { label: { en: 'Tasks', fr: 'Tâches' }, tables: ['tasks'] },
  mails: { label: { en: 'Mails', fr: 'Courriels' }, tables: ['mails'] },
  chats: { label: { en: 'Chats', fr: 'Discussions' }, tables: [] },
  files: { label: { en: 'Files', fr: 'Fichiers' }, tables: [] },
  notes: { label: { en: 'Notes', fr: 'Notes' }, tables: [] },
  cards: { label: { en: 'Cards', fr: 'Cartes' }, tables: [] },
  products: { label: { en: 'Products', fr: 'Produits' }, tables: [] },
  guides: { label: { en: 'Help', fr: 'Aide' }, tables: [] },
}

type MarksOf = (text: string) => TextRange[]

interface Shown {
  readonly language: Language
  readonly marksOf: MarksOf
}

const results = {
  [PAGES]: ({ id, title, link, icon }: Place, { language, marksOf }: Shown): PageResult => ({
    id,
    title: title[language],
    link,
    icon,
    marks: marksOf(title[language]),
  }),
  tasks: ({ id, title, completed }: Task, { marksOf }: Shown): TaskResult => ({
    id,
    title,
    completed,
    link: `/apps/tasks/${encodeURIComponent(id)}`,
    marks: marksOf(title),
  }),
  mails: ({ id, subject, from, to, folder, date }: MailRow, { marksOf }: Shown): ThingResult => ({
    id,
    title: subject,
    detail: nameOf(folder === 'sent' || folder === 'drafts' ? (to[0] ?? from) : from),
    at: date,
    link: `/apps/mailbox?mail=${encodeURIComponent(id)}`,
    marks: marksOf(subject),
  }),
} satisfies Record<Table, unknown>

/** `'Ada Lovelace <ada@x.example>'` -> `'Ada Lovelace'` */
const nameOf = (contact: string): string => contact.replace(/\s*<[^<>]*>$/, '') || contact

/** @param marksOf where a text has what was searched */
export function resultOf(table: string, row: object, language: Language, marksOf: MarksOf): object {
  return results[table as Table](row as never, { language, marksOf })
}
