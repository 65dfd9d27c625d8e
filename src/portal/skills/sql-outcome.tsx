// What a query gave: its rows, or why there are none.
// @chunk sql-question
// @offline later
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { QueryOutcome, QueryProblem } from '#formats/sql/run-query.ts'
import { Note } from '#ui/note.tsx'
import { SqlRowsTable } from './sql-tables.tsx'

export function SqlOutcome({ outcome }: { readonly outcome: QueryOutcome }) {
  const { t } = useLingui()
  if ('problem' in outcome)
    return (
      <Note kind="danger">
        <Problem problem={outcome.problem} />
      </Note>
    )
  const { columns, rows, isCut } = outcome
  return (
    <>
      <p className="mb-2 text-13 text-ink-muted">
        {isCut ? (
          <Plural value={rows.length} one="Showing the first row." other="Showing the first # rows." />
        ) : (
          <Plural value={rows.length} _0="No rows" one="# row" other="# rows" />
        )}
      </p>
      <SqlRowsTable name={t`Result`} columns={columns.map((name) => ({ name }))} rows={rows} />
    </>
  )
}

function Problem({ problem: { kind, text } }: { readonly problem: QueryProblem }) {
  if (kind === 'time') return <Trans>Stopped after two seconds. The query may never end: check its joins.</Trans>
  if (kind === 'several') return <Trans>Enter one statement only.</Trans>
  if (kind === 'none') return <Trans>Enter a query first.</Trans>
  if (kind === 'change') return <Trans>Only queries that read data can run. Start with SELECT or WITH.</Trans>
  return (
    <>
      <Trans>SQLite error:</Trans>{' '}
      <code lang="en" translate="no" className="font-mono">
        {text}
      </code>
    </>
  )
}
