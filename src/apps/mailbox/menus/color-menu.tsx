// The colours that a label can have. A chunk of its own.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import { LabelColor, type MailLabel } from '#contract/apps/mailbox-shapes.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { TagSquare } from '#ui/tag.tsx'
import { labelColor } from '../label-colors.ts'

export interface ColorMenuProps {
  readonly label: MailLabel
  readonly onChoose: (color: LabelColor) => void
}

export default function ColorMenu({ label, onChoose, ...trigger }: ColorMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const names: Readonly<Record<LabelColor, string>> = {
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
          selectedKeys={[label.color]}
          onSelectionChange={(keys) => {
            const chosen = LabelColor.options.find((color) => keys.has(color))
            if (chosen) onChoose(chosen)
          }}
        >
          {LabelColor.options.map((color) => (
            <MenuItem key={color} id={color} textValue={names[color]}>
              <span className="flex items-center gap-2.5">
                <TagSquare color={labelColor(color)} />
                {names[color]}
              </span>
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
