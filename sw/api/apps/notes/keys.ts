// The list that notes are in, worked out of their rows: in the order of the board, each with what it is filtered by, so that any window of any filter is
// found without reading a row. Always loaded, so what reads it is apart (find.ts).
import type { StoredNote } from '#contract/apps/notes-shapes.ts'
import { numberKey } from '#sw/api/engine/lists/list-keys.ts'

export const NOTES_LIST = 'notes'
/** Is between the parts of a key, and in none of them. */
export const PART_BREAK = '\u001e'

/** `0` and the order of a pinned note, `1` and that of another; archived; colour; kinds; when it reminds; the ids of its labels; when it was changed, so that
 *  what was found in it is not taken for what is in it now. */
export const entriesOfNote = (note: StoredNote): (readonly [string, string])[] => {
  const { pinned, order, archived, color, tasks, image, upload, reminder, reminderDone, labels, updatedAt } = note
  const kinds = [tasks ? 'list' : 'text', ...(image || upload ? ['image'] : [])]
  const parts = [
    `${pinned ? 0 : 1}${numberKey(order)}`,
    archived ? '1' : '0',
    color ?? '',
    kinds.join(' '),
    reminder && !reminderDone ? reminder : '',
    labels.join(' '),
    updatedAt,
  ]
  return [[NOTES_LIST, parts.join(PART_BREAK)]]
}
