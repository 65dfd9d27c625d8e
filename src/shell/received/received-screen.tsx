// What comes to Cairn from outside, at /open-file: what another app shared, a mailto link, files that were opened with it, or one that is chosen here where
// the device does none of that. Shows it first: nothing is in the workspace before the person confirms. Then it shows where it went, and offers an undo.
// @offline later
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useReason } from '#kit/query/use-reason.ts'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { TransferProgress } from '#kit/transfer/transfer-progress.tsx'
import { ApiError } from '#platform/api/errors.ts'
import { READ_LIMIT_MB as megabytes } from '#platform/forms/read-limit.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { OPENED_ENDINGS } from './places.ts'
import type { ReadCalendar } from './read-opened.ts'
import { namesIn } from './reading.ts'
import { ReadingPreview } from './reading-preview.tsx'
import { SavedList } from './saved-list.tsx'
import { type Received, type Shown, useReceived } from './use-received.ts'

export interface ReceivedScreenProps {
  readonly readCalendar: ReadCalendar
}

export function ReceivedScreen({ readCalendar }: ReceivedScreenProps) {
  const received = useReceived(readCalendar)
  const { state, waiting, open } = received
  useOpenedFiles(open)
  return (
    <div className="mx-auto w-full max-w-180 px-4 pt-5 pb-12 md:px-6 md:pt-8">
      <h1 className="mb-5 font-semibold text-24 tracking-tight">
        <Trans>Received items</Trans>
      </h1>
      <div aria-live="polite">
        <ReceivedContent {...received} />
        {state.is !== 'busy' && waiting[0] !== undefined && <Waiting first={waiting[0]} count={waiting.length} />}
      </div>
      <FileChoice onChoose={(file) => open([file])} isAgain={state.is !== 'empty'} />
    </div>
  )
}

function ReceivedContent({ state, ...decisions }: Received) {
  const { t } = useLingui()
  switch (state.is) {
    case 'empty':
      return null
    case 'busy':
      return state.writing ? (
        <div className="grid justify-items-start gap-4">
          <TransferProgress {...state.writing} />
          <Button onPress={decisions.stop} isDisabled={state.writing.isStopping ?? false}>
            <Trans>Stop</Trans>
          </Button>
        </div>
      ) : (
        <SkeletonRows label={t`Loading received items`} count={3} />
      )
    case 'lost':
      return (
        <Note>
          <Trans>
            This shared item is no longer here. Cairn keeps up to five items for a day, and only for the person who is
            signed in. Share it again.
          </Trans>
        </Note>
      )
    case 'refused':
      return (
        <Note kind="warning">
          <Trans>Another website tried to send something to Cairn. Nothing was saved.</Trans>
        </Note>
      )
    case 'large':
      return (
        <Note kind="danger">
          <Trans>This is too large to share with Cairn. Share less than 50 MB at a time.</Trans>
        </Note>
      )
    case 'failed':
      return (
        <Note kind="danger">
          <Trans>Couldn’t read this. Nothing was changed. Try again.</Trans>
        </Note>
      )
    case 'no-link':
      return (
        <Note kind="danger">
          <Trans>Cairn can’t read this link. Nothing was changed.</Trans>
        </Note>
      )
    default:
      return <Everything shown={state} {...decisions} />
  }
}

function Failure({ cause }: { readonly cause: Error }) {
  const { t } = useLingui()
  const reason = useReason(cause) ?? t`Try again.`
  // What is refused once is refused again.
  const isRefused = cause instanceof ApiError && cause.status === 400
  return (
    <Note kind="danger">
      {isRefused ? (
        <Trans>Cairn can’t import the items still listed here.</Trans>
      ) : (
        <Trans>Couldn’t finish. Nothing was lost. {reason}</Trans>
      )}
    </Note>
  )
}

type EverythingProps = { readonly shown: Shown } & Pick<Received, 'keep' | 'discard' | 'undo'>

function Everything({ shown, keep, discard, undo }: EverythingProps) {
  const { t } = useLingui()
  const { share, readings, unreadable, tooLarge, saved, cause, isStopped = false, isUndone = false } = shown
  return (
    <div className="grid gap-3">
      {cause instanceof Error && <Failure cause={cause} />}
      {isStopped && saved.length === 0 && (
        <Note>
          <Trans>Stopped. Nothing was imported.</Trans>
        </Note>
      )}
      {saved.length > 0 && <SavedList saved={saved} isUndone={isUndone} onUndo={undo} />}
      {unreadable.map((name) => (
        <Note kind="danger" key={name}>
          <Trans>
            <b>{name}</b> has no contacts, tasks, products or emails that Cairn can read.
          </Trans>
          {/\.zip$/i.test(name) && <BackupHint />}
        </Note>
      ))}
      {tooLarge.map((name) => (
        <Note kind="danger" key={name}>
          {t`“${name}” is larger than ${megabytes} MB.`}
        </Note>
      ))}
      {readings.map((named, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called the same, and none ever moves
        <ReadingPreview key={index} {...named} />
      ))}
      {readings.length > 0 && <Decision shown={shown} onKeep={keep} onDiscard={discard} />}
      {share !== undefined && readings.length > 0 && (
        <p className="text-13 text-ink-muted">
          <Trans>Save or discard the shared items. Cairn keeps up to five here for a day.</Trans>
        </p>
      )}
    </div>
  )
}

function BackupHint() {
  return (
    <p className="mt-1">
      <Trans>
        Is this a Cairn backup? Restore it in{' '}
        <Link to="/settings" search={{ section: 'data' }} className="text-accent-text underline">
          Settings, under Data on this device
        </Link>
        .
      </Trans>
    </p>
  )
}

interface DecisionProps {
  readonly shown: Shown
  readonly onKeep: () => Promise<void>
  readonly onDiscard: () => Promise<void>
}

function Decision({ shown: { readings }, onKeep, onDiscard }: DecisionProps) {
  const count = readings.reduce((sum, { reading }) => sum + namesIn(reading).length, 0)
  // What came as a file is imported, and its name is the file's.
  const isImport = readings.every(({ name }) => typeof name === 'string')
  return (
    <div className="flex flex-wrap gap-2">
      {count > 0 && (
        <Button variant="primary" onPress={onKeep}>
          {isImport ? (
            <Plural value={count} one="Import # entry" other="Import # entries" />
          ) : (
            <SaveLabel readings={readings} />
          )}
        </Button>
      )}
      <Button onPress={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  )
}

function SaveLabel({ readings: [first, second] }: { readonly readings: Shown['readings'] }) {
  if (first && !second) {
    if (first.reading.place === 'tasks') return <Trans>Save as a task</Trans>
    if (first.reading.place === 'notes') return <Trans>Save as a note</Trans>
    if (first.reading.place === 'mailbox') return <Trans>Save draft</Trans>
  }
  return <Trans>Save</Trans>
}

function Waiting({ first, count }: { readonly first: string; readonly count: number }) {
  const navigate = useNavigate()
  const review = () => navigate({ to: '/open-file', search: { share: first } })
  return (
    <Note
      className="mt-3"
      action={
        <Button size="sm" onPress={review}>
          <Trans>Review</Trans>
        </Button>
      }
    >
      <Plural value={count} one="# shared item is waiting." other="# shared items are waiting." />
    </Note>
  )
}

function FileChoice({ onChoose, isAgain }: { onChoose: (file: File) => Promise<void>; isAgain: boolean }) {
  const { t } = useLingui()
  return (
    <div className="mt-6">
      <p className="mb-3 max-w-(--prose) text-ink-muted">
        <Trans>
          Import contacts (.vcf), tasks (.ics), products (.csv) or an email (.eml). You’ll review everything first.
        </Trans>
      </p>
      <FileButton label={t`File`} accept={OPENED_ENDINGS.join(',')} onFiles={([file]) => file && void onChoose(file)}>
        {isAgain ? t`Choose another file` : t`Choose a file`}
      </FileButton>
    </div>
  )
}

interface LaunchQueue {
  setConsumer(take: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => void): void
}

/** Where the device opens files with Cairn (Chromium, installed). */
function useOpenedFiles(open: (files: readonly File[]) => Promise<void>): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(({ files }) => {
      if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then((all) => latest.current(all))
    })
  }, [])
}
