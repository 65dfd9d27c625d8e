// A colour of notes as a small disc.
// @chunk notes-menus
import type { NoteColor } from '#contract/apps/notes-shapes.ts'
import { tintOf } from '../colors.ts'

export function ColorDot({ color }: { readonly color: NoteColor }) {
  return (
    <span
      aria-hidden="true"
      style={tintOf(color)}
      className="tinted me-1.5 inline-block size-4 rounded-full border align-[-3px] forced-color-adjust-none"
    />
  )
}
