// What boards, lists, cards and labels are.
// @chunk board-shapes
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Positions are spaced in steps of this (workspace spec §9). */
export const POSITION_STEP = 65_536

/** Ascending; a place between two neighbours is the middle of theirs. */
const Position = z.number().check(z.gte(-1e12), z.lte(1e12))
const Title = z.string().check(z.maxLength(500))
const Text = z.string().check(z.maxLength(20_000))
const PersonName = z.string().check(z.maxLength(200))
/** A colour's name of the design system: `teal`, `amber` ... */
const Colour = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))

export const BoardMember = z.object({ id: Id, name: z.string(), avatar: z.nullable(z.string()) })
export type BoardMember = z.infer<typeof BoardMember>

export const BoardFields = z.object({
  title: Title,
  description: z.nullable(Text),
  /** An icon's name: `heroicons-outline:map`. */
  icon: z.nullable(z.string().check(z.maxLength(200))),
  /** Ids of members. */
  members: z.array(Id).check(z.maxLength(200)),
  archived: z.boolean(),
  /** A favourite. */
  starred: z.optional(z.boolean()),
})

/** A board as it is stored (workspace spec §3). */
export const Board = z.extend(BoardFields, { id: Id, createdAt: IsoDate, lastActivity: IsoDate })
export type Board = z.infer<typeof Board>

export const BoardLabel = z.object({ id: Id, boardId: Id, title: Title, colour: Colour })
export type BoardLabel = z.infer<typeof BoardLabel>

/** A board with its members as people. */
export const BoardSummary = z.extend(Board, { members: z.array(BoardMember) })
export type BoardSummary = z.infer<typeof BoardSummary>

export const ListFields = z.object({
  title: Title,
  position: Position,
  /** How many cards the list should hold; a signal, never a bar. Null: as many as there are. */
  wipLimit: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(1000))),
  /** A card that comes into the list is done, and open again once it leaves it. */
  marksDone: z.optional(z.boolean()),
  archived: z.boolean(),
})

export const BoardList = z.extend(ListFields, { id: Id, boardId: Id })
export type BoardList = z.infer<typeof BoardList>

export const ChecklistItem = z.object({ id: Id, title: Title, completed: z.boolean() })
export type ChecklistItem = z.infer<typeof ChecklistItem>

/** A colour, or a picture among the card's attachments. */
export const CardCover = z.union([z.object({ colour: Colour }), z.object({ attachmentId: Id })])

/** What a person can write of a card. A card is on the board of its list. */
export const CardFields = z.object({
  listId: Id,
  position: Position,
  title: Title,
  description: z.nullable(Text),
  /** Ids of the board's labels; others are left out. */
  labels: z.array(Id).check(z.maxLength(100)),
  dueDate: z.nullable(IsoDate),
  /** Ids of the people who work on it. */
  members: z.array(Id).check(z.maxLength(100)),
  done: z.boolean(),
  checklist: z.array(ChecklistItem).check(z.maxLength(300)),
  cover: z.nullable(CardCover),
  archived: z.boolean(),
})

/** A card as it is stored (workspace spec §3). */
export const Card = z.extend(CardFields, {
  id: Id,
  boardId: Id,
  createdAt: IsoDate,
  updatedAt: IsoDate,
  /** When it came into its list. */
  movedAt: IsoDate,
})
export type Card = z.infer<typeof Card>

export const CardPatch = z.partial(CardFields)
export type CardPatch = z.infer<typeof CardPatch>

/** A card on its board: how much there is to see when it is opened. */
export const BoardCard = z.extend(Card, { comments: z.number(), attachments: z.number() })
export type BoardCard = z.infer<typeof BoardCard>

export const CardComment = z.object({
  id: Id,
  boardId: Id,
  cardId: Id,
  authorId: Id,
  /** What the author is called where no member is: the comment came from a file. */
  authorName: z.optional(PersonName),
  text: Text.check(z.minLength(1)),
  createdAt: IsoDate,
  updatedAt: IsoDate,
})
export type CardComment = z.infer<typeof CardComment>

export const CardAttachment = z.object({
  id: Id,
  boardId: Id,
  cardId: Id,
  name: z.string(),
  /** Media type. */
  type: z.string(),
  /** bytes */
  size: z.number(),
  createdAt: IsoDate,
  /** Where its bytes are stored; copies of a card share them. */
  content: Id,
})
export type CardAttachment = z.infer<typeof CardAttachment>

export const CardActivityKind = z.enum([
  'created',
  'copied',
  'imported',
  'moved',
  'renamed',
  'described',
  'labelled',
  'due',
  'assigned',
  'done',
  'reopened',
  'checklist',
  'archived',
  'restored',
  'commented',
  'attached',
  'detached',
])
export type CardActivityKind = z.infer<typeof CardActivityKind>

/** What was done to a card: `from` and `to` are lists' titles where it was moved, else they depend on the kind. */
export const CardActivity = z.object({
  id: Id,
  boardId: Id,
  cardId: Id,
  actorId: Id,
  kind: CardActivityKind,
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  at: IsoDate,
})
export type CardActivity = z.infer<typeof CardActivity>

/** An opened card. */
export const CardDetail = z.extend(Card, {
  comments: z.array(CardComment),
  attachments: z.array(CardAttachment),
  /** The newest first. */
  activity: z.array(CardActivity),
})
export type CardDetail = z.infer<typeof CardDetail>

/** A board with its lists, their cards and its labels; nothing archived among them. */
export const WholeBoard = z.extend(BoardSummary, {
  lists: z.array(z.extend(BoardList, { cards: z.array(BoardCard) })),
  labels: z.array(BoardLabel),
})
export type WholeBoard = z.infer<typeof WholeBoard>

/** A comment of a file: by a member, by somebody who has a name alone, or by who imports it. */
const PlannedComment = z.object({
  text: Text.check(z.minLength(1)),
  authorId: z._default(z.nullable(Id), null),
  authorName: z._default(z.nullable(PersonName), null),
  /** Null: the moment of the import. */
  createdAt: z._default(z.nullable(IsoDate), null),
})

/** What is to become a board, its cards named and not yet known: read from a file, or a template. */
export const BoardPlan = z.object({
  title: Title,
  description: z._default(z.nullable(Text), null),
  icon: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  labels: z._default(
    z.array(z.object({ title: Title, colour: z._default(Colour, 'slate') })).check(z.maxLength(200)),
    [],
  ),
  lists: z
    .array(
      z.object({
        title: Title,
        wipLimit: z._default(ListFields.shape.wipLimit, null),
        archived: z._default(z.boolean(), false),
        cards: z._default(
          z
            .array(
              z.object({
                title: Title,
                description: z._default(z.nullable(Text), null),
                /** Titles; a label that the board does not have yet is made. */
                labels: z._default(z.array(Title).check(z.maxLength(100)), []),
                dueDate: z._default(z.nullable(IsoDate), null),
                done: z._default(z.boolean(), false),
                archived: z._default(z.boolean(), false),
                members: z._default(z.array(Id).check(z.maxLength(100)), []),
                checklist: z._default(
                  z
                    .array(z.object({ title: Title, completed: z._default(z.boolean(), false) }))
                    .check(z.maxLength(300)),
                  [],
                ),
                cover: z._default(z.nullable(z.object({ colour: Colour })), null),
                comments: z._default(z.array(PlannedComment).check(z.maxLength(500)), []),
              }),
            )
            .check(z.maxLength(5000)),
          [],
        ),
      }),
    )
    .check(z.maxLength(200)),
})
export type BoardPlan = z.infer<typeof BoardPlan>
