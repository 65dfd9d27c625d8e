// How sample boards are written down: cards with their times counted from the first run.
import type { DueDay } from '#seed/office-days.ts'

/** `+` before a point marks it as done. */
type Point = string
type PlannedComment = readonly [author: string, daysAgo: number, text: string]

export interface PlannedAttachment {
  readonly name: string
  /** Days ago. Default: soon after its card was made. */
  readonly ago?: number
  /** What is drawn or written: a scene's light, a chart's values, lines of text. */
  readonly make:
    | {
        readonly kind: 'scene'
        readonly light: 'morning' | 'noon' | 'evening' | 'rain' | 'snow'
        readonly ground: 'street' | 'station' | 'harbour'
      }
    | { readonly kind: 'chart'; readonly values: readonly number[] }
    | { readonly kind: 'pdf'; readonly lines: readonly string[] }
    | { readonly kind: 'text'; readonly lines: readonly string[] }
}

export interface PlannedCard {
  readonly title: string
  readonly description?: string
  /** Ids of the board's labels, without the board's id. */
  readonly labels?: readonly string[]
  readonly members?: readonly string[]
  /** Days from now, and a time of day where the person is. */
  readonly due?: readonly [days: DueDay, time: string]
  /** Days ago. */
  readonly made: number
  /** Lists that it came into before, and how many days ago to the minute. */
  readonly through?: readonly (readonly [list: string, daysAgo: number])[]
  /** Days ago, when it came into its list. Default: since it was made. */
  readonly moved?: number
  readonly from?: string
  readonly done?: boolean
  readonly points?: readonly Point[]
  readonly comments?: readonly PlannedComment[]
  /** A colour; `picture` for the first attachment. */
  readonly cover?: string
  readonly attachments?: readonly PlannedAttachment[]
  readonly archived?: boolean
}

export interface PlannedList {
  readonly title: string
  readonly wipLimit?: number
  readonly archived?: boolean
  readonly cards: readonly PlannedCard[]
}

export interface PlannedBoard {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly icon: string
  readonly members: readonly string[]
  /** Days ago. */
  readonly made: number
  readonly labels: readonly (readonly [id: string, title: string, colour: string])[]
  readonly lists: readonly PlannedList[]
}
