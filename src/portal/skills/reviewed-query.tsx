// A question that was worked by a query, after the end: what each point was for, the query with its result, and what is right.
// @chunk sql-question
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewedItem } from '#contract/portal/reviewed-item.ts'
import type { ShownSql, SqlRows } from '#contract/portal/sql-shapes.ts'
import { ItemCode } from './item-code.tsx'
import { PointsGiven } from './points-given.tsx'
import { SqlRowsTable, SqlTables } from './sql-tables.tsx'

export interface ReviewedQueryProps {
  readonly sql: ShownSql
  readonly queried: NonNullable<ReviewedItem['queried']>
}

export function ReviewedQuery({ sql, queried: { points, given, result, rightResult, right } }: ReviewedQueryProps) {
  const { t } = useLingui()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-13">
      <SqlTables tables={sql.tables} />
      <PointsGiven points={points} />
      <h4 className="text-ink-muted">{t`Your answer`}</h4>
      {given === '' ? (
        <p>
          <Trans context="answer">None</Trans>
        </p>
      ) : (
        <>
          <Code>{given}</Code>
          {result === null ? (
            <p>
              <Trans>The query gave no result.</Trans>
            </p>
          ) : (
            <Rows name={t`Your query’s result`} rows={result} />
          )}
        </>
      )}
      <h4 className="text-ink-muted">{t`Example answer`}</h4>
      <Code>{right}</Code>
      <Rows name={t`Correct result`} rows={rightResult} />
    </div>
  )
}

const Code = ({ children }: { children: string }) => (
  <div className="[&>pre]:mb-0">
    <ItemCode>{children}</ItemCode>
  </div>
)

/** Without names: columns count by their positions. */
function Rows({ name, rows }: { name: string; rows: SqlRows }) {
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, index) => ({ name: String(index + 1) }))
  return <SqlRowsTable name={name} columns={columns} rows={rows} />
}
