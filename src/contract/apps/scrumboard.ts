// Scrumboard: boards with lists of cards.
// @chunk board-shapes
import {
  BoardCard,
  BoardFields,
  BoardLabel,
  BoardList,
  BoardMember,
  BoardPlan,
  BoardSummary,
  Card,
  CardAttachment,
  CardComment,
  CardDetail,
  CardFields,
  CardPatch,
  ChecklistItem,
  ListFields,
  WholeBoard,
} from '#contract/apps/scrumboard-shapes.ts'
import { defineApi } from '#contract/define-api.ts'
import { ById, Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** bytes */
export const ATTACHMENT_LIMIT = 30_000_000

const Done = z.boolean()
const Ids = z.array(Id).check(z.maxLength(5000))
const MANY = 5000

const ListDraft = z.extend(z.partial(ListFields), { boardId: Id, title: ListFields.shape.title })
const ListPatch = z.extend(z.partial(ListFields), { id: Id })
const CardDraft = z.extend(CardPatch, { listId: Id, title: CardFields.shape.title })
const LabelFields = z.object({ title: BoardLabel.shape.title, colour: BoardLabel.shape.colour })
const LabelDraft = z.extend(z.partial(LabelFields), { boardId: Id, title: LabelFields.shape.title })
const ItemFields = z.object({ title: ChecklistItem.shape.title, completed: z.boolean() })
const CommentText = CardComment.shape.text
/** A position in a list, between its neighbours'; at its end where it is left out. */
const Place = { listId: Id, position: z.optional(CardFields.shape.position) }

/**
 * Workspace spec §7 Scrumboard; after the blank line, the calls that the screens need besides.
 * Whatever changes a board's lists, cards or labels sets its `lastActivity`. Of things with one position, the id decides.
 */
export const scrumboardApi = defineApi('scrumboard', 'local', {
  /** Members expanded. The one with the latest activity first; none that is archived. */
  boards: { method: 'GET', path: 'apps/scrumboard/boards', answers: { 200: z.array(BoardSummary) } },
  /** The board with lists and their cards by position, and labels; nothing archived among them. Labels of cards are ids. */
  board: { method: 'GET', path: 'apps/scrumboard/board', query: ById, answers: { 200: z.nullable(WholeBoard) } },
  /** Without a position it becomes the last, a step behind the one before. */
  createList: {
    method: 'POST',
    path: 'apps/scrumboard/board/list',
    body: z.object({ list: ListDraft }),
    answers: { 200: z.nullable(BoardList) },
  },
  updateList: {
    method: 'PATCH',
    path: 'apps/scrumboard/board/list',
    body: z.object({ list: ListPatch }),
    answers: { 200: z.nullable(BoardList) },
  },
  /** Answers the changed ones; unknown ids are passed over. */
  updateLists: {
    method: 'PATCH',
    path: 'apps/scrumboard/board/lists',
    body: z.object({ lists: z.array(ListPatch).check(z.maxLength(MANY)) }),
    answers: { 200: z.array(BoardList) },
  },
  /** Also deletes the list's cards, archived ones too. */
  deleteList: { method: 'DELETE', path: 'apps/scrumboard/board/list', query: ById, answers: { 200: Done } },
  /** Creates a card; without a position it becomes the list's last. Null where there is no such list. */
  createCard: {
    method: 'PUT',
    path: 'apps/scrumboard/board/card',
    body: z.object({ card: CardDraft }),
    answers: { 200: z.nullable(Card) },
  },
  /** A card moves by `listId` and `position`; with the list's board, where that is another one. */
  updateCard: {
    method: 'PATCH',
    path: 'apps/scrumboard/board/card',
    body: z.object({ id: Id, card: CardPatch }),
    answers: { 200: z.nullable(Card) },
  },
  /** One change over many cards. Answers the changed ones; unknown ids are passed over. */
  updateCards: {
    method: 'PATCH',
    path: 'apps/scrumboard/board/cards',
    body: z.object({ cards: z.array(z.extend(CardPatch, { id: Id })).check(z.maxLength(MANY)) }),
    answers: { 200: z.array(Card) },
  },
  deleteCard: { method: 'DELETE', path: 'apps/scrumboard/board/card', query: ById, answers: { 200: Done } },
  /**
   * The position of each card becomes its index in the list sent: 0, 1, 2 ... (workspace spec §7). Steps of POSITION_STEP (§9) are for what is
   * created, and for a list that is spaced anew, which happens silently as soon as a card is put where there is no room left.
   */
  cardPositions: {
    method: 'PATCH',
    path: 'apps/scrumboard/board/card/positions',
    body: z.object({ cards: z.array(z.object({ id: Id })).check(z.maxLength(MANY)) }),
    answers: { 200: Done },
  },
  labels: {
    method: 'GET',
    path: 'apps/scrumboard/board/labels',
    query: z.object({ boardId: Id }),
    answers: { 200: z.array(BoardLabel) },
  },
  createLabel: {
    method: 'PUT',
    path: 'apps/scrumboard/board/label',
    body: z.object({ label: LabelDraft }),
    answers: { 200: z.nullable(BoardLabel) },
  },
  updateLabel: {
    method: 'PATCH',
    path: 'apps/scrumboard/board/label',
    body: z.object({ id: Id, label: z.partial(LabelFields) }),
    answers: { 200: z.nullable(BoardLabel) },
  },
  /** Also strips the label from cards. */
  deleteLabel: { method: 'DELETE', path: 'apps/scrumboard/board/label', query: ById, answers: { 200: Done } },

  archivedBoards: { method: 'GET', path: 'apps/scrumboard/boards/archived', answers: { 200: z.array(BoardSummary) } },
  /** Everyone who can be a member. */
  members: { method: 'GET', path: 'apps/scrumboard/members', answers: { 200: z.array(BoardMember) } },
  templates: {
    method: 'GET',
    path: 'apps/scrumboard/templates',
    answers: { 200: z.array(z.object({ id: Id, plan: BoardPlan })) },
  },
  /** An empty board; lists and cards come by `importBoard`, from a template too. Members besides who creates it. */
  createBoard: {
    method: 'POST',
    path: 'apps/scrumboard/board',
    body: z.object({ board: z.extend(z.partial(BoardFields), { title: BoardFields.shape.title }) }),
    answers: { 200: BoardSummary },
  },
  /** Also archives, restores and stars it; a star alone is no activity. Members who are taken off the board are taken off its cards. */
  updateBoard: {
    method: 'PATCH',
    path: 'apps/scrumboard/board',
    body: z.object({ id: Id, board: z.partial(BoardFields) }),
    answers: { 200: z.nullable(BoardSummary) },
  },
  /** With all that is on it. */
  deleteBoard: { method: 'DELETE', path: 'apps/scrumboard/board', query: ById, answers: { 200: Done } },
  /** Lists and labels, and the cards where they are wanted, without comments; nothing archived among them. */
  copyBoard: {
    method: 'POST',
    path: 'apps/scrumboard/board/copy',
    body: z.object({ id: Id, title: BoardFields.shape.title, withCards: z._default(z.boolean(), true) }),
    answers: { 200: z.nullable(BoardSummary) },
  },
  /**
   * A board with lists, labels, cards and comments from a plan, in one change; or into a board that is there, whose lists and labels of the same titles it
   * takes and whose own title, description and icon stay. Null where that board is unknown.
   */
  importBoard: {
    method: 'POST',
    path: 'apps/scrumboard/board/import',
    body: z.object({ plan: BoardPlan, into: z.optional(Id) }),
    answers: { 200: z.nullable(BoardSummary) },
  },
  /** What is archived on a board: its lists with their cards, and single cards of lists that are not. */
  archive: {
    method: 'GET',
    path: 'apps/scrumboard/board/archive',
    query: ById,
    answers: {
      200: z.nullable(
        z.object({ lists: z.array(z.extend(BoardList, { cards: z.array(BoardCard) })), cards: z.array(BoardCard) }),
      ),
    },
  },
  /** With its cards, behind the list. */
  copyList: {
    method: 'POST',
    path: 'apps/scrumboard/board/list/copy',
    body: z.object({ id: Id, title: ListFields.shape.title }),
    answers: { 200: z.nullable(BoardList) },
  },
  /** To another board, with its cards; at its end where no position is given. */
  moveList: {
    method: 'POST',
    path: 'apps/scrumboard/board/list/move',
    body: z.object({ id: Id, boardId: Id, position: z.optional(ListFields.shape.position) }),
    answers: { 200: z.nullable(BoardList) },
  },
  /** The card opened: with comments, attachments and activity. */
  card: { method: 'GET', path: 'apps/scrumboard/board/card', query: ById, answers: { 200: z.nullable(CardDetail) } },
  /** Answers true where at least one was deleted. */
  deleteCards: {
    method: 'DELETE',
    path: 'apps/scrumboard/board/cards',
    body: z.object({ ids: Ids }),
    answers: { 200: Done },
  },
  /** Puts cards into a list, in the sequence sent. On another board they keep those labels that it has by the same title. Answers the moved ones. */
  moveCards: {
    method: 'POST',
    path: 'apps/scrumboard/board/cards/move',
    body: z.object({ ids: Ids, ...Place }),
    answers: { 200: z.nullable(z.array(Card)) },
  },
  /** With checklist and attachments, without comments. */
  copyCard: {
    method: 'POST',
    path: 'apps/scrumboard/board/card/copy',
    body: z.object({ id: Id, ...Place, title: z.optional(CardFields.shape.title) }),
    answers: { 200: z.nullable(Card) },
  },
  /** Answers the card, null where it is unknown. */
  createChecklistItem: {
    method: 'POST',
    path: 'apps/scrumboard/board/card/checklist',
    body: z.object({ cardId: Id, item: z.extend(z.partial(ItemFields), { title: ItemFields.shape.title }) }),
    answers: { 200: z.nullable(Card) },
  },
  updateChecklistItem: {
    method: 'PATCH',
    path: 'apps/scrumboard/board/card/checklist',
    body: z.object({ cardId: Id, id: Id, item: z.partial(ItemFields) }),
    answers: { 200: z.nullable(Card) },
  },
  deleteChecklistItem: {
    method: 'DELETE',
    path: 'apps/scrumboard/board/card/checklist',
    query: z.object({ cardId: Id, id: Id }),
    answers: { 200: z.nullable(Card) },
  },
  createComment: {
    method: 'POST',
    path: 'apps/scrumboard/board/card/comment',
    body: z.object({ cardId: Id, text: CommentText }),
    answers: { 200: z.nullable(CardComment) },
  },
  /** One's own comments only; another's answers null. */
  updateComment: {
    method: 'PATCH',
    path: 'apps/scrumboard/board/card/comment',
    body: z.object({ id: Id, text: CommentText }),
    answers: { 200: z.nullable(CardComment) },
  },
  /** All of a board, archived cards' too, the oldest first. */
  comments: {
    method: 'GET',
    path: 'apps/scrumboard/board/comments',
    query: z.object({ boardId: Id }),
    answers: { 200: z.array(CardComment) },
  },
  deleteComment: { method: 'DELETE', path: 'apps/scrumboard/board/card/comment', query: ById, answers: { 200: Done } },
  /** A file of up to ATTACHMENT_LIMIT bytes, else 400. */
  createAttachment: {
    method: 'POST',
    path: 'apps/scrumboard/board/card/attachment',
    bodyType: 'form',
    body: z.object({ cardId: Id, file: z.file() }),
    answers: { 200: z.nullable(CardAttachment) },
  },
  /** The file; null where there is none. */
  attachment: {
    method: 'GET',
    path: 'apps/scrumboard/board/card/attachment',
    query: ById,
    answerType: 'file',
    answers: { 200: z.nullable(z.file()) },
  },
  /** A cover that shows it goes with it. */
  deleteAttachment: {
    method: 'DELETE',
    path: 'apps/scrumboard/board/card/attachment',
    query: ById,
    answers: { 200: Done },
  },
})
