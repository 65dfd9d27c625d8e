// The sample boards are what the contract says, and look like work that is being done.
import { describe, expect, test } from 'vitest'
import * as shapes from '#contract/apps/scrumboard-shapes.ts'
import * as z from '#contract/zod.ts'
import { people } from '#seed/people.ts'
import { seedScrumboard } from '#seed/scrumboard.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const DAY = 24 * 3_600_000
const rows = seedScrumboard(NOW)
const { boards, boardLists, boardCards, boardLabels, cardComments, cardAttachments, cardActivities, cardPieces } = rows
const idsOf = (things: readonly { id: string }[]) => new Set(things.map(({ id }) => id))

describe('the sample boards', () => {
  test('every row has the shape of the contract, with nothing besides', () => {
    expect(z.array(shapes.Board).parse(boards)).toEqual(boards)
    expect(z.array(shapes.BoardList).parse(boardLists)).toEqual(boardLists)
    expect(z.array(shapes.Card).parse(boardCards)).toEqual(boardCards)
    expect(z.array(shapes.BoardLabel).parse(boardLabels)).toEqual(boardLabels)
    expect(z.array(shapes.BoardMember).parse(rows.boardMembers)).toEqual(rows.boardMembers)
    expect(z.array(shapes.CardComment).parse(cardComments)).toEqual(cardComments)
    expect(z.array(shapes.CardAttachment).parse(cardAttachments)).toEqual(cardAttachments)
    expect(z.array(shapes.CardActivity).parse(cardActivities)).toEqual(cardActivities)
  })

  test('four boards with at least 120 cards, and comments, checklists, due dates, covers and files among them', () => {
    expect(boards.map(({ id }) => id)).toEqual(['arrivals-board', 'job-search', 'apprentices-programme', 'office-move'])
    expect(boardCards.length).toBeGreaterThanOrEqual(120)
    expect(cardComments.length).toBeGreaterThan(60)
    expect(boardCards.filter(({ checklist }) => checklist.length > 1).length).toBeGreaterThan(25)
    expect(boardCards.filter(({ cover }) => cover).length).toBeGreaterThan(10)
    expect(cardAttachments.length).toBeGreaterThan(10)
    const due = boardCards.flatMap(({ dueDate, done }) => (dueDate && !done ? [Date.parse(dueDate) - NOW] : []))
    expect(due.filter((in_) => in_ < 0).length).toBeGreaterThan(3)
    expect(due.filter((in_) => in_ > 0).length).toBeGreaterThan(30)
  })

  test('ids are unique in each table', () => {
    for (const table of Object.values(rows)) expect(idsOf(table).size).toBe(table.length)
  })

  test('everything leads somewhere: lists, labels of the same board, people, files, covers', () => {
    const [boardIds, persons, pieces] = [idsOf(boards), idsOf(people), new Set(cardPieces.map(({ file }) => file))]
    const lists = new Map(boardLists.map((list) => [list.id, list]))
    const labels = new Map(boardLabels.map((label) => [label.id, label]))
    const cards = new Map(boardCards.map((card) => [card.id, card]))
    for (const { boardId } of [...boardLists, ...boardLabels]) expect(boardIds).toContain(boardId)
    for (const { boardId, listId, labels: own, members, cover, id } of boardCards) {
      expect(lists.get(listId)?.boardId).toBe(boardId)
      for (const label of own) expect(labels.get(label)?.boardId).toBe(boardId)
      const board = boards.find((candidate) => candidate.id === boardId)
      for (const member of members) {
        expect(persons).toContain(member)
        expect(board?.members).toContain(member)
      }
      if (cover && 'attachmentId' in cover)
        expect(cardAttachments.find((attachment) => attachment.id === cover.attachmentId)?.cardId).toBe(id)
    }
    for (const { boardId, cardId } of [...cardComments, ...cardAttachments, ...cardActivities])
      expect(cards.get(cardId)?.boardId).toBe(boardId)
    for (const { authorId } of cardComments) expect(persons).toContain(authorId)
    for (const { actorId } of cardActivities) expect(persons).toContain(actorId)
    for (const { content } of cardAttachments) expect(pieces).toContain(content)
    for (const label of boardLabels) expect(boardCards.some((card) => card.labels.includes(label.id))).toBe(true)
  })

  test('positions are spaced in steps of 65536', () => {
    for (const group of [
      ...Map.groupBy(boardCards, ({ listId }) => listId).values(),
      ...Map.groupBy(boardLists, ({ boardId }) => boardId).values(),
    ])
      expect(group.map(({ position }) => position)).toEqual(group.map((_, index) => (index + 1) * 65_536))
  })

  test('nothing happened in the future, nor before its card or board was made', () => {
    for (const { createdAt, updatedAt, movedAt, boardId } of boardCards) {
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(movedAt))
      expect(Date.parse(movedAt)).toBeLessThanOrEqual(Date.parse(updatedAt))
      expect(Date.parse(updatedAt)).toBeLessThanOrEqual(NOW)
      expect(boards.find(({ id }) => id === boardId)!.createdAt <= createdAt).toBe(true)
    }
    const made = new Map(boardCards.map(({ id, createdAt }) => [id, createdAt]))
    for (const { at, cardId } of cardActivities) expect(made.get(cardId)! <= at).toBe(true)
    for (const { lastActivity, createdAt } of boards) {
      expect(createdAt <= lastActivity).toBe(true)
      expect(Date.parse(lastActivity)).toBeLessThanOrEqual(NOW)
    }
  })

  test('each comment is a sentence by itself', () => {
    expect(new Set(cardComments.map(({ text }) => text)).size).toBe(cardComments.length)
  })

  test('the same moment gives the same rows, another moment other times', () => {
    expect(seedScrumboard(NOW)).toEqual(rows)
    expect(seedScrumboard(NOW + DAY).boardCards[0]?.createdAt).not.toBe(boardCards[0]?.createdAt)
  })

  test('a factor makes as many times more, with ids of their own', () => {
    const many = seedScrumboard(NOW, 5)
    expect(many.boardCards).toHaveLength(5 * boardCards.length)
    expect(many.boardCards.slice(0, boardCards.length)).toEqual(boardCards)
    for (const table of Object.values(many)) expect(idsOf(table).size).toBe(table.length)
  })
})
