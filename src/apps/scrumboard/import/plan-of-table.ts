// A table as a board: a row is a card, a column holds the list it is in. Headers of Trello, Wekan, Kanboard, Jira, Planner and of our own, in English
// and French.
// @offline later
import { isTorn, readCsv, unguarded } from '#formats/csv.ts'
import { createCutter } from '#formats/cutter.ts'
import { isMonthFirst } from '#formats/month-first.ts'
import { namesIn } from '#formats/names-cell.ts'
import { foldText } from '#formats/text.ts'
import { stepOfLine } from '#kit/list/steps-of-lines.ts'
import { colourCalled } from '../trello-colours.ts'
import { cardDate } from './card-date.ts'
import {
  blankCard,
  type CutPart,
  type FindPerson,
  MOST,
  type PlannedCard,
  type PlannedList,
  type ReadBoard,
  type Refused,
} from './read-board.ts'

/** Of several that a table has, the one that is first here. */
const HEADERS = {
  title: ['title', 'cardname', 'name', 'summary', 'taskname', 'task', 'titre', 'nom', 'tache', 'resume'],
  list: [
    ...['list', 'listname', 'bucketname', 'bucket', 'column', 'sectioncolumn', 'liste', 'colonne'],
    ...['status', 'statut', 'etat'],
  ],
  description: ['description', 'carddescription', 'notes', 'details'],
  labels: ['labels', 'label', 'tags', 'etiquettes', 'etiquette', 'libelles', 'category', 'categorie'],
  due: ['due', 'duedate', 'cardduedate', 'deadline', 'echeance', 'dateecheance', 'datedecheance'],
  members: [
    ...['members', 'member', 'assigneename', 'assignee', 'assignees', 'assignedto', 'owner'],
    ...['membres', 'membre', 'assignea', 'responsable'],
  ],
  checklist: ['checklist', 'checklistitems', 'subtasks', 'listedecontrole', 'soustaches'],
  done: ['done', 'completed', 'duecomplete', 'termine', 'fait'],
  /** When it was done. */
  ended: ['completiondate', 'completedat', 'end'],
  status: ['status', 'statut', 'etat'],
  archived: ['archived', 'archive'],
  board: ['boardname', 'projectname', 'project', 'projet'],
  swimlane: ['swimlane', 'couloir'],
  position: ['position'],
  files: ['attachmentcount'],
  items: ['checklistitemtotalcount'],
  comments: ['commentcount'],
} as const

type Column = keyof typeof HEADERS

export interface TableReading {
  /** Of the board. */
  readonly title: string
  /** Of cards that name none. */
  readonly usualList: string
  readonly personCalled: FindPerson
}

/** @returns null where no column has titles */
export function planOfTable(text: string, { title, usualList, personCalled }: TableReading): ReadBoard | null {
  const [header = [], ...lines] = readCsv(text)
  const names = headerNames(header)
  const columns = columnsOf(names)
  if (columns.title < 0) return null
  const ownFields = names.flatMap((name, at) => (name.startsWith('customfield') ? at : []))
  const rows = lines.map((cells, index): Row => {
    const textAt = (at: number) => unguarded(cells[at] ?? '').trim()
    return {
      at: index + 2,
      cell: (column) => textAt(columns[column]),
      hasFields: ownFields.some((at) => textAt(at) !== ''),
      isTorn: isTorn(cells, header.length),
    }
  })
  const allOf = (column: Column) => [...new Set(rows.map(({ cell }) => cell(column)))]
  const refused: Refused[] = []
  const colours = new Map<string, string>()
  const reading: RowReading = {
    ...{ refused, colours, personCalled, labelsIn: labelReader(names) },
    // Where no date decides it, Kanboard's are month first.
    isMonthFirst: isMonthFirst(allOf('due')) ?? (names.includes('taskid') && names.includes('swimlane')),
    hasLanes: allOf('swimlane').filter(Boolean).length > 1,
  }
  const lists = new Map<string, PlannedList>()
  for (const row of sortedByPosition(rows)) {
    const { at, cell } = row
    const card = cardOf(row, reading)
    if (!card) continue
    const whole = cell('list') || usualList
    const name = whole.slice(0, MOST.title)
    if (whole !== name) refused.push({ at, name: card.title, reason: 'cut-list' })
    const list = lists.get(name) ?? { title: name, wipLimit: null, archived: false, cards: [] }
    if ((!lists.has(name) && lists.size >= MOST.lists) || list.cards.length >= MOST.cards) {
      refused.push({ at, name: card.title, reason: 'cut' })
      continue
    }
    lists.set(name, list)
    list.cards.push(card)
  }
  const boards = allOf('board')
  const plan = {
    title: ((boards.length === 1 && boards[0]) || title).slice(0, MOST.title),
    description: null,
    icon: null,
    labels: [...colours].map(([label, colour]) => ({ title: label, colour })).slice(0, MOST.lists),
    lists: [...lists.values()],
  }
  const taken = new Set([...Object.values(columns), ...ownFields])
  const isIgnored = (_: string, index: number) => !taken.has(index) && lines.some((cells) => cells[index]?.trim())
  return { plan, refused: refused.sort((a, b) => a.at - b.at), notTaken: header.filter(isIgnored) }
}

type Cell = (column: Column) => string

interface Row {
  /** From 1, the header's among them. */
  readonly at: number
  readonly cell: Cell
  /** Of the person's own. */
  readonly hasFields: boolean
  /** It has more cells than the header. */
  readonly isTorn: boolean
}

/** Cards are in the order of the table's own numbers, where each row has one. */
function sortedByPosition(rows: readonly Row[]): readonly Row[] {
  const placed = rows.map((row) => ({ row, position: Number.parseFloat(row.cell('position')) }))
  if (placed.some(({ position }) => Number.isNaN(position))) return rows
  return placed.toSorted((a, b) => a.position - b.position).map(({ row }) => row)
}

interface PlannedLabel {
  readonly title: string
  readonly colour?: string | undefined
}

interface RowReading {
  readonly refused: Refused[]
  /** By the titles of labels: those that the table specifies. */
  readonly colours: Map<string, string>
  readonly personCalled: FindPerson
  readonly isMonthFirst: boolean
  /** Cards are in several swimlanes, which become labels. */
  readonly hasLanes: boolean
  labelsIn(text: string): readonly PlannedLabel[]
}

function cardOf({ at, cell, hasFields, isTorn }: Row, reading: RowReading): PlannedCard | undefined {
  const { refused, colours, personCalled, hasLanes } = reading
  const { cut, text, list } = createCutter<CutPart>()
  const title = text('cut-title', cell('title'), MOST.title)
  const leaveOut = (reason: Refused['reason']) => refused.push({ at, name: title, reason })
  if (isTorn || title === '') {
    leaveOut(isTorn ? 'cells' : 'title')
    return undefined
  }
  const description = cell('description')
  if (description.length > MOST.text) leaveOut('long')
  const due = cardDate(cell('due'), reading.isMonthFirst)
  if (due === undefined) leaveOut('date')
  const labels = reading.labelsIn(cell('labels')).map((label) => ({
    ...label,
    title: text('cut-labels', label.title, MOST.title),
  }))
  for (const { title: label, colour } of labels) if (colour !== undefined) colours.set(label, colour)
  const lane = hasLanes ? cell('swimlane') : ''
  const names = namesIn(cell('members'), ',;|')
  const members = names.flatMap((name) => personCalled(name) ?? [])
  if (members.length < names.length) leaveOut('members')
  if (hasFields) leaveOut('fields')
  if (Number(cell('files')) > 0) leaveOut('attachments')
  const checklist = itemsOf(cell('checklist')).map((item) => ({
    ...item,
    title: text('cut-checklist', item.title, MOST.title),
  }))
  if (checklist.length === 0 && Number(cell('items')) > 0) leaveOut('checklist')
  if (Number(cell('comments')) > 0) leaveOut('comments')
  const card = {
    ...blankCard(title),
    description: description === '' || description.length > MOST.text ? null : description,
    dueDate: due ?? null,
    done: YES.has(foldText(cell('done'))) || cell('ended') !== '' || CLOSED.has(foldText(cell('status'))),
    archived: YES.has(foldText(cell('archived'))),
    labels: list('cut-labels', [...new Set([...labels.map((one) => one.title), lane].filter(Boolean))], MOST.labels),
    members: list('cut-members', [...new Set(members)], MOST.members),
    checklist: list('cut-checklist', checklist, MOST.items),
  }
  for (const reason of cut) leaveOut(reason)
  return card
}

/** How a table writes labels: Trello `Hull (red), Deck (sky)`, Wekan `Hull-red Deck-sky`, others their titles alone. */
function labelReader(names: readonly string[]): RowReading['labelsIn'] {
  const has = (...wanted: readonly string[]) => wanted.every((name) => names.includes(name))
  if (has('cardid', 'cardname')) return (text) => partsOf(text, /,/).map((part) => colouredLabel(part, '('))
  if (has('swimlane', 'requestedby')) return labelsOfWekan
  return (text) => namesIn(text, ',;|').map((title) => ({ title }))
}

/** A label that has no name is called by its colour. @param sign precedes the colour */
function colouredLabel(text: string, sign: '(' | '-'): PlannedLabel {
  const at = text.lastIndexOf(sign)
  const word = at < 0 ? '' : text.slice(at + 1).replace(/\)$/, '')
  const colour = colourCalled(word)
  if (colour === undefined) return { title: text }
  const name = text.slice(0, at).trim()
  return { title: name === '' || name === 'undefined' ? word : name, colour }
}

/** A name may have spaces: what ends in a colour ends a label. */
function labelsOfWekan(text: string): PlannedLabel[] {
  const labels: PlannedLabel[] = []
  let words: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    words.push(word)
    const label = colouredLabel(words.join(' '), '-')
    if (label.colour === undefined) continue
    labels.push(label)
    words = []
  }
  return words.length === 0 ? labels : [...labels, { title: words.join(' ') }]
}

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)

/** A line each, as our own tables have them; else what is between semicolons or bars. */
const itemsOf = (text: string): PlannedCard['checklist'] =>
  partsOf(text, text.includes('\n') || text.startsWith('[') ? /\n/ : /[;|]/).map(stepOfLine)

const YES = new Set(['true', 'yes', 'oui', 'vrai', '1', 'x', 'done'])
const CLOSED = new Set(['closed', 'done', 'completed', 'ferme', 'fermee', 'termine', 'terminee'])

const headerNames = (header: readonly string[]): string[] =>
  header.map((name) =>
    foldText(unguarded(name))
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 60),
  )

function columnsOf(names: readonly string[]): Readonly<Record<Column, number>> {
  const find = (known: readonly string[]) => names.indexOf(known.find((name) => names.includes(name)) ?? '-')
  const found = Object.entries(HEADERS).map(([column, known]) => [column, find(known)])
  return Object.fromEntries(found) as Record<Column, number>
}
