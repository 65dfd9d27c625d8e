// Scrumboard: boards, lists, cards and labels (workspace spec §7 Scrumboard), with what hangs on a card.

import { ATTACHMENT_LIMIT, scrumboardApi } from '#contract/apps/scrumboard.ts'
import type { Card, ChecklistItem } from '#contract/apps/scrumboard-shapes.ts'
import { BadInputError } from '#contract/define-api.ts'
import { defineModule } from '#sw/api/engine/define-module.ts'
import { addContent, readContent, splitFile } from '#sw/api/engine/files/bytes.ts'
import { replaceTag } from '#sw/api/engine/kit/titled-rows.ts'
import { addBoard, archiveOf, copyBoard, deleteBoard, summaries, summaryOf, wholeBoard } from './boards.ts'
import { copyCard, createCard, deleteAttachments, deleteCards, moveCards, patchCards, setPositions } from './cards.ts'
import { foundCards } from './found.ts'
import { importBoard } from './import-board.ts'
import { copyList, createList, deleteList, moveList, patchLists } from './lists.ts'
import { activityHere, cardHere, storedCard } from './stored-cards.ts'
import { isoOf, knownMembers, ME, noteActivity, scrumboardTables, touchBoards, type Writing } from './tables.ts'
import { templatesIn } from './templates.ts'

export const scrumboardModule = defineModule(scrumboardApi, {
  tables: scrumboardTables,
  found: foundCards,
  structure: ['boardMembers'],
  seed: async (now, factor) => {
    const rows = (await import('#seed/scrumboard.ts')).seedScrumboard(now, factor)
    return { ...rows, boardCards: rows.boardCards.map(storedCard) }
  },
  prepare: {
    createAttachment: async ({ body: { file } }) => {
      if (file.size > ATTACHMENT_LIMIT)
        throw new BadInputError('body', { path: ['file'], message: `larger than ${ATTACHMENT_LIMIT} bytes` })
      return splitFile(file)
    },
  },
  handlers: {
    boards: (_, { tables }) => summaries(tables, false),
    board: ({ query: { id } }, { tables, ...context }) => wholeBoard(tables, id, context),

    createList: ({ body }, writing) => createList(writing, body.list),
    updateList: async ({ body }, writing) => (await patchLists(writing, [body.list]))[0] ?? null,
    updateLists: ({ body }, writing) => patchLists(writing, body.lists),
    deleteList: ({ query: { id } }, writing) => deleteList(writing, id),

    createCard: ({ body }, writing) => createCard(writing, body.card),
    updateCard: async ({ body }, writing) => (await patchCards(writing, [{ ...body.card, id: body.id }]))[0] ?? null,
    updateCards: ({ body }, writing) => patchCards(writing, body.cards),
    deleteCard: ({ query: { id } }, writing) => deleteCards(writing, [id]),

    cardPositions: async ({ body }, writing) => {
      await setPositions(
        writing,
        body.cards.map(({ id }) => id),
      )
      return true
    },

    labels: ({ query: { boardId } }, { tables }) => tables.boardLabels.where('boardId').equals(boardId).toArray(),

    createLabel: async ({ body }, writing) => {
      const { tables, newId } = writing
      if (!(await tables.boards.get(body.label.boardId))) return null
      const label = { colour: 'slate', ...body.label, id: newId() }
      await tables.boardLabels.add(label)
      await touchBoards(writing, [label.boardId])
      return label
    },

    updateLabel: async ({ body }, writing) => {
      const label = await writing.tables.boardLabels.get(body.id)
      if (!label) return null
      const updated = { ...label, ...body.label }
      await writing.tables.boardLabels.put(updated)
      await touchBoards(writing, [label.boardId])
      return updated
    },

    deleteLabel: async ({ query: { id } }, writing) => {
      const { tables } = writing
      const label = await tables.boardLabels.get(id)
      if (!label) return false
      await replaceTag(tables.boardCards, 'labels', id)
      await tables.boardLabels.delete(id)
      await touchBoards(writing, [label.boardId])
      return true
    },

    archivedBoards: (_, { tables }) => summaries(tables, true),
    members: async (_, { tables }) => tables.boardMembers.toArray(),
    templates: (_, { language }) => templatesIn(language),

    createBoard: async ({ body }, writing) => summaryOf(writing.tables, await addBoard(writing, body.board)),

    updateBoard: async ({ body }, writing) => {
      const { tables, now } = writing
      const board = await tables.boards.get(body.id)
      if (!board) return null
      const members = body.board.members && (await knownMembers(tables, body.board.members))
      const { starred, ...changes } = body.board
      const updated = { ...board, ...body.board, members: members ?? board.members }
      if (starred === undefined || Object.keys(changes).length > 0) updated.lastActivity = isoOf(now)
      await tables.boards.put(updated)
      const gone = board.members.filter((id) => !updated.members.includes(id))
      if (gone.length > 0)
        await tables.boardCards
          .where('boardId')
          .equals(board.id)
          .and((card) => card.members.some((id) => gone.includes(id)))
          .modify((card) => {
            card.members = card.members.filter((id) => !gone.includes(id))
          })
      return summaryOf(tables, updated)
    },

    deleteBoard: ({ query: { id } }, { tables }) => deleteBoard(tables, id),
    copyBoard: ({ body }, writing) => copyBoard(writing, body),
    importBoard: ({ body }, writing) => importBoard(writing, body.plan, body.into),
    archive: ({ query: { id } }, { db, tables }) => archiveOf(db, tables, id),

    copyList: ({ body }, writing) => copyList(writing, body.id, body.title),
    moveList: ({ body }, writing) => moveList(writing, body),

    card: async ({ query: { id } }, { tables }) => {
      const card = await tables.boardCards.get(id)
      if (!card) return null
      const onCard = { cardId: id }
      const [comments, attachments, activity] = await Promise.all([
        tables.cardComments.where(onCard).sortBy('createdAt'),
        tables.cardAttachments.where(onCard).sortBy('createdAt'),
        tables.cardActivities.where(onCard).sortBy('at'),
      ])
      return { ...cardHere(card), comments, attachments, activity: activity.reverse().map(activityHere) }
    },

    deleteCards: ({ body }, writing) => deleteCards(writing, body.ids),
    moveCards: ({ body }, writing) => moveCards(writing, body.ids, body),
    copyCard: ({ body: { id, ...target } }, writing) => copyCard(writing, id, target),

    createChecklistItem: ({ body: { cardId, item } }, writing) =>
      patchChecklist(writing, cardId, (items) =>
        items.length < MOST_ITEMS ? [...items, { completed: false, ...item, id: writing.newId() }] : [...items],
      ),
    updateChecklistItem: ({ body: { cardId, id, item } }, writing) =>
      patchChecklist(writing, cardId, (items) => items.map((one) => (one.id === id ? { ...one, ...item } : one))),
    deleteChecklistItem: ({ query: { cardId, id } }, writing) =>
      patchChecklist(writing, cardId, (items) => items.filter((one) => one.id !== id)),

    createComment: async ({ body: { cardId, text } }, writing) => {
      const { tables, now, newId } = writing
      const card = await tables.boardCards.get(cardId)
      if (!card) return null
      const at = isoOf(now)
      const { boardId } = card
      const comment = { id: newId(), boardId, cardId, authorId: ME, text, createdAt: at, updatedAt: at }
      await tables.cardComments.add(comment)
      await noteActivity(writing, [{ card, kind: 'commented' }])
      await touchBoards(writing, [boardId])
      return comment
    },

    updateComment: async ({ body: { id, text } }, writing) => {
      const comment = await writing.tables.cardComments.get(id)
      if (comment?.authorId !== ME) return null
      const updated = { ...comment, text, updatedAt: isoOf(writing.now) }
      await writing.tables.cardComments.put(updated)
      await touchBoards(writing, [comment.boardId])
      return updated
    },

    comments: ({ query }, { tables }) => tables.cardComments.where(query).sortBy('createdAt'),

    deleteComment: async ({ query: { id } }, writing) => {
      const comment = await writing.tables.cardComments.get(id)
      if (!comment) return false
      await writing.tables.cardComments.delete(id)
      await touchBoards(writing, [comment.boardId])
      return true
    },

    createAttachment: async ({ body: { cardId, file } }, writing, content) => {
      const { tables, now, newId } = writing
      const card = await tables.boardCards.get(cardId)
      if (!card) return null
      const attachment = {
        id: newId(),
        boardId: card.boardId,
        cardId,
        name: file.name.slice(0, 255),
        type: file.type.slice(0, 255),
        size: content.size,
        createdAt: isoOf(now),
        content: newId(),
      }
      await addContent(tables.cardPieces, attachment.content, content)
      await tables.cardAttachments.add(attachment)
      await noteActivity(writing, [{ card, kind: 'attached', to: attachment.name }])
      await touchBoards(writing, [card.boardId])
      return attachment
    },

    attachment: async ({ query: { id } }, { tables }) => {
      const attachment = await tables.cardAttachments.get(id)
      const file = attachment && (await readContent(tables.cardPieces, attachment.content, attachment))
      return file ?? null
    },

    deleteAttachment: async ({ query: { id } }, writing) => {
      const { tables } = writing
      const attachment = await tables.cardAttachments.get(id)
      if (!attachment) return false
      await deleteAttachments(tables, [id])
      const card = await tables.boardCards.get(attachment.cardId)
      if (card?.cover && 'attachmentId' in card.cover && card.cover.attachmentId === id)
        await tables.boardCards.put({ ...card, cover: null })
      if (card) await noteActivity(writing, [{ card, kind: 'detached', from: attachment.name }])
      await touchBoards(writing, [attachment.boardId])
      return true
    },
  },
})

/** As the contract bounds it. */
const MOST_ITEMS = 300

async function patchChecklist(
  writing: Writing,
  cardId: string,
  change: (items: readonly ChecklistItem[]) => ChecklistItem[],
): Promise<Card | null> {
  const card = await writing.tables.boardCards.get(cardId)
  if (!card) return null
  const [patched] = await patchCards(writing, [{ id: cardId, checklist: change(card.checklist) }])
  return patched ?? null
}
