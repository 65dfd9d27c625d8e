// A board with its lists and cards as Markdown: lists are headings, cards items that can be ticked.
// @chunk board-format
import type { Board, BoardLabel, BoardList, Card, CardComment } from '#contract/apps/scrumboard-shapes.ts'
import { checkItem } from './note-to-markdown.ts'

export interface BoardContent {
  readonly board: Board
  readonly lists: readonly BoardList[]
  readonly cards: readonly Card[]
  readonly labels: readonly BoardLabel[]
  readonly comments: readonly CardComment[]
  /** What members are called, by id. */
  readonly names: ReadonlyMap<string, string>
}

export interface BoardTextLabels {
  readonly archived: string
  /** Of a list, after its title. */
  archivedList(title: string): string
  labels(titles: string): string
  members(names: string): string
  /** @param at ISO */
  due(at: string): string
  said(name: string, at: string, text: string): string
}

/** For a file that is the same everywhere: in English, its times in UTC. */
const EVERYWHERE: BoardTextLabels = {
  archived: 'archived',
  archivedList: (title) => `${title} (archived)`,
  labels: (titles) => `labels: ${titles}`,
  members: (names) => `members: ${names}`,
  due: (at) => `due: ${at}`,
  said: (name, at, text) => `${name}, ${at}: ${text}`,
}

const inOrder = (a: { readonly position: number }, b: { readonly position: number }) => a.position - b.position

export function boardToMarkdown(content: BoardContent, texts = EVERYWHERE): string {
  const { board, lists, cards } = content
  const parts = [...lists].sort(inOrder).map((list) => {
    const own = cards.filter(({ listId }) => listId === list.id).sort(inOrder)
    const title = oneLine(list.title)
    const heading = `## ${list.archived ? texts.archivedList(title) : title}`
    return [heading, own.map((card) => cardText(card, content, texts)).join('\n')].join('\n\n')
  })
  const description = board.description ? [board.description] : []
  return `${[`# ${oneLine(board.title)}`, ...description, ...parts].join('\n\n')}\n`
}

function cardText(card: Card, { labels, comments, names }: BoardContent, texts: BoardTextLabels): string {
  const titles = labels.filter(({ id }) => card.labels.includes(id)).map(({ title }) => oneLine(title))
  const facts = [
    ...(titles.length > 0 ? [texts.labels(titles.join(', '))] : []),
    ...(card.members.length > 0 ? [texts.members(card.members.map((id) => names.get(id) ?? id).join(', '))] : []),
    ...(card.dueDate ? [texts.due(card.dueDate)] : []),
    ...(card.archived ? [texts.archived] : []),
  ]
  const said = comments
    .filter(({ cardId }) => cardId === card.id)
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .map(
      ({ authorId, authorName, createdAt, text }) =>
        `> ${texts.said(names.get(authorId) ?? authorName ?? authorId, createdAt, oneLine(text))}`,
    )
  const below = [
    ...facts,
    ...(card.description ? card.description.split(/\r?\n/) : []),
    ...card.checklist.map(({ title, completed }) => checkItem({ content: title, completed })),
    ...said,
  ]
  return [checkItem({ content: card.title, completed: card.done }), ...below.map((line) => `  ${line}`.trimEnd())].join(
    '\n',
  )
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
