// A query or a program with what it gives on all data of its question, as it is sent.
import type { JsAnswer, ShownJs } from '#contract/portal/js-shapes.ts'
import type { ShownSql, SqlAnswer } from '#contract/portal/sql-shapes.ts'
import { callsOf } from '#formats/js/calls-of.ts'
import { setsOf } from '#formats/sql/sets-of.ts'

/** Undefined where SQLite can't be had. */
export async function answerOfQuery(sql: ShownSql, query: string): Promise<SqlAnswer | undefined> {
  try {
    const { queryRunner } = await import('./query-runner.ts')
    const outcomes = await queryRunner.runOn(setsOf(sql), query)
    return outcomes && { query, results: outcomes.map((outcome) => ('rows' in outcome ? outcome.rows : null)) }
  } catch {
    return undefined
  }
}

/** The same of QuickJS. */
export async function answerOfProgram(js: ShownJs, program: string): Promise<JsAnswer | undefined> {
  try {
    const { programRunner } = await import('./program-runner.ts')
    const outcomes = await programRunner.runOn(callsOf(js), program)
    return outcomes && { program, results: outcomes.map(({ value }) => value ?? null) }
  } catch {
    return undefined
  }
}
