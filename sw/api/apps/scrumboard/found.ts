// What a card that was found is shown as.
import type { Card } from '#contract/apps/scrumboard-shapes.ts'
import { beginningOf, type Found, inAddress, thing } from '#sw/api/engine/search/found.ts'

export const foundCards: Found = {
  boardCards: {
    group: 'cards',
    label: { en: 'Cards', fr: 'Cartes' },
    toResult: thing(({ id, boardId, title, description, updatedAt }: Card) => ({
      id,
      title,
      detail: beginningOf(description ?? ''),
      at: updatedAt,
      link: `/apps/scrumboard/${inAddress(boardId)}?card=${inAddress(id)}`,
    })),
  },
}
