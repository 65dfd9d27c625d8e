// Says how far the samples of a screen are, where storing them takes a moment. Nothing to decide: it goes by itself. Shown by classic-layout.tsx.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { useSeeding } from '#platform/offline/seeding.ts'
import { ProgressBar } from '#ui/progress.tsx'

export function SeedingNotice() {
  const { t } = useLingui()
  const progress = useSeeding()
  if (!progress) return null
  const { done, total: all } = progress
  return (
    <aside className="pointer-events-none fixed inset-x-2 top-[calc(var(--header)+8px)] z-(--z-header) rounded-12 bg-surface-overlay px-4 py-3 text-13 shadow-menu sm:start-6 sm:end-auto sm:top-auto sm:bottom-[calc(var(--bottom-bar)+24px)] sm:w-80 forced-colors:border print:hidden">
      <ProgressBar label={t`Preparing sample content`} value={done} max={all} valueText={t`${done} of ${all}`} />
    </aside>
  )
}
