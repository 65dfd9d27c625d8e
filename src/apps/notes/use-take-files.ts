// What is dropped on the screen or pasted: each image becomes a note, a file that holds notes is imported.
// @chunk notes
import { useCallback } from 'react'
import { showToast } from '#ui/toast-store.ts'
import { useNotes } from './notes-context.ts'

/** @returns whether all was taken; why not, the person has been told. @param title of the first note */
export function useTakeFiles(): (files: readonly File[], title?: string) => Promise<boolean> {
  const { actions, search, openDialog } = useNotes()
  const { label } = search
  return useCallback(
    async (files, title = '') => {
      const [first] = files
      if (first && /\.(?:zip|md|markdown|json)$/i.test(first.name)) {
        openDialog({ kind: 'import', file: first })
        return false
      }
      let refused = 0
      // The first one is to stand first, and each comes to the top.
      for (const file of files.toReversed()) {
        const draft = { title: file === first ? title : '', ...(label !== undefined && { labels: [label] }) }
        const refusal = await actions.createWithImage(draft, file)
        if (refusal === undefined) continue
        refused += 1
        showToast({ kind: 'error', message: refusal })
      }
      return refused === 0
    },
    [actions, label, openDialog],
  )
}
