// Brings a file in, or several at once, in two steps: what it would change first, with nothing written; then all of it, as one action that can be undone.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isTooLarge, READ_LIMIT_MB as megabytes } from '#platform/forms/read-limit.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Dialog, type DialogProps } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { FileButton } from './file-button.tsx'
import { TooLarge } from './too-large.tsx'
import { ReadingProgress, TransferProgress } from './transfer-progress.tsx'
import { type Transfers, useTransfer } from './use-transfer.ts'

/** Why a file is refused, in words for the person: thrown by `read`. */
export class FileRefusal extends Error {}

export interface ImportDialogProps<Preview> extends Pick<DialogProps, 'size'> {
  readonly title: string
  readonly description?: (preview: Preview) => ReactNode
  /** What the file is, for assistive technology: 'Calendar file'. */
  readonly fileLabel: string
  readonly accept: string
  /** Beside the button, until a file is chosen. */
  readonly hint: string
  /** Null: the person chooses one. */
  readonly file: File | null
  /** Those that came along with it. */
  readonly others?: readonly File[]
  /** Several can be chosen. */
  readonly isMultiple?: boolean
  /** The file was made by the app itself: no other is chosen. */
  readonly isGiven?: boolean
  /**
   * The dry run. What it throws besides a FileRefusal is a file that could not be read.
   * @param files all that were chosen, the first one too
   * @param onProgress called, where it takes long, with the share that is read, from 0 to 1
   */
  readonly read: (
    file: File,
    signal: AbortSignal,
    files: readonly File[],
    onProgress: (share: number) => void,
  ) => Promise<Preview>
  /** What else decides the result: the file is read again when it changes. */
  readonly choices?: string
  /** Those choices, above what it would change. */
  readonly options?: ReactNode
  /** What the columns of a table are, also where it is refused: that may be why. */
  readonly columns?: (file: File) => ReactNode
  /** Whoever reads it knows how large it may be. Default: as large as a page can read at once. */
  readonly hasOwnLimit?: boolean
  readonly canApply: (preview: Preview) => boolean
  readonly applyLabel: (preview: Preview | undefined) => ReactNode
  /** What of it no call takes, by name: it is listed and left out. */
  readonly tooLarge?: (preview: Preview) => readonly string[]
  /** Closes the dialog once it is done; false: it stays. The progress of what it writes with `run` is shown, and it can be stopped. */
  readonly onApply: (preview: Preview, file: File, run: Transfers['run']) => unknown
  readonly onClose: () => void
  /** Shown while the file is read or imported by other calls. */
  readonly progress?: (isApplying: boolean) => ReactNode
  /** What it would change. */
  readonly children: (preview: Preview) => ReactNode
}

const NO_FILES: readonly File[] = []

export function ImportDialog<Preview>(props: ImportDialogProps<Preview>) {
  const { title, description, size, options, columns, progress, tooLarge } = props
  const { canApply, applyLabel, onClose, children } = props
  const [files, setFiles] = useState<readonly File[]>(() =>
    props.file ? [props.file, ...(props.others ?? [])] : NO_FILES,
  )
  const [file = null] = files
  const { preview, refusal, share } = usePreview(files, props)
  const isReading = file !== null && preview === undefined && refusal === undefined
  const count = files.length
  const name = count > 1 ? plural(count, { one: '# file', other: '# files' }) : file?.name
  const refusalId = useId()
  const { transfers, isApplying, apply } = useApplying(preview, file, props)
  const showsProgress = transfers.progress !== undefined || (isApplying && progress !== undefined)
  return (
    <Dialog
      isOpen
      title={title}
      description={preview !== undefined && description?.(preview)}
      {...(size && { size })}
      isDismissable={!isApplying}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Foot
          transfers={transfers}
          isApplying={isApplying}
          isReady={preview !== undefined && canApply(preview)}
          onApply={apply}
          onCancel={onClose}
        >
          {applyLabel(preview)}
        </Foot>
      }
    >
      <ChosenFile
        {...props}
        file={file}
        name={name}
        refusalId={refusal === undefined ? undefined : refusalId}
        onFiles={setFiles}
      />
      <Refusal id={refusalId}>{refusal}</Refusal>
      {file !== null && columns?.(file)}
      {file !== null && refusal === undefined && options}
      {isReading && share !== undefined && <ReadingProgress name={name ?? ''} share={share} />}
      {(isReading || isApplying) && progress?.(isApplying)}
      {transfers.progress && <TransferProgress {...transfers.progress} />}
      {preview !== undefined && !showsProgress && (
        <div className="mt-4 space-y-4" aria-live="polite">
          <TooLarge names={tooLarge?.(preview) ?? []} />
          {children(preview)}
        </div>
      )}
    </Dialog>
  )
}

function useApplying<Preview>(
  preview: Preview | undefined,
  file: File | null,
  { onApply, onClose }: Pick<ImportDialogProps<Preview>, 'onApply' | 'onClose'>,
) {
  const [isApplying, setApplying] = useState(false)
  const transfers = useTransfer()
  const apply = async () => {
    if (preview === undefined || file === null) return
    setApplying(true)
    const isDone = await onApply(preview, file, transfers.run)
    setApplying(false)
    if (isDone !== false) onClose()
  }
  return { transfers, isApplying, apply }
}

interface FootProps {
  readonly transfers: Transfers
  readonly isApplying: boolean
  /** There is something to apply. */
  readonly isReady: boolean
  readonly onApply: () => void
  readonly onCancel: () => void
  /** The button's label. */
  readonly children: ReactNode
}

function Foot({ transfers: { progress, stop }, isApplying, isReady, onApply, onCancel, children }: FootProps) {
  return (
    <>
      {progress ? (
        <Button onPress={stop} isDisabled={progress.isStopping}>
          <Trans>Stop</Trans>
        </Button>
      ) : (
        <Button onPress={onCancel} isDisabled={isApplying}>
          <Trans>Cancel</Trans>
        </Button>
      )}
      <Button variant="primary" isPending={isApplying} isDisabled={!isReady} onPress={onApply}>
        {children}
      </Button>
    </>
  )
}

function Refusal({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div role="alert">
      {children !== undefined && (
        <Note kind="danger" className="mt-4">
          <span id={id}>{children}</span>
        </Note>
      )}
    </div>
  )
}

interface ChosenFileProps
  extends Pick<ImportDialogProps<never>, 'fileLabel' | 'accept' | 'hint' | 'file' | 'isGiven' | 'isMultiple'> {
  /** Of what is chosen. */
  readonly name: string | undefined
  readonly refusalId: string | undefined
  readonly onFiles: (files: readonly File[]) => void
}

function ChosenFile(props: ChosenFileProps) {
  const { fileLabel, accept, hint, file, name, isGiven, isMultiple = false, refusalId, onFiles } = props
  const { t } = useLingui()
  // The hint is read whole, beside the button or below it.
  const content = (
    <span className={cx('min-w-0 flex-1 text-ink-muted', name === undefined ? 'basis-52' : 'truncate')}>
      {name ?? hint}
    </span>
  )
  if (isGiven) return <p className="flex text-13">{content}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <FileButton
        label={fileLabel}
        accept={accept}
        isMultiple={isMultiple}
        refusalId={refusalId}
        onFiles={(chosen) => chosen.length > 0 && onFiles(chosen)}
      >
        {isMultiple
          ? file
            ? t`Choose other files`
            : t`Choose files`
          : file
            ? t`Choose another file`
            : t`Choose a file`}
      </FileButton>
      {content}
    </div>
  )
}

interface Seen<Preview> {
  readonly of: readonly File[]
  readonly choices: string | undefined
  readonly preview?: Preview
  readonly refusal?: string
  /** Which share is read. */
  readonly share?: number
}

type Reading<Preview> = Pick<ImportDialogProps<Preview>, 'read' | 'choices' | 'hasOwnLimit'>

function usePreview<Preview>(
  files: readonly File[],
  { read, choices, hasOwnLimit }: Reading<Preview>,
): Partial<Seen<Preview>> {
  const { t } = useLingui()
  const [seen, setSeen] = useState<Seen<Preview>>()
  const large = files.find(isTooLarge)
  const name = large?.name ?? ''
  const refusals = {
    tooLarge: t`“${name}” is larger than ${megabytes} MB.`,
    unreadable: t`Couldn’t read this file. Choose it again.`,
  }
  // What is present when the file is chosen is what it is compared with.
  const latest = useRef({ read, refusals })
  useEffect(() => {
    latest.current = { read, refusals }
  })
  useEffect(() => {
    const [file] = files
    if (!file) return
    const reading = new AbortController()
    const { signal } = reading
    const show = (part: Omit<Seen<Preview>, 'of' | 'choices'>) =>
      !signal.aborted && setSeen({ of: files, choices, ...part })
    const now = latest.current
    if (!hasOwnLimit && files.some(isTooLarge)) show({ refusal: now.refusals.tooLarge })
    else
      now
        .read(file, signal, files, (share) => show({ share }))
        .then(
          (preview) => show({ preview }),
          (error: unknown) => show({ refusal: error instanceof FileRefusal ? error.message : now.refusals.unreadable }),
        )
    return () => reading.abort()
  }, [files, choices, hasOwnLimit])
  return seen?.of === files && seen?.choices === choices && seen ? seen : {}
}
