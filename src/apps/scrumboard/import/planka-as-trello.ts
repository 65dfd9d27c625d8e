// A board as Planka's server answers it (JSON: `item` and `included`), as Trello would have written it. Its first versions had tasks without lists of them.
// What is in its trash is left there.
// @offline later
import * as z from '#contract/zod.ts'
import { entries, entriesOrNull, Flag, list, Maybe, Name, Order, When } from './loose.ts'

const PlankaBoard = z.object({
  item: z.object({ name: Name }),
  included: z.object({
    users: list(z.object({ id: Name, name: Name, username: Name })),
    labels: list(z.object({ id: Name, name: Name, color: Maybe })),
    lists: entries(z.object({ id: Name, name: Name, position: Order, type: Name })),
    cards: entriesOrNull(
      z.object({
        id: Name,
        listId: Name,
        prevListId: Name,
        position: Order,
        name: Name,
        description: Name,
        dueDate: When,
        isDueCompleted: Flag,
        isDueDateCompleted: Flag,
        isClosed: Flag,
        commentsTotal: Order,
      }),
    ),
    cardMemberships: list(z.object({ cardId: Name, userId: Name })),
    cardLabels: list(z.object({ cardId: Name, labelId: Name })),
    taskLists: list(z.object({ id: Name, cardId: Name, name: Name, position: Order })),
    tasks: list(z.object({ cardId: Name, taskListId: Name, name: Name, position: Order, isCompleted: Flag })),
    attachments: list(
      z.object({
        cardId: Name,
        name: Name,
        type: Name,
        data: z.catch(z.object({ url: Name }), { url: '' }),
      }),
    ),
    customFieldValues: list(z.object({ cardId: Name })),
  }),
})
type Included = z.infer<typeof PlankaBoard>['included']

/** @returns undefined where it is no board of Planka */
export function plankaAsTrello(value: unknown): object | undefined {
  const { data: planka } = PlankaBoard.safeParse(value)
  if (!planka) return undefined
  const { item, included } = planka
  const kinds = new Map(included.lists.map(({ id, type }) => [id, type]))
  const isShown = (id: string) => !['archive', 'trash'].includes(kinds.get(id) ?? '')
  const members = Map.groupBy(included.cardMemberships, ({ cardId }) => cardId)
  const labels = Map.groupBy(included.cardLabels, ({ cardId }) => cardId)
  const files = Map.groupBy(included.attachments, ({ cardId }) => cardId)
  const fields = Map.groupBy(included.customFieldValues, ({ cardId }) => cardId)
  return {
    name: item.name,
    desc: '',
    labels: included.labels,
    members: included.users.map(({ id, name, username }) => ({ id, fullName: name || username })),
    lists: included.lists
      .filter(({ id }) => isShown(id))
      .map(({ id, name, position }) => ({ id, name, closed: false, pos: position })),
    cards: included.cards
      .filter((card) => kinds.get(card?.listId ?? '') !== 'trash')
      .map(
        (card) =>
          card && {
            ...{ id: card.id, name: card.name, desc: card.description, pos: card.position, due: card.dueDate },
            idList: isShown(card.listId) ? card.listId : card.prevListId || card.listId,
            closed: !isShown(card.listId),
            dueComplete: card.isDueCompleted || card.isDueDateCompleted || card.isClosed,
            idLabels: (labels.get(card.id) ?? []).map(({ labelId }) => labelId),
            idMembers: (members.get(card.id) ?? []).map(({ userId }) => userId),
            attachments: (files.get(card.id) ?? []).map(({ name, type, data: { url } }) => ({
              ...{ name, url, isUpload: type !== 'link' },
            })),
            customFieldItems: fields.get(card.id) ?? [],
            commentsElsewhere: card.commentsTotal,
          },
      ),
    checklists: checklistsOf(included),
    actions: [],
  }
}

function checklistsOf({ taskLists, tasks }: Included): object[] {
  const items = Map.groupBy(tasks, ({ taskListId, cardId }) => taskListId || cardId)
  const without = [...new Set(tasks.filter(({ taskListId }) => taskListId === '').map(({ cardId }) => cardId))]
  return [...taskLists, ...without.map((cardId) => ({ id: cardId, cardId, name: '', position: 0 }))].map(
    ({ id, cardId, name, position }) => ({
      ...{ name, idCard: cardId, pos: position },
      checkItems: (items.get(id) ?? []).map((task) => ({
        ...{ name: task.name, pos: task.position, state: task.isCompleted ? 'complete' : 'incomplete' },
      })),
    }),
  )
}
