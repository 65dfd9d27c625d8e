// Settings, account: what every evaluation begins with (time, difficulty, letters). Each evaluation can be given something else before it starts.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { SaveProblem } from './save-problem.tsx'
import type { FairnessFormProps } from './sections.ts'
import { SettingsGroup } from './settings-group.tsx'
import { useSaveSettings } from './use-save.ts'

/** Nothing where the settings could not be read: the notifications section says so, with a Retry. */
export function FairnessGroup({ Form }: { readonly Form: ComponentType<FairnessFormProps> }) {
  const { t } = useLingui()
  const { save, problem } = useSaveSettings()
  const { data: settings } = useQuery(settingsQueries.all())
  if (!settings) return null
  const { accommodations } = settings
  return (
    <SettingsGroup
      id="evaluations"
      title={t`When your skills are evaluated`}
      about={<Trans>Every evaluation starts with these options. You can change them before each one.</Trans>}
    >
      <div className={accommodations.readableFont ? 'readable-letters' : undefined}>
        <Suspense fallback={<SkeletonRows label={t`Loading your settings`} count={3} />}>
          <Form value={accommodations} onChange={(value) => void save({ accommodations: value }, t`Saved`)} />
        </Suspense>
      </div>
      <SaveProblem problem={problem} />
    </SettingsGroup>
  )
}
