// One change that waits.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '#platform/api/error-message.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { useOnline } from '#platform/offline/online.ts'
import type { OutboxRow } from '#platform/offline/outbox-rows.ts'
import { Button } from '#ui/button.tsx'
import { OutboxEdit } from './outbox-edit.tsx'
import { differences, SOMETHING, WHAT, withTexts, writtenFields } from './outbox-labels.ts'

export interface OutboxItemProps {
  readonly row: OutboxRow
  /** A change before it, about the same thing, has to go first. */
  readonly isBehind: boolean
  readonly onRetry: () => Promise<void>
  readonly onDiscard: () => Promise<void>
  readonly onKeepMine: () => Promise<void>
  /** With what the person has mended. */
  readonly onEdit: (body: unknown) => Promise<void>
}

export function OutboxItem({ row, isBehind, onRetry, onDiscard, onKeepMine, onEdit }: OutboxItemProps) {
  const { t, i18n } = useLingui()
  const { date } = useFormats()
  const { state, problem, at, api, endpoint } = row
  const what = i18n._(WHAT[`${api}/${endpoint}`] ?? SOMETHING)
  const hasChoice = state === 'needs-you' && problem?.kind === 'conflict' && problem.current !== undefined
  const fields = state === 'needs-you' ? writtenFields(row.body) : []
  const [isEditing, setEditing] = useState(false)
  const isToday = new Date(at).toDateString() === new Date(useNow()).toDateString()
  return (
    <li aria-label={what} className="grid gap-1 px-4 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{what}</span>
        <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap text-12 text-ink-muted">
          {date(at, isToday ? 'time' : 'dayTime')}
        </time>
      </div>
      <p className={state === 'needs-you' ? 'text-13 text-danger' : 'text-13 text-ink-muted'}>
        <ItemStatus row={row} isBehind={isBehind} />
      </p>
      {hasChoice && <Differences row={row} />}
      {isEditing && state === 'needs-you' ? (
        <OutboxEdit
          label={t`Edit: ${what}`}
          fields={fields}
          onCancel={() => setEditing(false)}
          onSave={(written) => {
            setEditing(false)
            void onEdit(withTexts(row.body, written))
          }}
        />
      ) : (
        state !== 'sending' && (
          <Ways
            what={what}
            hasChoice={hasChoice}
            isBehind={isBehind}
            onEdit={fields.length > 0 ? () => setEditing(true) : undefined}
            onDiscard={onDiscard}
            onKeepMine={onKeepMine}
            onRetry={onRetry}
          />
        )
      )}
    </li>
  )
}

interface WaysProps extends Pick<OutboxItemProps, 'isBehind' | 'onDiscard' | 'onKeepMine' | 'onRetry'> {
  readonly what: string
  /** Mine or theirs. */
  readonly hasChoice: boolean
  readonly onEdit: (() => void) | undefined
}

function Ways({ what, hasChoice, isBehind, onEdit, onDiscard, onKeepMine, onRetry }: WaysProps) {
  const { t } = useLingui()
  return (
    <div className="mt-1 flex flex-wrap justify-end gap-2">
      {onEdit && (
        <Button size="sm" variant="quiet" onPress={onEdit} aria-label={t`Edit: ${what}`}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {hasChoice ? (
        <>
          <Button size="sm" onPress={onDiscard} aria-label={t`Use the other version: ${what}`}>
            <Trans>Use the other version</Trans>
          </Button>
          <Button size="sm" onPress={onKeepMine} aria-label={t`Keep my version: ${what}`}>
            <Trans>Keep my version</Trans>
          </Button>
        </>
      ) : (
        <>
          <Button size="sm" variant="quiet" onPress={onDiscard} aria-label={t`Discard: ${what}`}>
            <Trans>Discard</Trans>
          </Button>
          {!isBehind && (
            <Button size="sm" onPress={onRetry} aria-label={t`Try again: ${what}`}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function ItemStatus({ row: { state, problem, nextAt }, isBehind }: Pick<OutboxItemProps, 'row' | 'isBehind'>) {
  const isOnline = useOnline()
  const { date } = useFormats()
  // Times are to the minute: what is due sooner shows none.
  const next = nextAt - Date.now() > 60_000 && date(nextAt, 'time')
  if (state === 'sending') return <Trans>Sending.</Trans>
  if (state === 'needs-you') {
    if (problem?.kind === 'conflict') return <Trans>This has since been changed elsewhere.</Trans>
    return <Trans>Not accepted: {errorMessage(problem?.message ?? '')}</Trans>
  }
  if (isBehind) return <Trans>Waiting for the previous change.</Trans>
  if (problem?.kind === 'sign-in') return <Trans>Waiting for you to sign in again.</Trans>
  if (!isOnline) return <Trans>Waiting for a connection.</Trans>
  if (!problem) return <Trans>Waiting to send.</Trans>
  return (
    <>
      {problem.kind === 'server' ? (
        <Trans>The portal couldn’t accept this right now.</Trans>
      ) : (
        <Trans>Couldn’t reach the portal.</Trans>
      )}{' '}
      {next ? <Trans>Next attempt at {next}.</Trans> : <Trans>Cairn will try again automatically.</Trans>}
    </>
  )
}

function Differences({ row: { body, problem } }: Pick<OutboxItemProps, 'row'>) {
  const { i18n } = useLingui()
  const found = differences(body, problem?.current)
  if (found.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 rounded-8 bg-surface-sunken px-3 py-2 text-13">
      {found.map(({ field, mine, theirs }) => (
        <div key={field.id} className="contents">
          <dt className="col-span-2 font-medium">{i18n._(field)}</dt>
          <dt className="text-ink-muted">
            <Trans>Your version</Trans>
          </dt>
          <dd className="wrap-anywhere">{mine}</dd>
          <dt className="text-ink-muted">
            <Trans>Other version</Trans>
          </dt>
          <dd className="wrap-anywhere">{theirs}</dd>
        </div>
      ))}
    </dl>
  )
}
