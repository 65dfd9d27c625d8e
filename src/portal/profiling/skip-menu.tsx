// Skipping a question: with the reason, from which nothing follows but that the review shows it.
import { Trans } from '@lingui/react/macro'
import { SkipReason } from '#contract/portal/profiling.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { useSkipLabels } from './skip-labels.ts'

export function SkipMenu({ onSkip }: { onSkip(reason: SkipReason): void }) {
  const labels = useSkipLabels()
  return (
    <MenuTrigger
      placement="top start"
      trigger={
        <Button icon="chevron-down">
          <Trans>Skip</Trans>
        </Button>
      }
    >
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
