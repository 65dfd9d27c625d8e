// The sections of the profile as a document: those that say something, those that may be begun, and the entry that has just begun one.
import { useState } from 'react'
import type { ProfilePatch } from '#contract/portal/profile-shapes.ts'
import { type Entry, emptyEntry, entriesOf, type SectionForm, useLinks, useSections } from './sections.ts'
import type { ProfileEdit } from './use-profile-edit.ts'

export interface DocumentSections {
  readonly filled: readonly SectionForm[]
  readonly missing: readonly SectionForm[]
  /** The id of the entry with which a section was begun here. */
  readonly begun: Readonly<Partial<Record<SectionForm['id'], string>>>
  begin(form: SectionForm): void
}

export function useDocumentSections(edit: ProfileEdit): DocumentSections {
  const forms = [useLinks(), ...useSections()]
  const [begun, setBegun] = useState<DocumentSections['begun']>({})
  const isFilled = ({ id }: SectionForm) => entriesOf(edit.content, id).length > 0
  return {
    filled: forms.filter(isFilled),
    missing: forms.filter((form) => !isFilled(form)),
    begun,
    begin(form) {
      const entry = emptyEntry(form)
      setBegun({ ...begun, [form.id]: entry.id })
      edit.change(patchOf(form, [entry]))
    },
  }
}

/** What makes these the entries of a section. */
export const patchOf = ({ id }: SectionForm, entries: readonly Entry[]): ProfilePatch =>
  id === 'profiles' ? { basics: { profiles: entries as unknown as Links } } : { [id]: entries }

type Links = ProfileEdit['content']['basics']['profiles']
