// Which calls of each domain the bench measures, and how many rows a domain has at scale.
import type { MeasuredModule } from './modules.ts'

const INVENTORY = 'apps/ecommerce/inventory'

export const measuredModules: readonly MeasuredModule[] = [
  {
    name: 'mailbox',
    first: 'apps/mailbox/labels',
    table: 'mails',
    scale: 100_000,
    calls: [
      { name: 'folders with counts', path: 'apps/mailbox/folders' },
      { name: 'list, first page', path: 'apps/mailbox/mails?folder=inbox' },
      { name: 'list, any page', path: 'apps/mailbox/mails?page={page}' },
      { name: 'detail', path: 'apps/mailbox/mail?id={id}' },
      { name: 'patch', method: 'PATCH', path: 'apps/mailbox/mail', body: { id: '{id}', mail: { starred: '{flip}' } } },
      { name: 'search', path: 'apps/mailbox/search?query=timetable' },
      { name: 'counts of labels and searches', path: 'apps/mailbox/counts' },
    ],
  },
  {
    name: 'contacts',
    first: 'apps/contacts/tags',
    table: 'contacts',
    scale: 50_000,
    calls: [
      { name: 'list, any window of 50', path: 'apps/contacts/window?start={n}0&size=50' },
      { name: 'detail', path: 'apps/contacts/contact?id={id}' },
      {
        name: 'patch',
        method: 'PATCH',
        path: 'apps/contacts/contact',
        body: { id: '{id}', contact: { notes: 'Noted {n}' } },
      },
      { name: 'search', path: 'apps/contacts/search?query=mar' },
    ],
  },
  {
    name: 'tasks',
    first: 'apps/tasks/tags',
    table: 'tasks',
    scale: 50_000,
    calls: [
      { name: 'detail', path: 'apps/tasks/task?id={id}' },
      { name: 'patch', method: 'PATCH', path: 'apps/tasks/task', body: { id: '{id}', task: { notes: 'Noted {n}' } } },
      { name: 'search', path: 'apps/tasks/search?query=notary' },
    ],
  },
  {
    name: 'inventory',
    first: `${INVENTORY}/categories`,
    table: 'products',
    scale: 20_000,
    calls: [
      { name: 'list, any page by price', path: `${INVENTORY}/products?sort=price&page={page}` },
      { name: 'detail', path: `${INVENTORY}/product?id={id}` },
      {
        name: 'patch',
        method: 'PATCH',
        path: `${INVENTORY}/product`,
        body: { id: '{id}', product: { active: '{flip}' } },
      },
      { name: 'search', path: `${INVENTORY}/products?search=rain` },
    ],
  },
  {
    name: 'chat',
    first: 'apps/chat/profile',
    table: 'chats',
    scale: 61,
    calls: [
      { name: 'list', path: 'apps/chat/chats' },
      { name: 'detail, newest 50 messages', path: 'apps/chat/chat?id={id}&limit=50' },
      { name: 'patch', method: 'PATCH', path: 'apps/chat/chat', body: { id: '{id}', chat: { muted: '{flip}' } } },
      { name: 'search', path: 'apps/chat/search?query=timetable' },
    ],
  },
  {
    name: 'notes',
    first: 'apps/notes/labels',
    table: 'notes',
    scale: 10_000,
    calls: [
      { name: 'detail', path: 'apps/notes/note?id={id}' },
      {
        name: 'patch',
        method: 'PATCH',
        path: 'apps/notes',
        body: { updatedNote: { id: '{id}', content: 'Noted {n}' } },
      },
      { name: 'search', path: 'apps/notes/search?query=interview' },
    ],
  },
  {
    name: 'scrumboard',
    first: 'apps/scrumboard/boards',
    table: 'boardCards',
    scale: 2000,
    calls: [
      { name: 'list of boards', path: 'apps/scrumboard/boards' },
      {
        name: 'patch a card',
        method: 'PATCH',
        path: 'apps/scrumboard/board/card',
        body: { id: '{id}', card: { description: 'Noted {n}' } },
      },
    ],
  },
  {
    name: 'file manager',
    first: 'apps/file-manager/storage',
    table: 'files',
    scale: 6000,
    calls: [
      { name: 'list of the root', path: 'apps/file-manager?folderId=null' },
      { name: 'detail', path: 'apps/file-manager/item?id={id}' },
      {
        name: 'patch',
        method: 'PATCH',
        path: 'apps/file-manager/item',
        body: { id: '{id}', item: { starred: '{flip}' } },
      },
      { name: 'search', path: 'apps/file-manager/search?query=timetable' },
    ],
  },
  {
    name: 'activities',
    first: 'pages/activities/facets',
    table: 'activities',
    scale: 10_000,
    calls: [{ name: 'a page', path: 'pages/activities/page?limit=20' }],
  },
]
