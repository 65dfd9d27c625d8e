// Where the open file is on this computer's disk, and the buttons to save to it and reload from it. Nothing where it is not.
// @chunk files-menus
import { Trans, useLingui } from '@lingui/react/macro'
import type { Item } from '#contract/apps/file-manager.ts'
import { Button } from '#ui/button.tsx'
import { useDisk } from './use-disk.ts'

export function DiskFacts({ item }: { readonly item: Item }) {
  const { t } = useLingui()
  const { file, saveBack, readAgain } = useDisk(item)
  if (!file) return null
  return (
    <section aria-label={t`On disk`} className="rounded-12 bg-surface-sunken p-3 text-13 print:hidden">
      <p className="wrap-anywhere text-ink-muted">
        <Trans>Opened from this computer’s disk: “{file.handle.name}”</Trans>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" icon="computer-desktop" onPress={saveBack}>
          <Trans>Save back to disk</Trans>
        </Button>
        <Button size="sm" variant="quiet" icon="arrow-path" onPress={readAgain}>
          <Trans>Reload from disk</Trans>
        </Button>
      </div>
    </section>
  )
}
