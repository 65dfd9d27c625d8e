// The colours as rows of a menu, the note's own ticked. Used by the note's menu and by the open note.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { MenuItem, MenuSection } from '#ui/menu.tsx'
import { NOTE_COLORS } from '../colors.ts'
import { useNotes } from '../notes-context.ts'
import { COLORS } from '../search-params.ts'
import { ColorDot } from './color-dot.tsx'

const NO_COLOR = 'none'

export function ColorItems({ note }: { readonly note: Note }) {
  const { t, i18n } = useLingui()
  const { actions } = useNotes()
  return (
    <MenuSection
      label={t`Colour`}
      selectionMode="single"
      selectedKeys={[note.color ?? NO_COLOR]}
      onSelectionChange={(keys) => {
        if (keys.size > 0) void actions.setColor([note.id], COLORS.find((color) => keys.has(color)) ?? null)
      }}
    >
      <MenuItem id={NO_COLOR}>{t`No colour`}</MenuItem>
      {COLORS.map((color) => (
        <MenuItem key={color} id={color} textValue={i18n._(NOTE_COLORS[color].name)}>
          <ColorDot color={color} /> {i18n._(NOTE_COLORS[color].name)}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
