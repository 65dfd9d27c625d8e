// In which format the profile is exported.
// @offline later
// @chunk profile-menus
import { ResumeFormat } from '#contract/portal/profile-shapes.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'

export interface ExportMenuProps {
  onExport(format: ResumeFormat): unknown
}

export default function ExportMenu({ onExport, ...trigger }: LoadedMenuProps & ExportMenuProps) {
  return (
    <MenuTrigger {...trigger}>
      <Menu onAction={(key) => void onExport(ResumeFormat.parse(key))}>
        <MenuItem id="jsonresume">{FORMATS.jsonresume}</MenuItem>
        <MenuItem id="europass">{FORMATS.europass}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}

/** What the formats are called in every language. */
const FORMATS = { jsonresume: 'JSON Resume', europass: 'Europass' }
