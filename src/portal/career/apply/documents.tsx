// The documents of an application: those the person has already, new ones by button or drop, each checked before it is sent.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import { type CareerDocument, DOCUMENT_LIMIT, DOCUMENT_TYPES } from '#contract/portal/application-drafts.ts'
import type { DocumentKind, JobTextRow } from '#contract/portal/job-shapes.ts'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { usePortal } from '#platform/offline/can-do-now.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { useOnline } from '#platform/offline/online.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useAddDocuments } from './use-add-documents.ts'

/** Some systems know the endings alone. */
const ACCEPTED = Object.entries(DOCUMENT_TYPES).flatMap(([type, endings]) => [type, ...endings.map((one) => `.${one}`)])
const BadgeProof = lazyBeside(async () => (await import('./badge-proof.tsx')).BadgeProof)
const Preview = lazyBeside(async () => (await import('#portal/career/document-preview.tsx')).DocumentPreview)

export interface DocumentsProps {
  readonly jobId: string
  /** No version of the resume is chosen: a document has to be it. */
  readonly needsResume: boolean
  readonly wanted: JobTextRow['documents']
  readonly documents: readonly CareerDocument[]
  readonly chosen: readonly string[]
  readonly missing: readonly string[]
  onChoose(ids: string[]): void
}

export function Documents({ jobId, needsResume, wanted, documents, chosen, missing, onChoose }: DocumentsProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<CareerDocument | null>(null)
  const [badgeFailure, setBadgeFailure] = useState<string>()
  const [kind, setKind] = useState<DocumentKind>('other')
  const { add, problems, isPending } = useAddDocuments(jobId, (added) => onChoose([...chosen, ...added]))
  const resumeWanted = { kind: 'resume', label: { en: t`CV`, fr: t`CV` }, required: true } as const
  const pick = (wantedKind: DocumentKind) => {
    setKind(wantedKind)
    input.current?.click()
  }
  const requested = needsResume && !wanted.some((one) => one.kind === 'resume') ? [resumeWanted, ...wanted] : wanted
  return (
    <DropZone message={t`Drop files here to add them`} onFiles={(files) => void add(files, kind)}>
      {requested.map((one) => (
        <Wanted
          key={one.kind}
          document={one}
          isMissing={missing.includes(`documents.${one.kind}`)}
          onAdd={() => pick(one.kind)}
        />
      ))}
      <ul>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isChosen={chosen.includes(document.id)}
            onChoose={(isOn) => onChoose(isOn ? [...chosen, document.id] : chosen.filter((id) => id !== document.id))}
            onShow={() => setShown(document)}
          />
        ))}
      </ul>
      <Suspense>{shown && <Preview document={shown} onClose={() => setShown(null)} />}</Suspense>
      <FileButton
        label={t`Documents`}
        accept={ACCEPTED.join(',')}
        isMultiple
        className="mt-2 me-2"
        isPending={isPending}
        input={input}
        onAsk={() => setKind('other')}
        onFiles={(files) => void add(files, kind)}
      >
        <Trans>Add a document</Trans>
      </FileButton>
      <Suspense>
        <BadgeProof onFile={(file) => add([file], 'other')} onFailure={setBadgeFailure} />
      </Suspense>
      <DocumentsHint />
      <Problems problems={[...problems, ...(badgeFailure ? [badgeFailure] : [])]} />
    </DropZone>
  )
}

interface WantedProps {
  readonly document: JobTextRow['documents'][number]
  readonly isMissing: boolean
  onAdd(): void
}

/** A document that the job requires, or accepts. */
function Wanted({ document: { kind, label, required }, isMissing, onAdd }: WantedProps) {
  const { t } = useLingui()
  const say = useBilingual()
  return (
    <p data-field={`documents.${kind}`} className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        {say(label)} <span className="text-13 text-ink-muted">{required ? t`required` : t`optional`}</span>
      </span>
      <Button size="sm" icon="paper-clip" onPress={onAdd}>
        <Trans>Add</Trans>
      </Button>
      {isMissing && <span className="text-13 text-danger">{t`Add this document.`}</span>}
    </p>
  )
}

interface DocumentRowProps {
  readonly document: CareerDocument
  readonly isChosen: boolean
  onChoose(isChosen: boolean): void
  onShow(): void
}

function DocumentRow({ document: { name, size }, isChosen, onChoose, onShow }: DocumentRowProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  return (
    <li className="flex min-w-0 items-center gap-1">
      <Checkbox isSelected={isChosen} onChange={onChoose}>
        <bdi className="wrap-anywhere">{name}</bdi>{' '}
        <span className="text-13 text-ink-faint">
          <Trans>{number(Math.max(1, Math.round(size / 1024)))} kB</Trans>
        </span>
      </Checkbox>
      <IconButton icon="eye" size="sm" label={t`Show “${name}”`} onPress={onShow} />
    </li>
  )
}

function DocumentsHint() {
  const { number } = useFormats()
  const isOnline = useOnline()
  const hasPortal = usePortal()
  const megabytes = number(DOCUMENT_LIMIT / 1024 / 1024)
  return (
    <p className="mt-2 text-13 text-ink-muted">
      <Trans>
        PDF, Word, OpenDocument, text, JPEG or PNG, up to {megabytes} MB each. You can also drop files here.
      </Trans>
      {hasPortal && !isOnline && (
        <>
          {' '}
          <Trans>While you’re offline, documents stay on this device. They’ll be sent before the application.</Trans>
        </>
      )}
    </p>
  )
}

function Problems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <div role="alert" className="mt-1 text-13 text-danger">
      {problems.map((problem) => (
        <p key={problem} className="wrap-anywhere">
          {problem}
        </p>
      ))}
    </div>
  )
}
