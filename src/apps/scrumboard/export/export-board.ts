// Writes a board into a file and saves it: as a table, as Trello does, or as Markdown.
// @offline later
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import type { BoardMember, CardComment, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { type BoardTextLabels, boardToMarkdown } from '#formats/markdown/board-to-markdown.ts'
import { fileNameOf } from '#formats/text.ts'
import { call } from '#platform/api/call.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { boardToTable } from './board-to-table.ts'
import { boardToTrello } from './board-to-trello.ts'

export type BoardFormat = 'csv' | 'trello' | 'markdown'

/**
 * @param board with the lists and cards that are exported @param people everyone who is known, by id @param textLabels of the text
 * @returns how many cards were saved
 */
export async function exportBoard(
  board: WholeBoard,
  format: BoardFormat,
  people: ReadonlyMap<string, BoardMember>,
  textLabels: BoardTextLabels,
): Promise<number> {
  const cards = board.lists.flatMap((list) => list.cards)
  const ids = new Set(cards.map(({ id }) => id))
  const names = new Map([...people].map(([id, { name }]) => [id, name]))
  const name = fileNameOf(board.title) || 'board'
  const save = (text: string, ending: string, type: string) => saveFile(new File([text], `${name}.${ending}`, { type }))
  const comments = async (): Promise<CardComment[]> => {
    const all = await call(scrumboardApi.endpoints.comments, { query: { boardId: board.id } })
    return all.filter(({ cardId }) => ids.has(cardId))
  }
  if (format === 'csv') save(boardToTable(board, names), 'csv', 'text/csv;charset=utf-8')
  else if (format === 'trello') save(boardToTrello(board, await comments()), 'json', 'application/json')
  else {
    const { lists, labels, members } = board
    const content = { board: { ...board, members: members.map(({ id }) => id) }, lists, cards, labels }
    save(
      boardToMarkdown({ ...content, comments: await comments(), names }, textLabels),
      'md',
      'text/markdown;charset=utf-8',
    )
  }
  return cards.length
}
