// Skipping a question: with the reason, from which nothing follows but that the review shows it.
import { SkipReason } from '#contract/portal/profiling.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { useSkipLabels } from './skip-labels.ts'

export interface SkipMenuProps {
  readonly onSkip: (reason: SkipReason) => void
}

export default function SkipMenu({ onSkip, ...trigger }: SkipMenuProps & LoadedMenuProps) {
  const labels = useSkipLabels()
  return (
    <MenuTrigger {...trigger} placement="top start">
      <Menu onAction={(key) => onSkip(SkipReason.parse(key))}>
        {SkipReason.options.map((reason) => (
          <MenuItem key={reason} id={reason}>
            {labels[reason]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
