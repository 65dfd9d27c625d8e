// Saves notes as Markdown. The writing of the file is a chunk of its own.
// @chunk notes
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { notesApi } from '#contract/apps/notes.ts'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { fileNameOf } from '#formats/text.ts'
import { call } from '#platform/api/call.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { showToast } from '#ui/toast-store.ts'
import { nameOf } from './board/card-text.ts'

/** @returns saves one note, or all of them */
export function useExport(): (note?: Note) => Promise<void> {
  const { t } = useLingui()
  return useCallback(
    async (note) => {
      try {
        const { notesToFile } = await import('./transfer/write-zip.ts')
        const notes = note ? [note] : await call(notesApi.endpoints.all, {})
        const name = fileNameOf(note ? nameOf(note) : t`Notes`) || 'notes'
        saveFile(await notesToFile(notes, name))
        showToast({ message: plural(notes.length, { one: '# note exported', other: '# notes exported' }) })
      } catch (error) {
        showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t export the notes.`) })
      }
    },
    [t],
  )
}
