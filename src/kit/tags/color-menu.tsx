// The named colours, to choose one. A chunk of its own; opened by color-button.tsx.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { NamedColor } from '#contract/shared.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { TagSquare } from '#ui/tag.tsx'
import { namedColor } from './named-colors.ts'

export interface ColorMenuProps {
  readonly color: NamedColor
  readonly onChoose: (color: NamedColor) => void
}

export default function ColorMenu({ color: chosen, onChoose, ...trigger }: ColorMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const names: Readonly<Record<NamedColor, string>> = {
    gray: t`Grey`,
    red: t`Red`,
    orange: t`Orange`,
    amber: t`Amber`,
    green: t`Green`,
    teal: t`Teal`,
    blue: t`Blue`,
    indigo: t`Indigo`,
    purple: t`Purple`,
    pink: t`Pink`,
  }
  return (
    <MenuTrigger {...trigger} placement="bottom start">
      <Menu aria-label={t`Colour`}>
        <MenuSection
          label={t`Colour`}
          selectionMode="single"
          selectedKeys={[chosen]}
          onSelectionChange={(keys) => {
            const next = NamedColor.options.find((color) => keys.has(color))
            if (next) onChoose(next)
          }}
        >
          {NamedColor.options.map((color) => (
            <MenuItem key={color} id={color} textValue={names[color]}>
              <span className="flex items-center gap-2.5">
                <TagSquare color={namedColor(color)} />
                {names[color]}
              </span>
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
