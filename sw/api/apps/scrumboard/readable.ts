// Boards: one .md and one .json each, the .json as it can be read again by other programs.
import type { Board, BoardLabel, BoardList, Card, CardComment } from '#contract/apps/scrumboard-shapes.ts'
import { boardToMarkdown } from '#formats/markdown/board-to-markdown.ts'
import { createNames, safeName } from '#sw/api/engine/readable/entry-names.ts'
import { LARGEST_FOLDER } from '#sw/api/engine/readable/limits.ts'
import type { ArchiveEntry, ReadableSource } from '#sw/api/engine/readable/readable-source.ts'
import { all, textEntry, titlesOf } from '#sw/api/engine/readable/texts.ts'
import { cardHere } from './stored-cards.ts'

export async function* boardEntries({ read, at }: ReadableSource): AsyncGenerator<ArchiveEntry> {
  const boards = await all<Board>(read('boards'))
  const names = await titlesOf(read('boardMembers'))
  const lists = Map.groupBy(await all<BoardList>(read('boardLists')), ({ boardId }) => boardId)
  const labels = Map.groupBy(await all<BoardLabel>(read('boardLabels')), ({ boardId }) => boardId)
  const cards = Map.groupBy((await all<Card>(read('boardCards'))).map(cardHere), ({ boardId }) => boardId)
  const comments = Map.groupBy(await all<CardComment>(read('cardComments')), ({ boardId }) => boardId)
  const nameOf = createNames()
  for (const board of boards.slice(0, LARGEST_FOLDER)) {
    const own = {
      board,
      lists: lists.get(board.id) ?? [],
      cards: cards.get(board.id) ?? [],
      labels: labels.get(board.id) ?? [],
      comments: comments.get(board.id) ?? [],
    }
    const path = nameOf(`readable/boards/${safeName(board.title, 'Board')}`, '')
    yield textEntry(`${path}.md`, at, boardToMarkdown({ ...own, names }))
    yield textEntry(`${path}.json`, at, `${JSON.stringify(own, null, 2)}\n`)
  }
}
