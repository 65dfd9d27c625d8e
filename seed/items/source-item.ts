/**
 * The shape in which the writers of an item bank give an item: both languages, two blind ratings of its difficulty, its key and why it
 * is right. One file a skill (`seed/items/<skill-id>.ts`); read by the secret store of the evaluation alone, never by the page.
 */

/** A text in both languages of the application. */
export interface ItemText {
  readonly en: string
  readonly fr: string
}

/** The right answer of a number item: `value`, with as much as `tolerance` to either side (none when absent). */
export interface NumberKey {
  readonly value: number
  readonly tolerance?: number
}

/** One item as its author wrote it. */
export interface SourceItem {
  /** The skill's short name and three digits: `sql-001`. */
  readonly id: string
  /** Items that give each other away share a family; one session shows one of a family. */
  readonly family: string
  /** One of the four topics of the skill, as `topics.ts` names them. */
  readonly topic: string
  readonly type: 'single' | 'multiple' | 'order' | 'number' | 'code'
  /** Two raters' blind ratings: 1 (nearly everybody knows) to 5 (a specialist knows). */
  readonly difficulty: readonly [number, number]
  /** The time a careful person needs, in seconds. */
  readonly seconds: number
  readonly stem: ItemText
  /** Shown as code below the stem, the same in both languages. */
  readonly code?: string
  /** Four or five, for every type but `number`. */
  readonly options?: readonly ItemText[]
  /** Indexes of the right options (of `order`: all of them in the right sequence), or the number. */
  readonly key: readonly number[] | NumberKey
  /** Why the key is right: shown after the session is finished, never before. */
  readonly why: ItemText
}
