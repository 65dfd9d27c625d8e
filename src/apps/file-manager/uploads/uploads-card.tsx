// What is being uploaded: how far each file is, with pause and cancel; what could not be uploaded stays until it is tried again or taken off.
// @chunk files-menus
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { kindOfName } from '#contract/apps/file-names.ts'
import { returnFocusToList } from '#kit/list/list-focus.ts'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { useFocusRestore } from '#ui/use-focus-restore.ts'
import { KINDS } from '../kinds.ts'
import {
  cancelUploads,
  clearUploads,
  pauseUpload,
  resumeUploads,
  SMALL_BYTES,
  type Upload,
  uploadStore,
} from './upload-queue.ts'
import { useOnUploaded } from './use-upload.ts'

/** So many are shown; the rest is counted. */
const SHOWN = 5

export default function UploadsCard() {
  const uploads = useSyncExternalStore(uploadStore.subscribe, uploadStore.read)
  const open = uploads.filter(({ state, isCancelled }) => state !== 'done' && !isCancelled)
  return open.length > 0 && <Card open={open} />
}

function Card({ open }: { readonly open: readonly Upload[] }) {
  const { t } = useLingui()

  const card = useRef<HTMLElement>(null)
  const hasFocus = useRef(false)
  useFocusRestore(card)
  // With its last entry it goes, whose button may have the focus.
  useEffect(
    () => () => {
      if (hasFocus.current) returnFocusToList()
    },
    [],
  )
  const resume = useResume()
  const shown = open.slice(0, SHOWN)
  return (
    <section
      ref={card}
      tabIndex={-1}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
      aria-label={t`Uploads`}
      className="mx-4 mt-4 rounded-12 border border-line bg-surface-raised md:mx-6 print:hidden"
    >
      <Head open={open} onResume={resume} />
      <ul>
        {shown.map((upload) => (
          <Row key={upload.id} upload={upload} onResume={() => resume([upload])} />
        ))}
      </ul>
      {open.length > SHOWN && (
        <p className="border-line-soft border-t px-4 py-2 text-13 text-ink-muted">
          <Plural value={open.length - SHOWN} one="and # more" other="and # more" />
        </p>
      )}
    </section>
  )
}

interface HeadProps {
  readonly open: readonly Upload[]
  readonly onResume: (uploads: readonly Upload[]) => void
}

function Head({ open, onResume }: HeadProps) {
  const { t } = useLingui()
  const failed = open.filter(({ state }) => state === 'failed')
  const left = open.length - failed.length
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 ps-4 pe-2">
      <h2 className="me-auto font-medium">
        {left > 0
          ? plural(left, { one: 'Uploading # file', other: 'Uploading # files' })
          : plural(failed.length, { one: '# file wasn’t uploaded', other: '# files weren’t uploaded' })}
      </h2>
      {failed.length > 0 && (
        <Button variant="quiet" size="sm" onPress={() => onResume(failed)}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {left > 0 ? (
        <Button variant="quiet" size="sm" onPress={() => cancelUploads(open.map(({ id }) => id))}>
          <Trans>Cancel all</Trans>
        </Button>
      ) : (
        <IconButton icon="x-mark" size="sm" label={t`Close`} onPress={clearUploads} />
      )}
    </div>
  )
}

function useResume(): (uploads: readonly Upload[]) => void {
  const client = useQueryClient()
  const onUploaded = useOnUploaded(useAction())
  return (uploads) =>
    resumeUploads(
      uploads.map(({ id }) => id),
      client,
      onUploaded,
    )
}

function Row({ upload, onResume }: { readonly upload: Upload; readonly onResume: () => void }) {
  const { t } = useLingui()
  const { id, path, file, state, sent } = upload
  const isLarge = file.size > SMALL_BYTES
  return (
    <li className="grid min-h-11 grid-cols-[20px_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-line-soft border-t py-1.5 ps-4 pe-2">
      <Icon name={KINDS[kindOfName(path).type].icon} className="text-ink-muted" />
      <span className="truncate">{path}</span>
      <Figure upload={upload} />
      <span className="flex">
        {isLarge && state === 'sending' && (
          <IconButton icon="pause" size="sm" label={t`Pause uploading “${path}”`} onPress={() => pauseUpload(id)} />
        )}
        {state === 'paused' && (
          <IconButton icon="play" size="sm" label={t`Continue uploading “${path}”`} onPress={onResume} />
        )}
        {(isLarge || state !== 'sending') && (
          <IconButton
            icon="x-mark"
            size="sm"
            label={t`Cancel uploading “${path}”`}
            onPress={() => cancelUploads([id])}
          />
        )}
      </span>
      {isLarge && (state === 'sending' || state === 'paused') && (
        <ProgressBar label={path} isLabelHidden value={sent} max={file.size} className="col-start-2 col-end-4 mt-1" />
      )}
    </li>
  )
}

function Figure({ upload: { file, state, sent, failure } }: { readonly upload: Upload }) {
  const { t } = useLingui()
  const formatBytes = useByteFormat()
  const [done, all] = [formatBytes(sent), formatBytes(file.size)]
  const failures = {
    full: t`No space left on this device`,
    unreadable: t`Couldn’t read this file`,
    other: t`Couldn’t upload`,
  }
  const states = {
    waiting: t`Waiting, ${all}`,
    sending: t`${done} of ${all}`,
    paused: t`Paused, ${done} of ${all}`,
    done: all,
    failed: failures[failure ?? 'other'],
  }
  return (
    <span
      className={state === 'failed' ? 'text-13 text-danger' : 'whitespace-nowrap text-13 text-ink-muted tabular-nums'}
    >
      {states[state]}
    </span>
  )
}
