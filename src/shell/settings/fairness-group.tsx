// Settings, account: what every evaluation begins with (time, difficulty, letters). Each evaluation can be given something else before it starts.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { cx } from '#ui/cx.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { SaveProblem } from './save-problem.tsx'
import type { FairnessFormProps } from './sections.ts'
import { SettingsGroup } from './settings-group.tsx'
import { useSaveSettings } from './use-save.ts'

/** Nothing where the settings could not be read: the notifications section shows that, with a Retry. */
export function FairnessGroup({ Form }: { readonly Form: ComponentType<FairnessFormProps> }) {
  const { t } = useLingui()
  const { save, problem } = useSaveSettings()
  const { data: settings, isError } = useQuery(settingsQueries.all())
  if (!settings && isError) return null
  const accommodations = settings?.accommodations
  const loading = <SkeletonRows label={t`Loading your settings`} count={3} />
  return (
    <SettingsGroup
      id="evaluations"
      title={t`Skill evaluations`}
      about={<Trans>Every evaluation starts with these options. You can change them before each one.</Trans>}
    >
      {/* As high as the form will be, so that what is below does not move. */}
      <div className={cx('sm:min-h-58', accommodations?.readableFont && 'readable-letters')}>
        <Suspense fallback={loading}>
          {accommodations ? (
            <Form value={accommodations} onChange={(value) => void save({ accommodations: value }, t`Saved`)} />
          ) : (
            loading
          )}
        </Suspense>
      </div>
      <SaveProblem problem={problem} />
    </SettingsGroup>
  )
}
