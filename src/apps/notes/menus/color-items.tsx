// The colours as rows of a menu, the note's own ticked. Used by the note's menu, by the open note and for all the selected ones.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import type { NoteColor } from '#contract/apps/notes-shapes.ts'
import { MenuItem, MenuSection } from '#ui/menu.tsx'
import { NOTE_COLORS } from '../colors.ts'
import { COLORS } from '../search-params.ts'
import { ColorDot } from './color-dot.tsx'

const NO_COLOR = 'none'

export interface ColorItemsProps {
  /** Undefined: of several, none is ticked. */
  readonly color?: NoteColor | null
  readonly onPick: (color: NoteColor | null) => unknown
}

export function ColorItems({ color: own, onPick }: ColorItemsProps) {
  const { t, i18n } = useLingui()
  return (
    <MenuSection
      label={t`Colour`}
      selectionMode="single"
      selectedKeys={own === undefined ? [] : [own ?? NO_COLOR]}
      onSelectionChange={(keys) => {
        if (keys.size > 0) void onPick(COLORS.find((color) => keys.has(color)) ?? null)
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
