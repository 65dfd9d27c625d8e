// Where emails are sorted: each one to be read, with the choices that are to be made about it below.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { DeskEntry, ShownSorting } from '#contract/portal/desk-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { FieldNotes } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { withEntry } from './desk-entries.ts'

export interface SortingInputProps {
  readonly sorting: ShownSorting
  readonly entries: readonly DeskEntry[]
  readonly problem: string | undefined
  onChange(entries: readonly DeskEntry[]): void
}

export function SortingInput({ sorting: { emails, questions }, entries, problem, onChange }: SortingInputProps) {
  const made = entries.length
  const all = emails.length * questions.length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {emails.map((email) => (
          <li key={email.id}>
            <Email email={email} questions={questions} entries={entries} onChange={onChange} />
          </li>
        ))}
      </ol>
      <p className="text-13 text-ink-muted tabular-nums">
        <Trans>
          Choices made: {made} of {all}
        </Trans>
      </p>
      {problem && <FieldNotes error={problem} />}
    </div>
  )
}

interface EmailProps extends Pick<SortingInputProps, 'entries' | 'onChange'> {
  readonly email: ShownSorting['emails'][number]
  readonly questions: ShownSorting['questions']
}

function Email({ email: { id, from, subject, text }, questions, entries, onChange }: EmailProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const textId = useId()
  return (
    <fieldset
      aria-describedby={textId}
      className="min-w-0 rounded-12 border border-line-strong bg-surface-raised p-4 md:grid md:grid-cols-[minmax(0,1fr)_16rem] md:gap-x-5"
    >
      <legend className="float-start mb-2 w-full md:col-span-2">
        <span className="block text-13 text-ink-muted">{from}</span>
        <span className="block font-medium wrap-anywhere">{say(subject)}</span>
      </legend>
      <p id={textId} className="clear-both mb-3 wrap-anywhere md:mb-0">
        {say(text)}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        {questions.map((question) => {
          const name = `${id}-${question.id}`
          return (
            <Select
              key={question.id}
              label={say(question.label)}
              placeholder={t`Choose…`}
              options={question.choices.map((choice) => ({ id: choice.id, label: say(choice.label) }))}
              value={entries.find((entry) => entry.id === name)?.text ?? null}
              onChange={(choice) => onChange(withEntry(entries, name, choice))}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
