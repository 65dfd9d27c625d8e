// The documents of an application: those the person has already, new ones by button or drop, each checked before it is sent. Used by form-fields.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, useRef, useState } from 'react'
import {
  type CareerDocument,
  DOCUMENT_LIMIT,
  DOCUMENT_TYPES,
  documentProblem,
} from '#contract/portal/application-shapes.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import type { DocumentKind, JobTextRow } from '#contract/portal/job-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { isQueued } from '#platform/query/api-mutation.ts'
import { useUploadDocument } from '#portal/career/applications/mutations.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'

export interface DocumentsProps {
  readonly wanted: JobTextRow['documents']
  readonly documents: readonly CareerDocument[]
  readonly chosen: readonly string[]
  readonly missing: readonly string[]
  onChoose(ids: string[]): void
}

export function Documents({ wanted, documents, chosen, missing, onChoose }: DocumentsProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const say = useBilingual()
  const upload = useUploadDocument()
  const canUpload = useCanDoNow(applicationsApi.endpoints.upload)
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<DocumentKind>('other')
  const [problems, setProblems] = useState<readonly string[]>([])
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
          const { answer } = await upload.mutateAsync({ body: { file, kind } })
          if (!isQueued(answer)) added.push(answer.id)
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
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way; the buttons are the first
    <div onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      {wanted.map((one) => (
        <p
          key={one.kind}
          data-field={`documents.${one.kind}`}
          className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1"
        >
          <span>
            {say(one.label)} <span className="text-13 text-ink-muted">{one.required ? t`required` : t`optional`}</span>
          </span>
          <Button size="sm" icon="paper-clip" isDisabled={!canUpload} onPress={() => pick(one.kind)}>
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
      <Button
        icon="arrow-up-tray"
        className="mt-2"
        isDisabled={!canUpload}
        isPending={upload.isPending}
        onPress={() => pick('other')}
      >
        <Trans>Add a document</Trans>
      </Button>
      <p className="mt-2 text-13 text-ink-muted">
        {canUpload ? (
          <Trans>
            PDF, Word, OpenDocument, text, JPEG or PNG, up to {megabytes} MB each. You can also drop files here.
          </Trans>
        ) : (
          <Trans>New documents need a connection; those you have already can be chosen.</Trans>
        )}
      </p>
      <ul role="alert" className="mt-1 text-13 text-danger">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
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
