// Which cards of a board match the URL's filters. Pure.
// @chunk scrumboard
import type { BoardCard, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { daysFrom } from '#formats/due.ts'
import { foldText } from '#formats/text.ts'
import { type BoardSearch, type DueFilter, idsIn, NONE } from './search-params.ts'

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

const hasOne = (ids: readonly string[], wanted: readonly string[]): boolean =>
  (ids.length === 0 && wanted.includes(NONE)) || ids.some((id) => wanted.includes(id))

/** Lists with those of their cards that match; as they are where nothing is filtered. */
export function shownLists(lists: WholeBoard['lists'], search: BoardSearch, now: number): WholeBoard['lists'] {
  if (!isFiltered(search)) return lists
  const { due } = search
  const [labels, members] = [idsIn(search.label), idsIn(search.member)]
  const words = foldText(search.q ?? '').split(/\s+/)
  const isShown = (card: BoardCard): boolean => {
    if (labels.length > 0 && !hasOne(card.labels, labels)) return false
    if (members.length > 0 && !hasOne(card.members, members)) return false
    if (due !== undefined && !isDueSo(card, due, now)) return false
    const text = foldText([card.title, card.description ?? '', ...card.checklist.map(({ title }) => title)].join(' '))
    return words.every((word) => text.includes(word))
  }
  return lists.map((list) => ({ ...list, cards: list.cards.filter(isShown) }))
}
