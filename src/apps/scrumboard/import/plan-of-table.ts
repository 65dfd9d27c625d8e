// A table as a board: a row is a card, the column of its list says where it stands. Headers of Trello, Jira, Planner and of our own, in English and French.
// @offline later
import { readCsv, unguarded } from '#formats/csv.ts'
import { createCutter } from '#formats/cutter.ts'
import { isoInstant } from '#formats/iso-day.ts'
import { foldText } from '#formats/text.ts'
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

const HEADERS = {
  title: ['title', 'cardname', 'name', 'summary', 'taskname', 'task', 'titre', 'nom', 'tache', 'resume'],
  list: ['list', 'listname', 'status', 'bucketname', 'bucket', 'column', 'liste', 'statut', 'etat', 'colonne'],
  description: ['description', 'carddescription', 'notes', 'details'],
  labels: ['labels', 'label', 'tags', 'etiquettes', 'etiquette', 'libelles'],
  due: ['due', 'duedate', 'cardduedate', 'deadline', 'echeance', 'dateecheance', 'datedecheance'],
  members: [
    'members',
    'member',
    'assignee',
    'assignees',
    'assignedto',
    'owner',
    'membres',
    'membre',
    'assignea',
    'responsable',
  ],
  checklist: ['checklist', 'checklistitems', 'subtasks', 'listedecontrole', 'soustaches'],
  done: ['done', 'completed', 'duecomplete', 'termine', 'fait'],
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
  const [header = [], ...rows] = readCsv(text)
  const columns = columnsOf(header)
  if (columns.title < 0) return null
  const refused: Refused[] = []
  const lists = new Map<string, PlannedList>()
  for (const [index, cells] of rows.entries()) {
    const at = index + 2
    const cell = (column: Column) => unguarded(cells[columns[column]] ?? '').trim()
    if (cells.slice(header.length).some((one) => one.trim() !== '')) {
      refused.push({ at, name: cell('title').slice(0, MOST.title), reason: 'cells' })
      continue
    }
    const card = cardOf(cell, at, personCalled, refused)
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
  const plan = {
    title: title.slice(0, MOST.title),
    description: null,
    icon: null,
    labels: [],
    lists: [...lists.values()],
  }
  const taken = Object.values(columns)
  const isTold = (_: string, index: number) => !taken.includes(index) && rows.some((cells) => cells[index]?.trim())
  return { plan, refused, notTaken: header.filter(isTold) }
}

function cardOf(
  cell: (column: Column) => string,
  at: number,
  personCalled: FindPerson,
  refused: Refused[],
): PlannedCard | undefined {
  const { cut, text, list } = createCutter<CutPart>()
  const title = text('cut-title', cell('title'), MOST.title)
  if (title === '') {
    refused.push({ at, name: '', reason: 'title' })
    return undefined
  }
  const description = cell('description')
  if (description.length > MOST.text) refused.push({ at, name: title, reason: 'long' })
  const due = dateOf(cell('due'))
  if (due === undefined) refused.push({ at, name: title, reason: 'date' })
  const labels = partsOf(cell('labels'), /[,;|]/).map((label) => text('cut-labels', label, MOST.title))
  const names = partsOf(cell('members'), /[,;|]/)
  const members = names.flatMap((name) => personCalled(name) ?? [])
  if (members.length < names.length) refused.push({ at, name: title, reason: 'members' })
  const checklist = itemsOf(cell('checklist')).map((item) => ({
    ...item,
    title: text('cut-checklist', item.title, MOST.title),
  }))
  const card = {
    ...blankCard(title),
    description: description === '' || description.length > MOST.text ? null : description,
    dueDate: due ?? null,
    done: YES.has(foldText(cell('done'))),
    labels: list('cut-labels', [...new Set(labels)], MOST.labels),
    members: list('cut-members', [...new Set(members)], MOST.members),
    checklist: list('cut-checklist', checklist, MOST.items),
  }
  for (const reason of cut) refused.push({ at, name: title, reason })
  return card
}

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)

/** A line each, as our own tables have them; else what stands between semicolons or bars. */
const itemsOf = (text: string): PlannedCard['checklist'] =>
  partsOf(text, text.includes('\n') || text.startsWith('[') ? /\n/ : /[;|]/).map(itemOf)

/** `[x] Paint`: a point that is done, with or without a dash before it. */
function itemOf(line: string): PlannedCard['checklist'][number] {
  const [mark = '', tick] = /^(?:[-*] )?\[([ xX])\] /.exec(line) ?? []
  return { title: line.slice(mark.length).trim(), completed: tick?.toLowerCase() === 'x' }
}

const YES = new Set(['true', 'yes', 'oui', 'vrai', '1', 'x', 'done'])

function columnsOf(header: readonly string[]): Readonly<Record<Column, number>> {
  const names = header.map((name) =>
    foldText(unguarded(name))
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 60),
  )
  const find = (column: Column) => {
    const known: readonly string[] = HEADERS[column]
    return names.findIndex((name) => known.includes(name))
  }
  return {
    title: find('title'),
    list: find('list'),
    description: find('description'),
    labels: find('labels'),
    due: find('due'),
    members: find('members'),
    checklist: find('checklist'),
    done: find('done'),
  }
}

/** `2026-11-23`, `2026-11-23 17:00`, an instant, `23/11/2026`. @returns null for none, undefined for what is no date */
function dateOf(text: string): string | null | undefined {
  if (text === '') return null
  const [, year, month, day, hours, minutes] = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d))?/.exec(text) ?? []
  const [, dayFirst, monthSecond, yearLast] = /^(\d\d?)[/.](\d\d?)[/.](\d{4})/.exec(text) ?? []
  if (year === undefined && yearLast === undefined) return undefined
  if (text[10] === 'T' && /(?:Z|[+-]\d\d:?\d\d)$/.test(text.slice(-6))) return isoInstant(Date.parse(text))
  const [y, m, d] = [Number(year ?? yearLast), Number(month ?? monthSecond), Number(day ?? dayFirst)]
  const hasTime = hours !== undefined
  const date = new Date(y, m - 1, d, hasTime ? Number(hours) : 23, hasTime ? Number(minutes) : 59, hasTime ? 0 : 59)
  // What the calendar does not have is another day by now.
  return date.getMonth() === m - 1 && date.getDate() === d ? isoInstant(date.getTime()) : undefined
}
