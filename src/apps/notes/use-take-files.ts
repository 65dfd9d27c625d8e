// What is dropped on the screen or pasted: each image becomes a note, files that hold notes are imported, with the images that they show.
// @chunk notes
import { useCallback } from 'react'
import { showToast } from '#ui/toast-store.ts'
import { useNotes } from './notes-context.ts'

/** @returns whether all was taken; if not, the reason has been reported. @param title of the first note */
export function useTakeFiles(): (files: readonly File[], title?: string) => Promise<boolean> {
  const { actions, search, openDialog } = useNotes()
  const { label } = search
  return useCallback(
    async (files, title = '') => {
      const held = files.find(({ name }) => /\.(?:zip|md|markdown|json)$/i.test(name))
      if (held) {
        openDialog({ kind: 'import', file: held, others: files.filter((file) => file !== held) })
        return false
      }
      let refused = 0
      // The first one is to be first, and each comes to the top.
      for (const file of files.toReversed()) {
        const draft = { title: file === files[0] ? title : '', ...(label !== undefined && { labels: [label] }) }
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
