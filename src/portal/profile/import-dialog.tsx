// A JSON Resume or Europass file brought in: what it would add and replace, each part accepted for itself; what has no place here is listed. Brought when it is opened.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ImportPreview, profileApi, type ResumeFormat } from '#contract/portal/profile.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { useUndo } from '#platform/query/undo.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useFieldWords } from './field-words.ts'

const MOST_CHARACTERS = 900_000

interface Read {
  readonly text: string
  readonly format: ResumeFormat
  readonly preview: ImportPreview
}

export function ImportDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const [read, setRead] = useState<Read>()
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, isPending } = useApiMutation(profileApi.endpoints.import)
  const undo = useUndo()
  const look = async (file: File | undefined) => {
    if (!file) return
    setProblem(undefined)
    const text = await file.text()
    if (text.length > MOST_CHARACTERS) return setProblem(t`“${file.name}” is too large for a resume.`)
    const format = text.trimStart().startsWith('<') ? 'europass' : 'jsonresume'
    try {
      const { answer } = await mutateAsync({ query: { format }, body: { text, commit: false } })
      const preview = answer as ImportPreview
      setRead({ text, format, preview })
      setAccepted(preview.preview.filter(({ kind }) => kind !== 'same').map(({ id }) => id))
    } catch {
      setProblem(t`“${file.name}” is neither a JSON Resume nor a Europass file.`)
    }
  }
  const commit = async () => {
    if (!read) return
    try {
      const { changeId } = await mutateAsync({
        query: { format: read.format },
        body: { text: read.text, commit: true, accept: [...accepted] },
      })
      showToast({
        message: t`Imported into your profile`,
        action: changeId === undefined ? undefined : { label: t`Undo`, onAction: () => undo.mutate(changeId) },
      })
      onClose()
    } catch {
      setProblem(t`This could not be saved. Try again.`)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={t`Import a resume`}
      footer={
        read && (
          <Button variant="primary" isPending={isPending} isDisabled={accepted.length === 0} onPress={commit}>
            <Plural value={accepted.length} one="Take # part" other="Take # parts" />
          </Button>
        )
      }
    >
      <label htmlFor="resume-file" className="grid gap-2">
        <span className="text-13 font-medium">{t`A JSON Resume (.json) or Europass (.xml) file`}</span>
        <input
          id="resume-file"
          type="file"
          accept=".json,.xml,application/json,application/xml,text/xml"
          onChange={(event) => void look(event.target.files?.[0])}
          className="text-13 file:me-3 file:h-control file:cursor-pointer file:rounded-8 file:border-0 file:bg-surface-control file:px-3.5 file:font-medium file:text-ink"
        />
      </label>
      <FieldNotes error={problem} />
      {read && <Parts read={read} accepted={accepted} onChange={setAccepted} />}
    </Dialog>
  )
}

interface PartsProps {
  readonly read: Read
  readonly accepted: readonly string[]
  onChange(accepted: readonly string[]): void
}

function Parts({ read: { preview }, accepted, onChange }: PartsProps) {
  const { t } = useLingui()
  const { sectionOf, fieldOf, pathOf } = useFieldWords()
  const isAll = preview.preview.every(({ id, kind }) => kind === 'same' || accepted.includes(id))
  const kinds = { add: t`new`, replace: t`replaces what is there`, same: t`there already` }
  return (
    <>
      {preview.preview.length === 0 ? (
        <p className="mt-4">
          <Trans>Nothing in this file has a place in your profile.</Trans>
        </p>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          className="mt-3"
          onPress={() =>
            onChange(isAll ? [] : preview.preview.filter(({ kind }) => kind !== 'same').map(({ id }) => id))
          }
        >
          {isAll ? <Trans>Take none</Trans> : <Trans>Take all</Trans>}
        </Button>
      )}
      <ul className="mt-2 divide-y divide-line-soft border-line border-y">
        {preview.preview.map(({ id, section, field, kind, label, before, after }) => (
          <li key={id} className="py-2">
            <Checkbox
              isSelected={accepted.includes(id)}
              isDisabled={kind === 'same'}
              onChange={(isAccepted) => onChange(isAccepted ? [...accepted, id] : accepted.filter((one) => one !== id))}
            >
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
        ))}
      </ul>
      {preview.unmapped.length > 0 && (
        <Disclosure title={t`Has no place here`} count={preview.unmapped.length} heading="h3" isInitiallyExpanded>
          <ul className="text-13 text-ink-muted">
            {preview.unmapped.map(({ path, value }) => (
              <li key={path} className="wrap-anywhere">
                <b className="font-medium">{pathOf(path)}</b>: {value}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {preview.problems.length > 0 && (
        <Disclosure
          title={t`Is not what it should be, and is left out`}
          count={preview.problems.length}
          heading="h3"
          isInitiallyExpanded
        >
          <ul className="text-13 text-danger">
            {preview.problems.map(({ path, message }) => (
              <li key={path} className="wrap-anywhere">
                <b className="font-medium">{pathOf(path)}</b>: {message}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}
