// The profile as employers read it, on one sheet: who somebody is, what they have done, their levels, and what may still be added.
import { type ReactNode, useEffect, useRef } from 'react'
import { fetchAhead } from '#kit/lazy/fetch-ahead.ts'
import { useFocusRestore } from '#ui/use-focus-restore.ts'
import { Levels } from './levels.tsx'
import { AddSections, SectionEditor } from './section-editor.tsx'
import { entriesOf } from './sections.ts'
import { type DocumentSections, patchOf } from './use-document-sections.ts'
import type { ProfileEdit } from './use-profile-edit.ts'

export interface ProfileDocumentProps {
  readonly edit: ProfileEdit
  readonly sections: DocumentSections
  /** Its head. */
  readonly children: ReactNode
}

export function ProfileDocument({ edit, sections: { filled, missing, begun, begin }, children }: ProfileDocumentProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useFocusRestore(sheet)
  // The first press on an entry opens it at once.
  useEffect(() => fetchAhead([() => import('./entry-fields.tsx'), () => import('./about-form.tsx')]), [])
  return (
    <div ref={sheet} tabIndex={-1} className="rounded-12 border border-line bg-surface-raised outline-none">
      {children}
      {filled.map((form) => (
        <SectionEditor
          key={form.id}
          form={form}
          entries={entriesOf(edit.content, form.id)}
          added={begun[form.id]}
          onChange={(entries) => edit.change(patchOf(form, entries))}
          onSave={(change) => edit.save((content) => patchOf(form, change(entriesOf(content, form.id))))}
        />
      ))}
      <Levels />
      <AddSections forms={missing} onAdd={begin} />
    </div>
  )
}
