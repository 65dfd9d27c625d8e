// Which cards of a board the address asks for. Pure.
// @chunk scrumboard
import type { BoardCard, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { daysFrom } from '#formats/due.ts'
import { foldText } from '#formats/text.ts'
import type { BoardSearch, DueFilter } from './search-params.ts'

/** Days from today on that are soon. */
const SOON_DAYS = 7

export const isFiltered = ({ q, label, member, due }: BoardSearch): boolean =>
  [q, label, member, due].some((one) => one !== undefined)

/** @param now ms since the epoch */
function isDueSo({ dueDate, done }: BoardCard, filter: DueFilter, now: number): boolean {
  if (filter === 'done') return done
  if (dueDate === null) return filter === 'none'
  if (done || filter === 'none') return false
  if (filter === 'overdue') return Date.parse(dueDate) < now
  const days = daysFrom(now, new Date(dueDate))
  return days >= 0 && days < SOON_DAYS
}

/** Lists with those of their cards that are asked for; as they are where nothing is. */
export function shownLists(lists: WholeBoard['lists'], search: BoardSearch, now: number): WholeBoard['lists'] {
  if (!isFiltered(search)) return lists
  const { label, member, due } = search
  const words = foldText(search.q ?? '').split(/\s+/)
  const isShown = (card: BoardCard): boolean => {
    if (label !== undefined && !card.labels.includes(label)) return false
    if (member !== undefined && !card.members.includes(member)) return false
    if (due !== undefined && !isDueSo(card, due, now)) return false
    const text = foldText([card.title, card.description ?? '', ...card.checklist.map(({ title }) => title)].join(' '))
    return words.every((word) => text.includes(word))
  }
  return lists.map((list) => ({ ...list, cards: list.cards.filter(isShown) }))
}
