// A list of the resume: its entries as employers read them, each opened in place to be changed, moved and removed with undo; others added.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { Button } from '#ui/button.tsx'
import { DocumentSection } from './document-section.tsx'
import { EntryInPlace } from './entry-in-place.tsx'
import { SHORT } from './paper-entries.ts'
import { putBack } from './put-back.ts'
import { type Entry, emptyEntry, type SectionForm } from './sections.ts'

export interface SectionEditorProps {
  readonly form: SectionForm
  readonly entries: readonly Entry[]
  /** The id of an entry that has just been added from outside. */
  readonly added: string | undefined
  onChange(entries: readonly Entry[]): void
  /** Saves at once what a change makes of the entries as they are then. */
  onSave(change: (entries: readonly Entry[]) => readonly Entry[]): Promise<Written>
}

export function SectionEditor({ form, entries, added, onChange, onSave }: SectionEditorProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(added)
  /** The first field of an entry that has just been made has the focus. */
  const [made, setMade] = useState(added)
  const { run } = useAction()
  const remove = (entry: Entry, name: string) => {
    void run({
      message: t`Removed “${name}”`,
      write: () => onSave((now) => now.filter(({ id }) => id !== entry.id)),
      inverse: () => onSave((now) => putBack(now, entries, entry, ({ id }) => id)),
      // What was not saved is shown beside the heading.
      failure: null,
    })
  }
  const move = (from: number, step: 1 | -1) => {
    const next = [...entries]
    next.splice(from + step, 0, ...next.splice(from, 1))
    onChange(next)
  }
  const add = () => {
    const entry = emptyEntry(form)
    onChange([...entries, entry])
    setOpen(entry.id)
    setMade(entry.id)
  }
  return (
    <DocumentSection id={form.id} title={form.title}>
      <ul className={SHORT.includes(form.id) ? 'grid' : 'grid gap-3'}>
        {entries.map((entry, index) => (
          <EntryInPlace
            key={entry.id}
            form={form}
            entry={entry}
            isOpen={open === entry.id}
            isNew={made === entry.id}
            onOpen={(isOpen) => {
              setOpen(isOpen ? entry.id : undefined)
              setMade(undefined)
            }}
            onChange={(changed) => onChange(entries.map((one) => (one.id === changed.id ? changed : one)))}
            onUp={index === 0 ? undefined : () => move(index, -1)}
            onDown={index === entries.length - 1 ? undefined : () => move(index, 1)}
            onRemove={(name) => remove(entry, name)}
          />
        ))}
      </ul>
      <Button size="sm" variant="quiet" icon="plus" className="mt-1 -ms-2" onPress={add}>
        {form.add}
      </Button>
    </DocumentSection>
  )
}

export interface AddSectionsProps {
  /** The sections that have no entry. */
  readonly forms: readonly SectionForm[]
  onAdd(form: SectionForm): void
}

/** What else a resume may have, to be begun with one press. */
export function AddSections({ forms, onAdd }: AddSectionsProps) {
  const { t } = useLingui()
  if (forms.length === 0) return null
  return (
    <section aria-label={t`Add a section`} className="border-line-soft border-t px-4 py-4 md:px-6 md:py-5">
      <p className="text-13 text-ink-muted">
        <Trans>Add a section:</Trans>
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {forms.map((form) => (
          <li key={form.id} id={form.id} className="scroll-mt-20">
            <Button size="sm" icon="plus" onPress={() => onAdd(form)}>
              {form.title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
