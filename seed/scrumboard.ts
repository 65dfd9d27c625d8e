// Sample boards: two of Kestrelway's work, one of its move, one of Alex's own. The cards' words are in board-*.ts. Dates count from the first run.
import {
  type Board,
  type BoardLabel,
  type BoardList,
  type BoardMember,
  type Card,
  type CardActivity,
  type CardAttachment,
  type CardComment,
  POSITION_STEP,
} from '#contract/apps/scrumboard-shapes.ts'
import { apprenticesBoard } from '#seed/board-apprentices.ts'
import { arrivalsBoard } from '#seed/board-arrivals.ts'
import { jobSearchBoard } from '#seed/board-job-search.ts'
import { officeMoveBoard } from '#seed/board-office-move.ts'
import { pdf } from '#seed/documents/pdf.ts'
import { chart, scene } from '#seed/documents/picture.ts'
import { png } from '#seed/documents/png.ts'
import { txt } from '#seed/documents/txt.ts'
import { type DueDay, daysAhead, dueAtWork } from '#seed/office-days.ts'
import { people } from '#seed/people.ts'
import type { PlannedAttachment, PlannedBoard, PlannedCard, PlannedList } from '#seed/planned-board.ts'
import { createRandom } from '#seed/random.ts'
import { slug } from '#seed/slug.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface Piece {
  readonly id: string
  readonly file: string
  readonly index: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface Rows {
  readonly boards: Board[]
  readonly boardLists: BoardList[]
  readonly boardCards: Card[]
  readonly boardLabels: BoardLabel[]
  readonly boardMembers: BoardMember[]
  readonly cardComments: CardComment[]
  readonly cardAttachments: CardAttachment[]
  readonly cardActivities: CardActivity[]
  readonly cardPieces: Piece[]
}

/**
 * @param now ms since the epoch
 * @param factor how many times the boards are made; only the first ones have files
 */
export function seedScrumboard(now: number, factor = 1): Rows {
  const rows: Rows = {
    boards: [],
    boardLists: [],
    boardCards: [],
    boardLabels: [],
    boardMembers: people.map(({ id, name, avatar }) => ({ id, name, avatar })),
    cardComments: [],
    cardAttachments: [],
    cardActivities: [],
    cardPieces: [],
  }
  for (let round = 0; round < factor; round += 1)
    for (const board of [arrivalsBoard, jobSearchBoard, apprenticesBoard, officeMoveBoard])
      addBoard(rows, board, {
        now: now - round * 9 * DAY,
        round,
        random: createRandom(round * 4 + rows.boards.length + 1),
      })
  return rows
}

interface Run {
  /** ms since the epoch: what the days count from. */
  readonly now: number
  readonly round: number
  readonly random: () => number
}

interface CardPlacement {
  readonly boardId: string
  readonly listId: string
  readonly listTitle: string
  readonly position: number
  readonly owner: string
}

function addBoard(rows: Rows, planned: PlannedBoard, run: Run): void {
  const suffix = run.round === 0 ? '' : ` ${run.round + 1}`
  const id = slug(`${planned.id}${suffix}`)
  const cards = planned.lists.flatMap((list) => list.cards)
  const createdAt = run.now - planned.made * DAY
  const board: Board = {
    id,
    title: `${planned.title}${suffix}`,
    description: planned.description,
    icon: planned.icon,
    members: [...new Set([...planned.members, ...cards.flatMap(({ members = [] }) => members)])],
    archived: false,
    createdAt: iso(Math.min(createdAt, ...cards.map(({ made }) => run.now - (made + 1) * DAY))),
    lastActivity: iso(createdAt),
  }
  for (const [label, title, colour] of planned.labels)
    rows.boardLabels.push({ id: `${id}-${label}`, boardId: id, title, colour })
  const before = rows.cardActivities.length
  for (const [index, list] of planned.lists.entries()) addList(rows, board, list, index, run)
  const times = rows.cardActivities.slice(before).map(({ at }) => Date.parse(at))
  rows.boards.push({ ...board, lastActivity: iso(Math.max(createdAt, ...times)) })
}

function addList(rows: Rows, { id: boardId, members }: Board, list: PlannedList, index: number, run: Run): void {
  const { title, wipLimit = null, archived = false } = list
  const listId = slug(`${boardId} ${title}`)
  rows.boardLists.push({ id: listId, boardId, title, position: (index + 1) * POSITION_STEP, wipLimit, archived })
  for (const [cardIndex, card] of list.cards.entries()) {
    const position = (cardIndex + 1) * POSITION_STEP
    addCard(rows, card, { boardId, listId, listTitle: title, position, owner: members[0] ?? 'alex-morgan' }, run)
  }
}

function addCard(rows: Rows, planned: PlannedCard, cardIndex: CardPlacement, run: Run): void {
  const { boardId, listId, position } = cardIndex
  const id = slug(`${boardId} ${planned.title}`)
  const made = run.now - planned.made * DAY - minutes(run, 480)
  const passed = (planned.through ?? []).map(([list, ago]) => ({ list, at: run.now - ago * DAY + 6 * MINUTE }))
  const moved =
    planned.moved === undefined ? (passed.at(-1)?.at ?? made) : run.now - planned.moved * DAY - minutes(run, 240)
  const activities = addHistory(rows, planned, cardIndex, { id, made, passed, moved }, run)
  const { labels = [], members = [], points = [] } = planned
  rows.boardCards.push({
    id,
    boardId,
    listId,
    position,
    title: planned.title,
    description: planned.description ?? null,
    labels: labels.map((label) => `${boardId}-${label}`),
    dueDate: planned.due ? localTime(run.now, dueDays(planned.due[0], boardId, run.now), planned.due[1]) : null,
    members: [...members],
    done: planned.done ?? false,
    checklist: points.map((point, index) => ({
      id: `${id}-point-${index + 1}`,
      title: point.replace(/^\+/, ''),
      completed: point.startsWith('+'),
    })),
    cover: coverOf(planned, id, run),
    archived: planned.archived ?? false,
    createdAt: iso(made),
    updatedAt: iso(Math.max(...activities.map(({ at }) => Date.parse(at)))),
    movedAt: iso(moved),
  })
}

interface MadeCard {
  readonly id: string
  /** ms since the epoch */
  readonly made: number
  readonly passed: readonly { readonly list: string; readonly at: number }[]
  readonly moved: number
}

/** Adds what happened to a card, with its files and comments. */
function addHistory(
  rows: Rows,
  planned: PlannedCard,
  { boardId, listTitle, owner }: CardPlacement,
  { id, made, passed, moved }: MadeCard,
  run: Run,
): readonly CardActivity[] {
  const { members = [], comments = [], attachments = [] } = planned
  const actor = members[0] ?? owner
  const activities: CardActivity[] = []
  const note = (
    kind: CardActivity['kind'],
    at: number,
    actorId: string,
    from: string | null = null,
    to: string | null = null,
  ) => {
    const activityId = `${id}-activity-${activities.length + 1}`
    activities.push({ id: activityId, boardId, cardId: id, actorId, kind, from, to, at: iso(at) })
  }
  note('created', made, owner, null, planned.from ?? listTitle)
  let from = planned.from ?? null
  for (const { list, at } of passed) {
    note('moved', at, actor, from, list)
    from = list
  }
  if (planned.moved !== undefined) note('moved', moved, actor, from, listTitle)
  if (planned.done) note('done', moved + MINUTE, actor)
  if (planned.archived) note('archived', moved + 5 * MINUTE, owner)
  for (const [index, attachment] of attachments.entries()) {
    const at = attachment.ago === undefined ? made + (index + 2) * 9 * MINUTE : run.now - attachment.ago * DAY
    note('attached', at, actor, null, attachment.name)
    if (run.round === 0) addAttachment(rows, { id: `${id}-file-${index + 1}`, cardId: id, boardId }, attachment, at)
  }
  for (const [index, [authorId, daysAgo, text]] of comments.entries()) {
    // A comment on the day of a move is about the move.
    const earliest = daysAgo === planned.moved ? moved + 5 * MINUTE : made
    const at = Math.max(earliest + (index + 1) * MINUTE, run.now - daysAgo * DAY - minutes(run, 300))
    const time = iso(Math.min(at, run.now - MINUTE))
    const commentId = `${id}-comment-${index + 1}`
    note('commented', Date.parse(time), authorId)
    rows.cardComments.push({
      id: commentId,
      boardId,
      cardId: id,
      authorId,
      text,
      createdAt: time,
      updatedAt: time,
    })
  }
  rows.cardActivities.push(...activities)
  return activities
}

function coverOf({ cover }: PlannedCard, cardId: string, { round }: Run): Card['cover'] {
  if (cover === undefined) return null
  if (cover !== 'picture') return { colour: cover }
  return round === 0 ? { attachmentId: `${cardId}-file-1` } : null
}

function addAttachment(
  rows: Rows,
  { id, ...card }: { readonly id: string; readonly cardId: string; readonly boardId: string },
  planned: PlannedAttachment,
  at: number,
): void {
  const { type, bytes } = fileOf(planned, at)
  const { name } = planned
  rows.cardAttachments.push({ id, ...card, name, type, size: bytes.length, createdAt: iso(at), content: id })
  rows.cardPieces.push({ id: `${id}\u241f0`, file: id, index: 0, bytes })
}

function fileOf({ name, make }: PlannedAttachment, at: number): { type: string; bytes: Uint8Array<ArrayBuffer> } {
  const title = name.replace(/\.\w+$/, '').replaceAll('-', ' ')
  switch (make.kind) {
    case 'scene':
      return {
        type: 'image/png',
        bytes: png(scene(name, { ...make, has: ['shelter', 'pole', 'bus', 'board'], width: 320, height: 180 })),
      }
    case 'chart':
      return { type: 'image/png', bytes: png(chart({ values: make.values, kind: 'bars', width: 320, height: 180 })) }
    case 'pdf':
      return {
        type: 'application/pdf',
        bytes: pdf({
          title,
          author: 'Kestrelway',
          at,
          blocks: [{ heading: title.charAt(0).toUpperCase() + title.slice(1), level: 1 }, { list: make.lines }],
        }),
      }
    case 'text':
      return { type: 'text/plain', bytes: txt(`${make.lines.join('\n')}\n`) }
  }
}

/** On a board of Kestrelway, something is due on a day on which somebody is there. */
const dueDays = (day: DueDay, boardId: string, now: number): number =>
  typeof day === 'number' && boardId !== jobSearchBoard.id ? dueAtWork(now, day) : daysAhead(now, day)

const minutes = ({ random }: Run, most: number): number => Math.floor(random() * most + 10) * MINUTE

/** A time of day in the person's own zone. @param time `'16:30'` */
function localTime(now: number, days: number, time: string): string {
  const [hours = 0, mins = 0] = time.split(':').map(Number)
  const date = new Date(now)
  date.setDate(date.getDate() + days)
  date.setHours(hours, mins, 0, 0)
  return date.toISOString()
}

const iso = (at: number): string => new Date(at).toISOString()
