// The documents of an application: those the person has already, new ones by button or drop, each checked before it is sent. Used by form-fields.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, useRef, useState } from 'react'
import {
  type CareerDocument,
  DOCUMENT_LIMIT,
  DOCUMENT_TYPES,
  documentProblem,
} from '#contract/portal/application-shapes.ts'
import type { DocumentKind, JobTextRow } from '#contract/portal/job-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { usePortal } from '#platform/offline/can-do-now.ts'
import { useOnline } from '#platform/offline/online.ts'
import { isQueued } from '#platform/query/api-mutation.ts'
import { useUploadDocument } from '#portal/career/applications/mutations.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'

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
  const { number } = useFormats()
  const say = useBilingual()
  const upload = useUploadDocument()
  const isOnline = useOnline()
  const hasPortal = usePortal()
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<DocumentKind>('other')
  const [problems, setProblems] = useState<readonly string[]>([])
  const resumeWanted = { kind: 'resume', label: { en: t`Resume`, fr: t`Resume` }, required: true } as const
  const megabytes = number(DOCUMENT_LIMIT / 1024 / 1024)
  const add = async (files: readonly File[]) => {
    const found: string[] = []
    const added: string[] = []
    for (const file of files) {
      const problem = documentProblem(file)
      const { name } = file
      if (problem === 'type')
        found.push(
          t`“${name}” is of a kind that employers cannot open: send PDF, Word, OpenDocument, text, JPEG or PNG.`,
        )
      else if (problem === 'size') found.push(t`“${name}” is larger than ${megabytes} MB.`)
      else if (problem === 'empty') found.push(t`“${name}” is empty.`)
      else {
        try {
          // Its id is given here, so that an application can name it before the portal has it.
          const id = crypto.randomUUID()
          const { answer } = await upload.mutateAsync({ body: { file, kind, id, jobId } })
          added.push(isQueued(answer) ? id : answer.id)
        } catch {
          found.push(t`“${name}” could not be sent. Try again.`)
        }
      }
    }
    setProblems(found)
    if (added.length > 0) onChoose([...chosen, ...added])
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    void add([...event.dataTransfer.files])
  }
  const pick = (wantedKind: DocumentKind) => {
    setKind(wantedKind)
    input.current?.click()
  }
  const asked = needsResume && !wanted.some((one) => one.kind === 'resume') ? [resumeWanted, ...wanted] : wanted
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way; the buttons are the first
    <div onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      {asked.map((one) => (
        <p
          key={one.kind}
          data-field={`documents.${one.kind}`}
          className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1"
        >
          <span>
            {say(one.label)} <span className="text-13 text-ink-muted">{one.required ? t`required` : t`optional`}</span>
          </span>
          <Button size="sm" icon="paper-clip" onPress={() => pick(one.kind)}>
            <Trans>Add</Trans>
          </Button>
          {missing.includes(`documents.${one.kind}`) && (
            <span className="text-13 text-danger">{t`This is needed.`}</span>
          )}
        </p>
      ))}
      <ul>
        {documents.map(({ id, name, size }) => (
          <li key={id}>
            <Checkbox
              isSelected={chosen.includes(id)}
              onChange={(isOn) => onChoose(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))}
            >
              {name}{' '}
              <span className="text-13 text-ink-faint">
                <Trans>{number(Math.max(1, Math.round(size / 1024)))} kB</Trans>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <Button icon="arrow-up-tray" className="mt-2" isPending={upload.isPending} onPress={() => pick('other')}>
        <Trans>Add a document</Trans>
      </Button>
      <p className="mt-2 text-13 text-ink-muted">
        <Trans>
          PDF, Word, OpenDocument, text, JPEG or PNG, up to {megabytes} MB each. You can also drop files here.
        </Trans>
        {hasPortal && !isOnline && (
          <>
            {' '}
            <Trans>Without a connection they wait on this device and are sent before the application.</Trans>
          </>
        )}
      </p>
      <div role="alert" className="mt-1 text-13 text-danger">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={Object.keys(DOCUMENT_TYPES).join(',')}
        onChange={(event) => {
          void add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}
