// What a note that was found is shown as.
import type { StoredNote } from '#contract/apps/notes-shapes.ts'
import { beginningOf, type Found, inAddress, thing } from '#sw/api/engine/search/found.ts'

export const foundNotes: Found = {
  notes: {
    group: 'notes',
    label: { en: 'Notes', fr: 'Notes' },
    toResult: thing(({ id, title, content, tasks, updatedAt }: StoredNote) => {
      const text = [content, ...(tasks ?? []).map((task) => task.content)].join(' ').trim()
      return {
        id,
        title: title || beginningOf(text),
        detail: title ? beginningOf(text) : '',
        at: updatedAt,
        link: `/apps/notes?note=${inAddress(id)}`,
      }
    }),
  },
}
