/** What tasks with queries have in common: their tables out of typed data, and words that are the same in both languages. */
import type { SqlRows, SqlTable } from '#contract/portal/sql-shapes.ts'
import type { QueryTask } from '#seed/items/worked-item.ts'

type Column = SqlTable['columns'][number]

export interface QueryTable<Data> {
  readonly name: string
  readonly columns: readonly Column[]
  rowsOf(data: Data): SqlRows
}

export const whole = (name: string): Column => ({ name, type: 'INTEGER' })
export const text = (name: string): Column => ({ name, type: 'TEXT' })
export const day = (name: string): Column => ({ name, type: 'DATE' })

/** @param sets the one that is shown first @param answer what is right on a set */
export const dataOf = <Data>(
  tables: readonly QueryTable<Data>[],
  [shown, ...others]: readonly [Data, ...Data[]],
  answer: (data: Data) => SqlRows,
): Pick<QueryTask, 'tables' | 'others' | 'expected'> => ({
  tables: tables.map(({ name, columns, rowsOf }) => ({ name, columns: [...columns], rows: rowsOf(shown) })),
  others: others.map((data) => tables.map(({ rowsOf }) => rowsOf(data))),
  expected: [shown, ...others].map(answer),
})

/** Alphabetically as SQLite does, by code: all words here are plain enough for it to be what a person expects. */
export const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

export const PEOPLE = ['Adam', 'Clara', 'Emma', 'Hugo', 'Jules', 'Karim', 'Lola', 'Nadia', 'Oscar', 'Sarah'] as const
export const PRODUCTS = [
  ...['Album', 'Cactus', 'Carafe', 'Globe', 'Kayak', 'Microphone'],
  ...['Parasol', 'Piano', 'Puzzle', 'Radio', 'Sofa', 'Table'],
] as const
export const CATEGORIES = ['art', 'audio', 'camping', 'cuisine', 'sport'] as const
export const DEPARTMENTS = ['Design', 'Finance', 'Marketing', 'Production', 'Support', 'Transport'] as const
