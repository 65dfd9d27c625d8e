// The settings of who has not completed the profiling: portal spec §4 sends them from /settings to it, and here they can leave, take their data along or
// delete the account.
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { oneOf, valuesOf } from '#platform/read-values.ts'
import { ProfilingSettings } from '#portal/profiling/profiling-settings.tsx'
import { SECTION_IDS } from '#shell/settings/section-ids.ts'
import { SettingsScreen } from '#shell/settings/settings-screen.tsx'

export const Route = createFileRoute('/profiling_/settings')({
  validateSearch: valuesOf({ section: oneOf(SECTION_IDS) }),
  staticData: { layout: 'empty', title: msg`Settings` },
  component: () => (
    <ProfilingSettings>
      <SettingsScreen at="/profiling/settings" PasswordForm={PasswordForm} FairnessForm={FairnessForm} />
    </ProfilingSettings>
  ),
})

const PasswordForm = lazy(() =>
  import('#portal/auth/change-password-form.tsx').then(({ ChangePasswordForm }) => ({ default: ChangePasswordForm })),
)

const FairnessForm = lazy(() =>
  import('#portal/skills/accommodations-form.tsx').then(({ AccommodationsForm }) => ({ default: AccommodationsForm })),
)
