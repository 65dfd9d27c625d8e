// Where a question is worked by a query: the tables to read, the query, and what it gives.
// @chunk sql-question
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LONGEST_QUERY, type ShownSql } from '#contract/portal/sql-shapes.ts'
import type { QueryOutcome } from '#formats/sql/run-query.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { bringSqlite, leaveSqlite, runOn } from './query-runner.ts'
import { SqlOutcome } from './sql-outcome.tsx'
import { SqlTables } from './sql-tables.tsx'

export interface SqlInputProps {
  readonly sql: ShownSql
  readonly query: string
  readonly problem: string | undefined
  onChange(query: string): void
  /** Another question in place of this one. */
  onReplace(): void
}

type State = 'loading' | 'ready' | 'running' | 'unavailable'

/** SQLite is brought while somebody reads the question. */
function useSqlite() {
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    let isHere = true
    void bringSqlite().then((isReady) => {
      if (isHere) setState(isReady ? 'ready' : 'unavailable')
    })
    return () => {
      isHere = false
    }
  }, [])
  useEffect(() => leaveSqlite, [])
  return {
    state,
    async again() {
      setState('loading')
      setState((await bringSqlite()) ? 'ready' : 'unavailable')
    },
    async run(sql: ShownSql, query: string): Promise<QueryOutcome | undefined> {
      setState('running')
      const outcomes = await runOn([sql.tables], query)
      setState(outcomes ? 'ready' : 'unavailable')
      return outcomes?.[0]
    },
  }
}

export function SqlInput({ sql, query, problem, onChange, onReplace }: SqlInputProps) {
  const { t } = useLingui()
  const { state, run, again } = useSqlite()
  const [outcome, setOutcome] = useState<QueryOutcome>()
  const shown = useRef<HTMLDivElement>(null)
  // The bar at the foot covers what is below the query.
  useEffect(() => {
    if (outcome) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  const start = async () => {
    if (state === 'ready' && query.trim() !== '') setOutcome(await run(sql, query))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void start()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SqlTables tables={sql.tables} />
      <p className="text-13 text-ink-muted">
        <Trans>
          SQLite runs your query for up to two seconds. Your answer is also checked on other rows, so typing the values
          isn’t enough. Each correct part counts.
        </Trans>
      </p>
      <TextArea
        label={t`Your query`}
        description={t`Press Ctrl+Enter to run it.`}
        error={problem}
        value={query}
        rows={6}
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        onChange={onChange}
        onKeyDown={onKeyDown}
        className="[&_textarea]:font-mono"
      />
      {state === 'unavailable' ? (
        <Note kind="warning" icon="signal-slash">
          <p>
            <Trans>
              Couldn’t load SQLite, which needs a connection the first time. Try again, or take another question. This
              one won’t count, and this evaluation will have no more query questions.
            </Trans>
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onPress={again}>
              <Trans>Try again</Trans>
            </Button>
            <Button size="sm" onPress={onReplace}>
              <Trans>Take another question</Trans>
            </Button>
          </div>
        </Note>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            icon="play"
            onPress={start}
            isPending={state === 'running'}
            isDisabled={state === 'loading' || query.trim() === ''}
          >
            <Trans>Run</Trans>
          </Button>
          <p role="status" className="text-13 text-ink-muted">
            {state === 'loading' && <Trans>Loading SQLite…</Trans>}
          </p>
        </div>
      )}
      <div ref={shown} role="status" className="grid scroll-mb-36 grid-cols-[minmax(0,1fr)]">
        {outcome && <SqlOutcome outcome={outcome} />}
      </div>
    </div>
  )
}
