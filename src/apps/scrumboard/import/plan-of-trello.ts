// A board as Trello exports it (JSON): its lists, cards, labels, checklists and comments. Files and people are not in the export.
// @offline later
import * as z from '#contract/zod.ts'
import { blankCard, MOST, type PlannedCard, type PlannedList, type ReadBoard, type Refused } from './read-board.ts'

const Name = z.catch(z.string(), '')
const Flag = z.catch(z.boolean(), false)
const Order = z.catch(z.number(), 0)
const list = <Shape extends z.core.$ZodType>(shape: Shape) => z.catch(z.array(shape), [])

const TrelloBoard = z.object({
  name: z.string(),
  desc: Name,
  lists: z.array(z.object({ id: z.string(), name: Name, closed: Flag, pos: Order })),
  cards: z.array(
    z.object({
      id: z.string(),
      idList: z.string(),
      name: Name,
      desc: Name,
      closed: Flag,
      pos: Order,
      due: z.catch(z.nullable(z.string()), null),
      dueComplete: Flag,
      idLabels: list(z.string()),
      idMembers: list(z.string()),
      attachments: list(z.unknown()),
    }),
  ),
  labels: list(z.object({ id: z.string(), name: Name, color: z.catch(z.nullable(z.string()), null) })),
  checklists: list(
    z.object({
      idCard: z.string(),
      pos: Order,
      checkItems: list(z.object({ name: Name, state: Name, pos: Order })),
    }),
  ),
  actions: list(
    z.object({
      type: Name,
      date: Name,
      data: z.catch(z.object({ text: Name, card: z.catch(z.object({ id: Name }), { id: '' }) }), {
        text: '',
        card: { id: '' },
      }),
    }),
  ),
})
type Trello = z.infer<typeof TrelloBoard>
type TrelloCard = Trello['cards'][number]

/** Trello's names of colours as ours; `red_dark` and `red_light` are red. */
const COLOURS: Readonly<Record<string, string>> = {
  green: 'green',
  yellow: 'amber',
  orange: 'orange',
  red: 'red',
  purple: 'purple',
  blue: 'blue',
  sky: 'teal',
  lime: 'green',
  pink: 'rose',
  black: 'slate',
}

const byPlace = (a: { readonly pos: number }, b: { readonly pos: number }): number => a.pos - b.pos

/** @returns null where the text is no board of Trello */
export function planOfTrello(text: string): ReadBoard | null {
  const parsed = TrelloBoard.safeParse(jsonOf(text))
  if (!parsed.success) return null
  const trello = parsed.data
  const refused: Refused[] = []
  const lists = new Map<string, PlannedList>()
  for (const { id, name, closed } of trello.lists.toSorted(byPlace).slice(0, MOST.lists))
    lists.set(id, { title: name.slice(0, MOST.title), wipLimit: null, archived: closed, cards: [] })
  const labelNames = new Map(trello.labels.map(({ id, name, color }) => [id, labelName(name, color)]))
  const parts = partsByCard(trello)
  for (const [index, card] of [...trello.cards].sort(byPlace).entries()) {
    const at = index + 1
    const home = lists.get(card.idList)
    if (!home || home.cards.length >= MOST.cards) {
      refused.push({ at, name: card.name, reason: home ? 'cut' : 'list' })
      continue
    }
    home.cards.push(cardOf(card, at, labelNames, parts, refused))
  }
  const labels = new Map(
    trello.labels.map(({ name, color }) => {
      const title = labelName(name, color)
      return [title, { title, colour: COLOURS[(color ?? '').split('_')[0] ?? ''] ?? 'slate' }] as const
    }),
  )
  const plan = {
    title: trello.name.slice(0, MOST.title),
    description: trello.desc.slice(0, MOST.text) || null,
    icon: null,
    labels: [...labels.values()].slice(0, MOST.lists),
    lists: [...lists.values()],
  }
  return { plan, refused }
}

/** A label that has no name is called by its colour. */
const labelName = (name: string, color: string | null): string => (name || color || '–').slice(0, MOST.title)

interface CardParts {
  readonly checklist: ReadonlyMap<string, PlannedCard['checklist']>
  readonly comments: ReadonlyMap<string, string[]>
}

function partsByCard({ checklists, actions }: Trello): CardParts {
  const checklist = new Map<string, PlannedCard['checklist']>()
  for (const { idCard, checkItems } of [...checklists].sort(byPlace)) {
    const items = [...checkItems].sort(byPlace).map(({ name, state }) => ({
      title: name.slice(0, MOST.title),
      completed: state === 'complete',
    }))
    checklist.set(idCard, [...(checklist.get(idCard) ?? []), ...items].slice(0, MOST.items))
  }
  const comments = new Map<string, string[]>()
  for (const { type, data } of actions.toSorted((a, b) => a.date.localeCompare(b.date))) {
    if (type !== 'commentCard' || data.text === '') continue
    const said = comments.get(data.card.id) ?? []
    if (said.length < MOST.comments) said.push(data.text.slice(0, MOST.text))
    comments.set(data.card.id, said)
  }
  return { checklist, comments }
}

function cardOf(
  card: TrelloCard,
  at: number,
  labelNames: ReadonlyMap<string, string>,
  { checklist, comments }: CardParts,
  refused: Refused[],
): PlannedCard {
  const { id, name, desc, closed, due, dueComplete, idLabels, idMembers, attachments } = card
  const leaveOut = (reason: Refused['reason']) => refused.push({ at, name, reason })
  const instant = due === null ? null : Date.parse(due)
  if (Number.isNaN(instant)) leaveOut('date')
  if (desc.length > MOST.text) leaveOut('long')
  if (idMembers.length > 0) leaveOut('members')
  if (attachments.length > 0) leaveOut('attachments')
  return {
    ...blankCard(name.slice(0, MOST.title)),
    description: desc === '' || desc.length > MOST.text ? null : desc,
    labels: idLabels.flatMap((label) => labelNames.get(label) ?? []).slice(0, MOST.labels),
    dueDate: instant === null || Number.isNaN(instant) ? null : new Date(instant).toISOString(),
    done: dueComplete,
    archived: closed,
    checklist: [...(checklist.get(id) ?? [])],
    comments: comments.get(id) ?? [],
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
