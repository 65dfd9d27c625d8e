// The card of scrumboard: what the engine knows before its code is loaded.
import type { Card } from '#contract/apps/scrumboard-shapes.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { linesOf } from '#sw/api/engine/search/searchable.ts'

export const scrumboardEntry: ModuleEntry = {
  name: 'scrumboard',
  paths: ['apps/scrumboard'],
  tables: {
    boards: 'id, lastActivity',
    boardLists: 'id, boardId',
    boardCards: 'id, boardId, listId, *labels',
    boardLabels: 'id, boardId',
    boardMembers: 'id',
    cardComments: 'id, boardId, cardId',
    cardAttachments: 'id, boardId, cardId, content',
    cardActivities: 'id, boardId, cardId',
    cardPieces: 'id, file',
  },
  searched: {
    boardCards: ({ title, description, checklist, updatedAt, archived }: Card) => ({
      title,
      body: linesOf(description, ...checklist.map((item) => item.title)),
      at: Date.parse(updatedAt),
      isAway: archived,
    }),
  },
  readable: async () => (await import('./readable.ts')).boardEntries,
  load: async () => (await import('./module.ts')).scrumboardModule,
}
