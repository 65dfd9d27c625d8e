// Where a question is worked by a query: the tables to read, the query, and what it gives.
// @chunk sql-question
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { LONGEST_QUERY, type ShownSql } from '#contract/portal/sql-shapes.ts'
import type { QueryOutcome } from '#formats/sql/run-query.ts'
import { CodeField } from './code-field.tsx'
import { queryRunner } from './query-runner.ts'
import { SqlOutcome } from './sql-outcome.tsx'
import { SqlTables } from './sql-tables.tsx'
import { useRunner } from './use-runner.ts'

export interface SqlInputProps {
  readonly sql: ShownSql
  readonly query: string
  readonly problem: string | undefined
  onChange(query: string): void
  /** Another question in place of this one. */
  onReplace(): void
}

export function SqlInput({ sql, query, problem, onChange, onReplace }: SqlInputProps) {
  const { t } = useLingui()
  const { state, run, again } = useRunner(queryRunner)
  const [outcome, setOutcome] = useState<QueryOutcome>()
  // The same as long as the outcome is: only a new one is scrolled to.
  const said = useMemo(() => outcome && <SqlOutcome outcome={outcome} />, [outcome])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SqlTables tables={sql.tables} />
      <p className="text-13 text-ink-muted">
        <Trans>
          SQLite runs your query for up to two seconds. We also test your answer on other rows, so typing the values
          isn’t enough. Each correct part counts.
        </Trans>
      </p>
      <CodeField
        label={t`Your query`}
        text={query}
        rows={6}
        longest={LONGEST_QUERY}
        problem={problem}
        state={state}
        loading={<Trans>Loading SQLite…</Trans>}
        unavailable={
          <Trans>
            Couldn’t load SQLite, which needs a connection the first time. Try again, or switch to another question.
            This one won’t count, and this evaluation will have no more SQL questions.
          </Trans>
        }
        onChange={onChange}
        onRun={async () => setOutcome((await run([sql.tables], query))?.[0])}
        onAgain={again}
        onReplace={onReplace}
        said={said}
      />
    </div>
  )
}
