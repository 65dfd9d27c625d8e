/**
 * The shape in which the writers of an item bank give an item that is worked rather than chosen: a family of tasks, each a pure function of a seed. What it answers
 * holds the task as a person sees it and, apart from that, the hidden checks. Read by the secret store of the evaluation alone, never by the page.
 */
import type { SqlRows, SqlTable } from '#contract/portal/sql-shapes.ts'
import type { EditTask, SortingTask } from '#seed/items/desk-task.ts'
import type { JsonValue } from '#seed/items/javascript/program-data.ts'
import type { ItemText } from '#seed/items/source-item.ts'

export type WorkedItem = SheetItem | QueryItem | ProgramItem | SortingItem | EditItem

interface WorkedFields {
  /** The skill's short name, `w` and two digits: `spreadsheets-w01`. */
  readonly id: string
  readonly family: string
  /** One of the four topics of the skill. */
  readonly topic: string
  /** Two raters' blind ratings, for each point in the sequence of the points: how hard it is to get that many. 1 to 5, as of items that are chosen. */
  readonly difficulty: readonly (readonly [number, number])[]
  /** The time a careful person needs, in seconds. */
  readonly seconds: number
}

/** Formulas are written into some cells of a small sheet. */
export interface SheetItem extends WorkedFields {
  readonly type: 'sheet'
  /** The same seed makes the same task. */
  variant(seed: number): SheetTask
}

/** A query is written for some small tables. */
export interface QueryItem extends WorkedFields {
  readonly type: 'sql'
  /** The same seed makes the same task. */
  variant(seed: number): QueryTask
}

/** Emails are put into folders. */
export interface SortingItem extends WorkedFields {
  readonly type: 'sorting'
  /** The same seed makes the same task. */
  variant(seed: number): SortingTask
}

/** A text is edited in place, sentence by sentence. */
export interface EditItem extends WorkedFields {
  readonly type: 'edit'
  /** The same seed makes the same task. */
  variant(seed: number): EditTask
}

export interface QueryTask {
  readonly stem: ItemText
  /** As they are shown. */
  readonly tables: readonly SqlTable[]
  /** Other rows of the same tables, in their sequence. */
  readonly others: readonly (readonly SqlRows[])[]
  /** What is right on the tables that are shown, then on each of the others: worked out without any SQL. */
  readonly expected: readonly SqlRows[]
  /** What is given credit for, one point each. Never shown before the end. */
  readonly points: readonly QueryPoint[]
  /** A query that gets every point. */
  readonly solution: string
  /** What somebody may write who gets one point, then two, and so on below all of them: for tests. */
  readonly partial: readonly string[]
  readonly why: ItemText
}

/** A point is given where the rows are right on each of these sets: never on those that are shown alone. */
export interface QueryPoint {
  readonly label: ItemText
  /** Places in `expected`, from 1. */
  readonly sets: readonly number[]
  /** The sequence of the rows counts too. */
  readonly isOrdered?: true
}

/** A function is written in JavaScript. */
export interface ProgramItem extends WorkedFields {
  readonly type: 'js'
  /** The same seed makes the same task. */
  variant(seed: number): ProgramTask
}

export interface ProgramTask {
  readonly stem: ItemText
  /** The function by its name and parameters, with nothing in it. */
  readonly start: string
  /** Calls that are shown with what they should give. */
  readonly examples: readonly ProgramCase[]
  /** Other calls, which tell whether it is right: worked out without the solution. */
  readonly others: readonly ProgramCase[]
  /** What is given credit for, one point each. Never shown before the end. */
  readonly points: readonly ProgramPoint[]
  /** A program that gets every point. */
  readonly solution: string
  /** What somebody may write who gets one point, then two, and so on below all of them: for tests. */
  readonly partial: readonly string[]
  readonly why: ItemText
}

export interface ProgramCase {
  /** JavaScript: what its last expression gives is compared, or what that promises. */
  readonly call: string
  readonly wanted: JsonValue
}

/** A point is given where each of these calls gives what it should: never one that is shown. */
export interface ProgramPoint {
  readonly label: ItemText
  /** Places in `others`. */
  readonly calls: readonly number[]
}

export interface SheetTask {
  readonly stem: ItemText
  readonly cells: readonly SheetCell[]
  readonly targets: readonly SheetTarget[]
  /** What is given credit for, one point each. Never shown before the end, and what they are checked with never at all. */
  readonly points: readonly SheetPoint[]
  /** Formulas that get every point, by the names of the targets. */
  readonly solution: Readonly<Record<string, ItemText>>
  /** What somebody may write who gets one point, then two, and so on below all of them: for samples, simulations and tests. */
  readonly partial: readonly Readonly<Record<string, string>>[]
  readonly why: ItemText
}

export type SheetValue = number | string | null

export interface SheetCell {
  readonly at: string
  /** In both languages where it is a heading, which no formula reads. */
  readonly value: number | string | ItemText
  /** `money`: with two decimals. */
  readonly format?: 'percent' | 'money'
}

export interface SheetTarget {
  readonly at: string
  /** What is to be worked out there. */
  readonly label: ItemText
  readonly format?: 'percent' | 'money'
  /** The formula is copied down to this row of its column. */
  readonly lastRow?: number
}

/** A point is given where every case comes out as expected: on other data than those that are shown, so that no typed number does it. */
export interface SheetPoint {
  readonly label: ItemText
  readonly cases: readonly SheetCase[]
}

export interface SheetCase {
  /** Cells that are other than those shown. */
  readonly data: Readonly<Record<string, SheetValue>>
  /** By the names of cells: targets, or cells that they are copied to. */
  readonly expected: Readonly<Record<string, number | string>>
}
