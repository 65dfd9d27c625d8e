// A row of a menu with its colour before its name: a tag, or a colour of a cover.
// @chunk scrumboard-menus
import { MenuItem } from '#ui/menu.tsx'
import { TagSquare } from '#ui/tag.tsx'
import { colourOf } from '../colours.ts'

export interface ColouredItemProps {
  readonly id: string
  readonly title: string
  /** By its stored name. */
  readonly colour: string
}

export const ColouredItem = ({ id, title, colour }: ColouredItemProps) => (
  <MenuItem id={id} textValue={title}>
    <span className="flex items-center gap-2.5">
      <TagSquare color={colourOf(colour)} />
      <span className="truncate">{title}</span>
    </span>
  </MenuItem>
)
