// A file as it looks or sounds: image, PDF, text, Markdown, table, sound or video. What cannot be shown has a message.
// @chunk file-preview
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { MarkdownText } from '#kit/text/markdown-text.tsx'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type PreviewKind, type PreviewSource, previewKind, READ_AT_ONCE, TEXT_SHOWN } from './preview-kind.ts'
import { TablePreview } from './table-preview.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { readBytes, readText, useBlobUrl, useLoaded } from './use-loaded.ts'

export interface FilePreviewProps {
  readonly source: PreviewSource
  /** In a dialog of its own. */
  readonly isLarge?: boolean
}

export default function FilePreview({ source, isLarge = false }: FilePreviewProps) {
  const kind = previewKind(source)
  const [isWanted, setWanted] = useState(false)
  const format = useByteFormat()
  const size = format(source.size)
  if (kind === undefined)
    return <Plain>{<Trans>There’s no preview for this type of file. Download it to open it.</Trans>}</Plain>
  if (source.size > READ_AT_ONCE && !isWanted)
    return (
      <Plain>
        <Button size="sm" onPress={() => setWanted(true)}>
          <Trans>Show the preview ({size})</Trans>
        </Button>
      </Plain>
    )
  if (kind === 'csv') return <Table key={source.version} source={source} isLarge={isLarge} />
  return kind === 'text' || kind === 'markdown' ? (
    <TextPreview key={source.version} source={source} kind={kind} isLarge={isLarge} />
  ) : (
    <MediaPreview key={source.version} source={source} kind={kind} isLarge={isLarge} />
  )
}

interface PartProps {
  readonly source: PreviewSource
  readonly kind: PreviewKind
  readonly isLarge: boolean
}

function Table({ source, isLarge }: Omit<PartProps, 'kind'>) {
  const { data, error, refetch } = useLoaded(source, readBytes)
  if (error) return <Failed onRetry={refetch} />
  if (data === undefined) return <Waiting />
  return <TablePreview bytes={data} isLarge={isLarge} />
}

function TextPreview({ source, kind, isLarge }: PartProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useLoaded(source, readText)
  if (error) return <Failed onRetry={refetch} />
  if (data === undefined) return <Waiting />
  const isCut = data.length > TEXT_SHOWN
  const shown = isCut ? data.slice(0, TEXT_SHOWN) : data
  if (data === '')
    return (
      <Plain>
        <Trans>This file is empty.</Trans>
      </Plain>
    )
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by key
      tabIndex={0}
      role="region"
      aria-label={t`Preview of ${source.name}`}
      className={cx(
        'overflow-auto rounded-12 border border-line bg-surface-raised p-4 text-13',
        isLarge ? 'max-h-[70dvh]' : 'max-h-96',
      )}
    >
      {kind === 'markdown' ? (
        <MarkdownText text={shown} />
      ) : (
        <pre className="whitespace-pre-wrap wrap-anywhere font-mono text-12">{shown}</pre>
      )}
      {isCut && (
        <p className="mt-3 text-ink-muted">
          <Trans>Only the beginning is shown. Download the file to read it all.</Trans>
        </p>
      )}
    </div>
  )
}

const asBlob = (blob: Blob) => Promise.resolve(blob)

function MediaPreview({ source, kind, isLarge }: PartProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useLoaded(source, asBlob)
  const url = useBlobUrl(data, source.type)
  const [isBroken, setBroken] = useState(false)
  const { name } = source
  if (error) return <Failed onRetry={refetch} />
  if (isBroken)
    return (
      <Plain>
        <Trans>This browser can’t show the file. Download it to open it.</Trans>
      </Plain>
    )
  if (url === undefined) return <Waiting />
  const broken = () => setBroken(true)
  if (kind === 'image')
    return (
      <Plain>
        <img
          src={url}
          alt={t`Preview of ${name}`}
          onError={broken}
          className={cx('mx-auto max-w-full rounded-4 object-contain', isLarge ? 'max-h-[70dvh]' : 'max-h-72')}
        />
      </Plain>
    )
  if (kind === 'pdf') return <PdfPreview url={url} name={name} isLarge={isLarge} />
  if (kind === 'audio')
    return (
      <Plain>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a person's own file: there are no captions to give */}
        <audio controls src={url} aria-label={name} onError={broken} className="w-full" />
      </Plain>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a person's own file: there are no captions to give
    <video
      controls
      playsInline
      src={url}
      aria-label={name}
      onError={broken}
      className={cx('w-full rounded-12 bg-surface-sunken', isLarge ? 'max-h-[70dvh]' : 'max-h-72')}
    />
  )
}

function PdfPreview({
  url,
  name,
  isLarge,
}: {
  readonly url: string
  readonly name: string
  readonly isLarge: boolean
}) {
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  useKeptFocus(frame)
  // Phones have no viewer within a page.
  if (!navigator.pdfViewerEnabled)
    return (
      <Plain>
        <Trans>This browser can’t show PDF files in the page. Download the file to open it.</Trans>
      </Plain>
    )
  return (
    <iframe
      ref={frame}
      src={`${url}#toolbar=${isLarge ? 1 : 0}&navpanes=0&view=FitH`}
      title={t`Preview of ${name}`}
      className={cx('w-full rounded-12 border border-line bg-surface-sunken', isLarge ? 'h-[70dvh]' : 'h-96')}
    />
  )
}

const Plain = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid min-h-24 place-items-center rounded-12 bg-surface-sunken p-4 text-center text-13 text-ink-muted">
    {children}
  </div>
)

const Waiting = () => <Skeleton className="h-48 w-full rounded-12" />

function Failed({ onRetry }: { readonly onRetry: () => unknown }) {
  const { t } = useLingui()
  return <ErrorState title={t`Couldn’t load the preview.`} onRetry={onRetry} className="m-0" />
}
