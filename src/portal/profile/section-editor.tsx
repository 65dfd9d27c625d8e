// A list of the resume: its entries as rows, each opened in place to be changed; moved, removed with undo, added.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { EntryFields } from './entry-fields.tsx'
import { usePeriod } from './period.ts'
import { ProfileSection } from './profile-section.tsx'
import { putBack } from './put-back.ts'
import { type Entry, emptyEntry, namesOf, type SectionForm } from './sections.ts'

export interface SectionEditorProps {
  readonly form: SectionForm
  readonly entries: readonly Entry[]
  onChange(entries: readonly Entry[]): void
  /** Saves at once what a change makes of them as they are then. */
  onSave(change: (entries: readonly Entry[]) => readonly Entry[]): Promise<Written>
}

export function SectionEditor({ form, entries, onChange, onSave }: SectionEditorProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<string>()
  const set = onChange
  const { run } = useAction()
  const periodOf = usePeriod()
  const remove = (entry: Entry) => {
    void run({
      message: t`Removed “${namesOf(entry)[0] ?? form.title}”`,
      write: () => onSave((now) => now.filter(({ id }) => id !== entry.id)),
      inverse: () => onSave((now) => putBack(now, entries, entry, ({ id }) => id)),
      // Beside the heading stands what was not saved.
      failure: null,
    })
  }
  const move = (from: number, step: 1 | -1) => {
    const next = [...entries]
    next.splice(from + step, 0, ...next.splice(from, 1))
    set(next)
  }
  const add = () => {
    const entry = emptyEntry(form)
    set([...entries, entry])
    setOpen(entry.id)
  }
  return (
    <ProfileSection
      id={form.id}
      title={form.title}
      action={
        <Button size="sm" variant="quiet" icon="plus" onPress={add}>
          {form.add}
        </Button>
      }
    >
      <ul className="divide-y divide-line-soft">
        {entries.map((entry, index) => {
          const [name = t`Not named yet`, ...more] = namesOf(entry)
          const isOpen = open === entry.id
          return (
            <li key={entry.id} className="px-4 py-2 md:px-5">
              <div className="flex items-center gap-1">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? undefined : entry.id)}
                  className="min-h-11 min-w-0 flex-1 cursor-pointer rounded-8 text-start"
                >
                  <span className="block truncate font-medium">{name}</span>
                  <span className="block truncate text-13 text-ink-muted">
                    {[more.slice(0, 2).join(', '), periodOf(entry)].filter(Boolean).join(' · ')}
                  </span>
                </button>
                <IconButton
                  icon="arrow-up"
                  size="sm"
                  label={t`Move “${name}” up`}
                  isDisabled={index === 0}
                  onPress={() => move(index, -1)}
                />
                <IconButton
                  icon="arrow-down"
                  size="sm"
                  label={t`Move “${name}” down`}
                  isDisabled={index === entries.length - 1}
                  onPress={() => move(index, 1)}
                />
                <IconButton icon="trash" size="sm" label={t`Remove “${name}”`} onPress={() => remove(entry)} />
              </div>
              {isOpen && (
                <div className="pt-3 pb-4">
                  <EntryFields
                    fields={form.fields}
                    entry={entry}
                    onChange={(changed) => set(entries.map((one) => (one.id === changed.id ? changed : one)))}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {entries.length === 0 && (
        <p className="px-4 pb-4 text-13 text-ink-muted md:px-5">
          <Trans>Nothing here yet.</Trans>
        </p>
      )}
    </ProfileSection>
  )
}
