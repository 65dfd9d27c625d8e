// A board as Trello exports it (JSON): its lists, cards, labels, checklists and comments. Files are not in the export; people are those who are called alike here.
// @offline later
import * as z from '#contract/zod.ts'
import { type Cutter, createCutter } from '#formats/cutter.ts'
import { isoInstant } from '#formats/iso-day.ts'
import { colourOfTrello } from '../trello-colours.ts'
import { cardDate } from './card-date.ts'
import { entries, entriesOrNull, Flag, list, Maybe, Name, Order, When } from './loose.ts'
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

/** As a list of ours takes it. */
const Limit = z.catch(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(1000))), null)

const TrelloBoard = z.object({
  name: Name,
  desc: Name,
  lists: entries(z.object({ id: Name, name: Name, closed: Flag, pos: Order, softLimit: Limit })),
  cards: entriesOrNull(
    z.object({
      id: Name,
      idList: Name,
      name: Name,
      desc: Name,
      closed: Flag,
      pos: Order,
      due: When,
      dueComplete: Flag,
      idLabels: list(Name),
      idMembers: list(Name),
      attachments: list(z.object({ name: Name, url: Name, isUpload: z.catch(z.boolean(), true) })),
      cover: z.catch(z.nullable(z.object({ color: Maybe })), null),
      customFieldItems: list(z.unknown()),
      /** How many the file does not hold. */
      commentsElsewhere: Order,
    }),
  ),
  labels: list(z.object({ id: Name, name: Name, color: Maybe })),
  members: list(z.object({ id: Name, fullName: Name })),
  checklists: list(
    z.object({
      name: Name,
      idCard: Name,
      pos: Order,
      checkItems: list(z.object({ name: Name, state: Name, pos: Order })),
    }),
  ),
  actions: list(
    z.object({
      type: Name,
      date: Name,
      idMemberCreator: Name,
      memberCreator: z.catch(z.object({ fullName: Name }), { fullName: '' }),
      data: z.catch(z.object({ text: Name, card: z.catch(z.object({ id: Name }), { id: '' }) }), {
        text: '',
        card: { id: '' },
      }),
    }),
  ),
})
type Trello = z.infer<typeof TrelloBoard>
type TrelloCard = NonNullable<Trello['cards'][number]>

/** Of others, `Date.parse` makes days that nobody meant. */
const IS_DAY = /^\d{4}-\d\d-\d\d/

const byPosition = (a: { readonly pos: number }, b: { readonly pos: number }): number => a.pos - b.pos

/** @returns null where the value is no board of Trello */
export function planOfTrello(value: unknown, personCalled: FindPerson): ReadBoard | null {
  const parsed = TrelloBoard.safeParse(value)
  if (!parsed.success) return null
  const trello = parsed.data
  const refused: Refused[] = []
  const lists = new Map<string, PlannedList>()
  const known = new Set(trello.lists.map(({ id }) => id))
  const tell = (name: string, reason: Refused['reason']) => refused.push({ at: 0, name, reason })
  const { cut, text, list } = createCutter<CutPart>()
  const title = text('cut-title', trello.name, MOST.title)
  if (trello.desc.length > MOST.text) tell(trello.name, 'long')
  if (trello.lists.length > MOST.lists) tell(trello.name, 'cut')
  const planned = trello.lists
    .toSorted(byPosition)
    .slice(0, MOST.lists)
    .map(({ id, name, closed, softLimit }) => {
      const home: PlannedList = {
        title: text('cut-list', name, MOST.title),
        wipLimit: softLimit,
        archived: closed,
        cards: [],
      }
      // Of several with one id, the first has the cards.
      if (!lists.has(id)) lists.set(id, home)
      return home
    })
  const labelNames = new Map(trello.labels.map(({ id, name, color }) => [id, labelName(name, color)]))
  const parts = partsByCard(trello, personCalled)
  for (const [index, card] of trello.cards.entries())
    if (!card) refused.push({ at: index + 1, name: '', reason: 'odd' })
  for (const [index, card] of trello.cards
    .filter((card) => card !== null)
    .sort(byPosition)
    .entries()) {
    const at = index + 1
    const home = lists.get(card.idList)
    if (!home || home.cards.length >= MOST.cards) {
      refused.push({ at, name: card.name, reason: home || known.has(card.idList) ? 'cut' : 'list' })
      continue
    }
    home.cards.push(cardOf(card, at, labelNames, parts, refused))
  }
  const labels = new Map(
    trello.labels.map(({ name, color }) => {
      const title = labelName(name, color)
      return [title, { title: text('cut-labels', title, MOST.title), colour: colourOfTrello(color) }] as const
    }),
  )
  const labelled = list('cut-labels', [...labels.values()], MOST.lists)
  for (const reason of cut) tell(trello.name, reason)
  const plan = {
    title,
    description: trello.desc.length > MOST.text ? null : trello.desc || null,
    icon: null,
    labels: labelled,
    lists: planned,
  }
  return { plan, refused }
}

/** A label that has no name is called by its colour. */
const labelName = (name: string, color: string | null): string => name || color || '–'

interface CardParts {
  /** Notes what of a card is more than it takes, by Trello's id. */
  readonly cutterOf: (id: string) => Cutter<CutPart>
  readonly checklist: ReadonlyMap<string, PlannedCard['checklist']>
  readonly comments: ReadonlyMap<string, PlannedCard['comments']>
  /** The ids of people here by Trello's; undefined: nobody is called so. */
  readonly people: ReadonlyMap<string, string | undefined>
}

function partsByCard({ checklists, actions, members }: Trello, personCalled: FindPerson): CardParts {
  const people = new Map(members.map(({ id, fullName }) => [id, personCalled(fullName)]))
  const cutters = new Map<string, Cutter<CutPart>>()
  const cutterOf = (id: string): Cutter<CutPart> => {
    const cutter = cutters.get(id) ?? createCutter()
    cutters.set(id, cutter)
    return cutter
  }
  const checklist = new Map<string, PlannedCard['checklist']>()
  const counts = Map.groupBy(checklists, ({ idCard }) => idCard)
  for (const { idCard, name: head, checkItems } of [...checklists].sort(byPosition)) {
    // A card of ours has one checklist: of several, each item names the one it was in.
    const isOneOfMany = (counts.get(idCard)?.length ?? 0) > 1 && head !== ''
    const { text, list } = cutterOf(idCard)
    const items = [...checkItems].sort(byPosition).map(({ name, state }) => ({
      title: text('cut-checklist', isOneOfMany ? `${head}: ${name}` : name, MOST.title),
      completed: state === 'complete',
    }))
    checklist.set(idCard, list('cut-checklist', [...(checklist.get(idCard) ?? []), ...items], MOST.items))
  }
  const comments = new Map<string, PlannedCard['comments']>()
  for (const { type, data, date, idMemberCreator, memberCreator } of actions.toSorted((a, b) =>
    a.date.localeCompare(b.date),
  )) {
    if (type !== 'commentCard' || data.text === '') continue
    const { text, list } = cutterOf(data.card.id)
    const author = text('cut-comments', memberCreator.fullName, MOST.name)
    const comment = {
      text: text('cut-comments', data.text, MOST.text),
      authorId: personCalled(author) ?? people.get(idMemberCreator) ?? null,
      authorName: author || null,
      createdAt: (IS_DAY.test(date) && isoInstant(Date.parse(date))) || null,
    }
    comments.set(data.card.id, list('cut-comments', [...(comments.get(data.card.id) ?? []), comment], MOST.comments))
  }
  return { cutterOf, checklist, comments, people }
}

function cardOf(
  card: TrelloCard,
  at: number,
  labelNames: ReadonlyMap<string, string>,
  { cutterOf, checklist, comments, people }: CardParts,
  refused: Refused[],
): PlannedCard {
  const { id, name, desc, closed, due, dueComplete, idLabels, idMembers, attachments, cover, customFieldItems } = card
  const leaveOut = (reason: Refused['reason']) => refused.push({ at, name, reason })
  const dueDate = due === null ? null : cardDate(due)
  const links = attachments.flatMap(linkLine)
  const members = idMembers.flatMap((one) => people.get(one) ?? [])
  const withLinks = [desc, links.join('\n')].filter(Boolean).join('\n\n')
  const description = withLinks.length > MOST.text ? desc : withLinks
  if (dueDate === undefined) leaveOut('date')
  if (description.length > MOST.text) leaveOut('long')
  if (members.length < idMembers.length) leaveOut('members')
  if (links.length < attachments.length || description !== withLinks) leaveOut('attachments')
  if (customFieldItems.length > 0) leaveOut('fields')
  if (card.commentsElsewhere > 0) leaveOut('comments')
  const { cut, text, list } = cutterOf(id)
  const labels = idLabels.flatMap((label) => labelNames.get(label) ?? [])
  const planned = {
    ...blankCard(text('cut-title', name, MOST.title)),
    description: description === '' || description.length > MOST.text ? null : description,
    labels: list('cut-labels', labels, MOST.labels).map((label) => text('cut-labels', label, MOST.title)),
    dueDate: dueDate ?? null,
    done: dueComplete,
    members: list('cut-members', members, MOST.members),
    cover: cover?.color ? { colour: colourOfTrello(cover.color) } : null,
    archived: closed,
    checklist: [...(checklist.get(id) ?? [])],
    comments: comments.get(id) ?? [],
  }
  for (const reason of cut) leaveOut(reason)
  return planned
}

/** A page that a card links to, as Markdown; nothing for a file, whose bytes only Trello has. */
function linkLine({ name, url, isUpload }: TrelloCard['attachments'][number]): string[] {
  const address = isUpload ? null : URL.parse(url)
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') return []
  const shown = (name || url).replaceAll(/[[\]\\]/g, String.raw`\$&`)
  return [`- [${shown}](${address.href.replaceAll('(', '%28').replaceAll(')', '%29')})`]
}
