// Makes a note of a line that was typed in the palette.
// @offline later
import { notesApi } from '#contract/apps/notes.ts'
import { noteAddress } from '#formats/markdown/note-links.ts'
import { callForChange } from '#platform/api/call.ts'
import type { CreateOfLine } from '#platform/navigation/created.ts'

export const createOfLine: CreateOfLine = async (text) => {
  const id = crypto.randomUUID()
  const { changeId } = await callForChange(notesApi.endpoints.createNote, { body: { note: { id, title: text } } })
  return { changeIds: changeId === undefined ? [] : [changeId], link: noteAddress(id) }
}
