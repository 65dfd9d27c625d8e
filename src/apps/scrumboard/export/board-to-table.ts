// The cards of a board as a table, a row for each: what spreadsheets open, and plan-of-table.ts reads again.
// @offline later
import type { WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { csvTable } from '#formats/csv.ts'
import { namesCell } from '#formats/names-cell.ts'

const COLUMNS = ['Title', 'List', 'Description', 'Tags', 'Members', 'Due', 'Done', 'Checklist']

/** @param names what members are called, by id */
export function boardToTable({ lists, labels }: WholeBoard, names: ReadonlyMap<string, string>): string {
  const titles = new Map(labels.map(({ id, title }) => [id, title]))
  const named = (ids: readonly string[], by: ReadonlyMap<string, string>) =>
    namesCell(ids.flatMap((id) => by.get(id) ?? []))
  const rows = lists.flatMap((list) =>
    list.cards.map((card) => [
      card.title,
      list.title,
      card.description,
      named(card.labels, titles),
      named(card.members, names),
      card.dueDate,
      card.done ? 'yes' : 'no',
      card.checklist.map(({ title, completed }) => `[${completed ? 'x' : ' '}] ${title}`).join('\n'),
    ]),
  )
  return csvTable([COLUMNS, ...rows])
}
