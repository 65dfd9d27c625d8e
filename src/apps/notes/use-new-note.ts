// Makes a note and opens it to be written. One that is closed empty is gone again (note-dialog.tsx).
// @chunk notes
import { useCallback, useRef } from 'react'
import type { NoteDraft } from '#contract/apps/notes-shapes.ts'
import { pageMap } from '#platform/page-state.ts'
import { useNotes } from './notes-context.ts'

/** Notes made on this page to be written, in which nothing was yet, by their ids. */
export const blankNotes = pageMap<string, true>()

/** @returns the new note's id */
export function useNewNote(): (draft?: NoteDraft) => Promise<string | undefined> {
  const { actions, open, search } = useNotes()
  const { label } = search
  const isMaking = useRef(false)
  return useCallback(
    async (draft = {}) => {
      // A key that repeats, or a second press, makes no second one.
      if (isMaking.current) return undefined
      isMaking.current = true
      const id = await actions.create({ ...(label !== undefined && { labels: [label] }), ...draft }, true)
      isMaking.current = false
      if (id === undefined) return undefined
      blankNotes.set(id, true)
      open(id)
      return id
    },
    [actions, open, label],
  )
}

/** A checklist with one empty line. */
export const newList = (): NoteDraft => ({ tasks: [{ id: crypto.randomUUID(), content: '', completed: false }] })
