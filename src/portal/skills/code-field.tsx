// Where a query or a program is written and run: a plain field for text, so that keys do what they do anywhere; Tab leaves it.
// @chunk runners
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { RunnerState } from './use-runner.ts'

export interface CodeFieldProps {
  readonly label: string
  readonly text: string
  readonly rows: number
  readonly longest: number
  readonly problem: string | undefined
  readonly state: RunnerState
  /** Shown while what runs it is loaded, and where it can't be had. */
  readonly loading: ReactNode
  readonly unavailable: ReactNode
  /** Its result, announced as soon as it is there. */
  readonly said: ReactNode
  /** Further content. */
  readonly children?: ReactNode
  onChange(text: string): void
  onRun(): Promise<void>
  onAgain(): void
  /** Another question in place of this one. */
  onReplace(): void
}

export function CodeField(props: CodeFieldProps) {
  const { label, text, rows, longest, problem, state, said, children, onChange, onRun } = props
  const { t } = useLingui()
  const shown = useRef<HTMLDivElement>(null)
  // The bar at the foot covers what is below the field.
  useEffect(() => {
    if (said) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [said])
  const start = async () => {
    if (state === 'ready' && text.trim() !== '') await onRun()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void start()
  }
  return (
    <>
      <TextArea
        label={label}
        description={t`Press Ctrl+Enter to run the code.`}
        error={problem}
        value={text}
        rows={rows}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        onChange={onChange}
        onKeyDown={onKeyDown}
        className="[&_textarea]:font-mono"
      />
      <Runs {...props} start={start} />
      <div ref={shown} className="grid scroll-mb-36 grid-cols-[minmax(0,1fr)] gap-3">
        <div role="status" className="grid grid-cols-[minmax(0,1fr)]">
          {said}
        </div>
        {children}
      </div>
    </>
  )
}

function Runs({
  text,
  state,
  loading,
  unavailable,
  onAgain,
  onReplace,
  start,
}: CodeFieldProps & { start: () => Promise<void> }) {
  if (state === 'unavailable')
    return (
      <Note kind="warning" icon="signal-slash">
        <p>{unavailable}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onPress={onAgain}>
            <Trans>Try again</Trans>
          </Button>
          <Button size="sm" onPress={onReplace}>
            <Trans>Switch to another question</Trans>
          </Button>
        </div>
      </Note>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        icon="play"
        onPress={start}
        isPending={state === 'running'}
        isDisabled={state === 'loading' || text.trim() === ''}
      >
        <Trans>Run</Trans>
      </Button>
      <p role="status" className="text-13 text-ink-muted">
        {state === 'loading' && loading}
      </p>
    </div>
  )
}
