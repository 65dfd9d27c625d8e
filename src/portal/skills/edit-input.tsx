// Where a text is edited: a field for each of its sentences, in their sequence. What is edited is English, whatever the language of the page is.
import { useLingui } from '@lingui/react/macro'
import type { DeskEntry, ShownEdit } from '#contract/portal/desk-shapes.ts'
import { LONGEST_SENTENCE } from '#contract/portal/desk-shapes.ts'
import { FieldNotes } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { withEntry, withoutEntry } from './desk-entries.ts'

export interface EditInputProps {
  readonly edit: ShownEdit
  readonly entries: readonly DeskEntry[]
  readonly problem: string | undefined
  onChange(entries: readonly DeskEntry[]): void
}

export function EditInput({ edit: { title, sentences }, entries, problem, onChange }: EditInputProps) {
  const { t } = useLingui()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 lang="en" translate="no" className="font-medium">
        {title}
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {sentences.map(({ id, text }, index) => {
          const position = index + 1
          const own = entries.find((entry) => entry.id === id)
          const write = (next: string) =>
            onChange(next === text ? withoutEntry(entries, id) : withEntry(entries, id, next))
          return (
            <li key={id} className="flex items-end gap-1">
              <TextArea
                label={t`Sentence ${position}`}
                labelEnd={own && t`Edited`}
                value={own?.text ?? text}
                rows={2}
                maxLength={LONGEST_SENTENCE}
                lang="en"
                translate="no"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                onChange={write}
                className="flex-1"
              />
              <IconButton
                icon="arrow-uturn-left"
                label={t`Restore sentence ${position}`}
                isDisabled={!own}
                onPress={() => write(text)}
              />
            </li>
          )
        })}
      </ol>
      {problem && <FieldNotes error={problem} />}
    </div>
  )
}
