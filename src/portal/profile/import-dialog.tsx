// Imports a JSON Resume or Europass file: what it would add and replace, each part accepted for itself; what has no place here is listed. Loaded on demand.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { profileApi } from '#contract/portal/profile.ts'
import type { ImportItem, ImportPreview, ResumeFormat } from '#contract/portal/profile-shapes.ts'
import { MOST_ENTRIES } from '#contract/portal/resume.ts'
import { decodeText } from '#formats/decode-text.ts'
import { FileRefusal, ImportDialog as KitDialog } from '#kit/transfer/import-dialog.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { callForChange } from '#platform/api/call.ts'
import { ApiError } from '#platform/api/errors.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Note } from '#ui/note.tsx'
import { europassInPdf, isPdf } from './europass-pdf.ts'
import { useFieldLabels } from './field-labels.ts'
import { fieldProblems, ImportProblems, isWhole } from './import-problems.tsx'
import { lineOfMistake } from './json-mistake.ts'

const { import: importResume } = profileApi.endpoints

const MOST_CHARACTERS = 900_000

/** Whether there is something to take, and room for it. */
const isTakeable = ({ kind }: ImportItem): boolean => kind !== 'same' && kind !== 'full'

interface Read {
  readonly text: string
  readonly format: ResumeFormat
  readonly preview: ImportPreview
}

export function ImportDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const { mutateAsync } = useApiMutation(importResume)
  const { run } = useAction()
  const problemOf = useFileProblem()
  const read = async (file: File, signal: AbortSignal): Promise<Read> => {
    // A mark of the byte order is no part of the text.
    const bytes = new Uint8Array(await file.arrayBuffer())
    const text = isPdf(bytes) ? europassInPdf(bytes) : decodeText(bytes).replace(/^\uFEFF/, '')
    const { name } = file
    if (text === undefined)
      throw new FileRefusal(t`“${name}” is a PDF without Europass data. Choose the .xml or .json file of your CV.`)
    const format = text.trimStart().startsWith('<') ? 'europass' : 'jsonresume'
    const problem = problemOf(file.name, text, format)
    if (problem !== undefined) throw new FileRefusal(problem)
    try {
      const preview = await previewOf(text, format, signal)
      setAccepted(preview.preview.filter(isTakeable).map(({ id }) => id))
      return { text, format, preview }
    } catch (error) {
      const isUnread = error instanceof ApiError && error.status === 400
      throw new FileRefusal(
        isUnread
          ? t`“${file.name}” isn’t a JSON Resume or Europass file.`
          : await failureOf(error, t`Couldn’t read the file.`),
      )
    }
  }
  const apply = ({ text, format }: Read) =>
    run({
      message: t`Imported into your profile`,
      write: () => mutateAsync({ query: { format }, body: { text, commit: true, accept: [...accepted] } }),
      isPortal: true,
    })
  return (
    <KitDialog
      title={t`Import a CV`}
      size="lg"
      fileLabel={t`A JSON Resume (.json) or Europass (.xml or .pdf) file`}
      accept=".json,.xml,.pdf,application/pdf,application/json,application/xml,text/xml"
      hint={t`A JSON Resume (.json) or Europass (.xml or .pdf) file`}
      file={null}
      read={read}
      canApply={() => accepted.length > 0}
      applyLabel={(preview) =>
        preview ? <Plural value={accepted.length} one="Import # item" other="Import # items" /> : <Trans>Import</Trans>
      }
      onApply={apply}
      onClose={onClose}
    >
      {(preview) => (
        <>
          <ImportProblems problems={fieldProblems(preview.preview)} />
          <Parts read={preview} accepted={accepted} onChange={setAccepted} />
        </>
      )}
    </KitDialog>
  )
}

/** The dry run. A refusal is shown beside the file, and nowhere else. */
async function previewOf(text: string, format: ResumeFormat, signal: AbortSignal): Promise<ImportPreview> {
  const input = { query: { format }, body: { text, commit: false } }
  const { answer } = await callForChange(importResume, input, { signal, isShownByCaller: true })
  return answer as ImportPreview
}

/** What is wrong with a file as a whole, as far as this device can tell. */
function useFileProblem(): (name: string, text: string, format: ResumeFormat) => string | undefined {
  const { t } = useLingui()
  return (name, text, format) => {
    if (text.trim() === '') return t`“${name}” is empty.`
    if (text.length > MOST_CHARACTERS) return t`“${name}” is too large. Choose a file under 900 kB.`
    if (format === 'europass') return undefined
    const line = lineOfMistake(text)
    if (line !== undefined) return t`“${name}” isn’t valid JSON: there’s a mistake on line ${line}.`
    return text.trimStart().startsWith('{')
      ? undefined
      : t`“${name}” isn’t a JSON Resume: it has no sections such as “basics” and “work”.`
  }
}

interface PartsProps {
  readonly read: Read
  readonly accepted: readonly string[]
  onChange(accepted: readonly string[]): void
}

function Parts({ read: { preview }, accepted, onChange }: PartsProps) {
  const { t } = useLingui()
  const { pathOf } = useFieldLabels()
  const elsewhere = preview.unmapped.filter(({ path }) => !isWhole(path))
  const takeable = preview.preview.filter(isTakeable)
  const isAll = takeable.every(({ id }) => accepted.includes(id))
  const full = preview.preview.filter(({ kind }) => kind === 'full').length
  return (
    <>
      {full > 0 && (
        <div role="status">
          <Note kind="warning" className="mt-3">
            <Plural
              value={full}
              one={`# item won’t be imported: a list can have up to ${MOST_ENTRIES} entries.`}
              other={`# items won’t be imported: a list can have up to ${MOST_ENTRIES} entries.`}
            />
          </Note>
        </div>
      )}
      {preview.preview.length === 0 ? (
        <p className="mt-4">
          <Trans>This file has nothing to import into your profile.</Trans>
        </p>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          className="mt-3"
          onPress={() => onChange(isAll ? [] : takeable.map(({ id }) => id))}
        >
          {isAll ? <Trans>Select none</Trans> : <Trans>Select all</Trans>}
        </Button>
      )}
      <ul className="mt-2 divide-y divide-line-soft border-line border-y">
        {preview.preview.map((item) => (
          <PartRow
            key={item.id}
            item={item}
            isAccepted={accepted.includes(item.id)}
            onChange={(isAccepted) =>
              onChange(isAccepted ? [...accepted, item.id] : accepted.filter((id) => id !== item.id))
            }
          />
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <Disclosure title={t`Can’t be imported`} count={elsewhere.length} heading="h3" isInitiallyExpanded>
          <ul className="text-13 text-ink-muted">
            {elsewhere.map(({ path, value }) => (
              <li key={path} className="wrap-anywhere">
                <b className="font-medium">{pathOf(path)}</b>: {value}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

interface PartRowProps {
  readonly item: ImportItem
  readonly isAccepted: boolean
  onChange(isAccepted: boolean): void
}

function PartRow({ item: { section, field, kind, label, before, after }, isAccepted, onChange }: PartRowProps) {
  const { t } = useLingui()
  const { sectionOf, fieldOf } = useFieldLabels()
  const kinds = {
    add: t`new`,
    replace: t`replaces yours`,
    same: t`already there`,
    full: t`no space left in this list`,
  }
  return (
    <li className="py-2">
      <Checkbox isSelected={isAccepted} isDisabled={kind === 'same' || kind === 'full'} onChange={onChange}>
        <b className="font-medium">{field === null ? label || sectionOf(section) : fieldOf(section, field)}</b>{' '}
        <span className="text-13 text-ink-muted">
          {sectionOf(section)} · {kinds[kind]}
        </span>
      </Checkbox>
      {kind === 'replace' && (
        <del className="block whitespace-pre-line ps-6.5 text-13 text-ink-muted wrap-anywhere">{before}</del>
      )}
      {kind !== 'same' && <p className="whitespace-pre-line ps-6.5 text-13 wrap-anywhere">{after}</p>}
    </li>
  )
}
