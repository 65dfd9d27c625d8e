// Settings, account: what every evaluation begins with (time, difficulty, letters). Each evaluation can be given something else before it starts.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Part } from './part.tsx'
import type { FairnessFormProps } from './sections.ts'
import { useSaveSettings } from './use-save.ts'

/** Nothing where the settings could not be read: the notifications section says so, with a Retry. */
export function FairnessPart({ Form }: { readonly Form: ComponentType<FairnessFormProps> }) {
  const { t } = useLingui()
  const save = useSaveSettings()
  const { data: settings } = useQuery(settingsQueries.all())
  if (!settings) return null
  const { accommodations } = settings
  return (
    <Part
      id="evaluations"
      title={t`When your skills are evaluated`}
      about={<Trans>Every evaluation begins with this. You can choose otherwise before each one.</Trans>}
    >
      <div className={accommodations.readableFont ? 'readable-letters' : undefined}>
        <Suspense fallback={<SkeletonRows label={t`Loading your settings`} count={3} />}>
          <Form value={accommodations} onChange={(value) => save({ accommodations: value }, t`Saved`)} />
        </Suspense>
      </div>
    </Part>
  )
}
