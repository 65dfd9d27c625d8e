// A board as Wekan exports it (JSON), as Trello would have written it. Swimlanes become labels where there are several.
// @offline later
import * as z from '#contract/zod.ts'
import { entries, entriesOrNull, Flag, list, Maybe, Name, Order, When } from './loose.ts'

const WekanBoard = z.object({
  _format: z.string().check(z.startsWith('wekan-board')),
  title: Name,
  description: Name,
  labels: list(z.object({ _id: Name, name: Name, color: Maybe })),
  swimlanes: list(z.object({ _id: Name, title: Name })),
  lists: entries(
    z.object({
      _id: Name,
      title: Name,
      archived: Flag,
      sort: Order,
      wipLimit: z.catch(z.object({ value: Order, enabled: Flag }), { value: 0, enabled: false }),
    }),
  ),
  cards: entriesOrNull(
    z.object({
      _id: Name,
      title: Name,
      description: Name,
      listId: Name,
      swimlaneId: Name,
      archived: Flag,
      sort: Order,
      color: Maybe,
      labelIds: list(Name),
      members: list(Name),
      assignees: list(Name),
      dueAt: When,
      endAt: When,
      customFields: list(z.object({ value: z.unknown() })),
    }),
  ),
  checklists: list(z.object({ _id: Name, cardId: Name, title: Name, sort: Order })),
  checklistItems: list(z.object({ checklistId: Name, title: Name, sort: Order, isFinished: Flag })),
  comments: list(z.object({ cardId: Name, userId: Name, text: Name, createdAt: Name })),
  attachments: list(z.object({ cardId: Name, name: Name })),
  users: list(
    z.object({
      _id: Name,
      username: Name,
      profile: z.catch(z.object({ fullname: Name }), { fullname: '' }),
    }),
  ),
})

/** @returns undefined where it is no board of Wekan */
export function wekanAsTrello(value: unknown): object | undefined {
  const { data: wekan } = WekanBoard.safeParse(value)
  if (!wekan) return undefined
  const names = new Map(wekan.users.map(({ _id, username, profile }) => [_id, profile.fullname || username]))
  const lanes = wekan.swimlanes.length > 1 ? wekan.swimlanes : []
  const items = Map.groupBy(wekan.checklistItems, ({ checklistId }) => checklistId)
  const files = Map.groupBy(wekan.attachments, ({ cardId }) => cardId)
  return {
    name: wekan.title,
    desc: wekan.description,
    labels: [
      ...wekan.labels.map(({ _id, name, color }) => ({ id: _id, name, color })),
      ...lanes.map(({ _id, title }) => ({ id: _id, name: title, color: null })),
    ],
    members: [...names].map(([id, fullName]) => ({ id, fullName })),
    lists: wekan.lists.map(({ _id, title, archived, sort, wipLimit: { enabled, value: most } }) => ({
      ...{ id: _id, name: title, closed: archived, pos: sort, softLimit: enabled ? most : null },
    })),
    cards: wekan.cards.map(
      (card) =>
        card && {
          ...{ id: card._id, idList: card.listId, name: card.title, desc: card.description, closed: card.archived },
          ...{ pos: card.sort, due: card.dueAt, dueComplete: card.endAt !== null, cover: { color: card.color } },
          idLabels: [...card.labelIds, ...lanes.filter(({ _id }) => _id === card.swimlaneId).map(({ _id }) => _id)],
          idMembers: [...new Set([...card.members, ...card.assignees])],
          attachments: files.get(card._id) ?? [],
          customFieldItems: card.customFields.filter(({ value: filled }) => filled !== null && filled !== undefined),
        },
    ),
    checklists: wekan.checklists.map(({ _id, cardId, title, sort }) => ({
      ...{ name: title, idCard: cardId, pos: sort },
      checkItems: (items.get(_id) ?? []).map((item) => ({
        ...{ name: item.title, pos: item.sort, state: item.isFinished ? 'complete' : 'incomplete' },
      })),
    })),
    actions: wekan.comments.map(({ cardId, userId, text, createdAt }) => ({
      ...{ type: 'commentCard', date: createdAt, idMemberCreator: userId },
      memberCreator: { fullName: names.get(userId) ?? '' },
      data: { text, card: { id: cardId } },
    })),
  }
}
