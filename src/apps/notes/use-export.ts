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
import { useNotes } from './notes-context.ts'
import { type Which, whichOf } from './search-params.ts'

/** Notes a call, at most. */
const MOST = 200

/** @returns saves one note, those that the board shows in their sequence, or all of them with the archived ones */
export function useExport(): (what: Note | 'shown' | 'all') => Promise<void> {
  const { t } = useLingui()
  const { search } = useNotes()
  return useCallback(
    async (what) => {
      try {
        const { notesToFile } = await import('./transfer/write-zip.ts')
        const notes = what === 'all' ? await call(notesApi.endpoints.all, {}) : await notesOf(what, whichOf(search))
        const name = fileNameOf(typeof what === 'object' ? nameOf(what) : t`Notes`) || 'notes'
        saveFile(await notesToFile(notes, name))
        showToast({ message: plural(notes.length, { one: '# note exported', other: '# notes exported' }) })
      } catch (error) {
        showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t export the notes.`) })
      }
    },
    [t, search],
  )
}

async function notesOf(what: Note | 'shown', which: Which): Promise<readonly Note[]> {
  if (what !== 'shown') return [what]
  const notes: Note[] = []
  for (let start = 0; ; start += MOST) {
    const page = await call(notesApi.endpoints.window, { query: { ...which, start, size: MOST } })
    notes.push(...page.notes)
    if (start + MOST >= page.total) return notes
  }
}
