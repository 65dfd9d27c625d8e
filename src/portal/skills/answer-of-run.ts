// A query or a program with what it gives on all data of its question, as it is sent.
import type { ItemAnswer } from '#contract/portal/evaluation-shapes.ts'
import type { ShownJs } from '#contract/portal/js-shapes.ts'
import type { ShownSql } from '#contract/portal/sql-shapes.ts'
import { callsOf } from '#formats/js/calls-of.ts'
import { setsOf } from '#formats/sql/sets-of.ts'

/** Undefined where SQLite can't be had. */
export async function answerOfQuery(sql: ShownSql, query: string): Promise<Pick<ItemAnswer, 'sql'> | undefined> {
  try {
    const { queryRunner } = await import('./query-runner.ts')
    const outcomes = await queryRunner.runOn(setsOf(sql), query)
    if (!outcomes) return undefined
    const results = outcomes.map((outcome) => ('rows' in outcome ? outcome.rows : null))
    return { sql: { query, results } }
  } catch {
    return undefined
  }
}

/** The same of QuickJS. */
export async function answerOfProgram(js: ShownJs, program: string): Promise<Pick<ItemAnswer, 'js'> | undefined> {
  try {
    const { programRunner } = await import('./program-runner.ts')
    const outcomes = await programRunner.runOn(callsOf(js), program)
    return outcomes && { js: { program, results: outcomes.map(({ value }) => value ?? null) } }
  } catch {
    return undefined
  }
}
