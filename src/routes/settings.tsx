// The settings. What belongs to a domain comes from there: changing the password is signing in's, what makes an evaluation fair is the evaluation's.
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { oneOf, valuesOf } from '#platform/read-values.ts'
import { SECTION_IDS } from '#shell/settings/section-ids.ts'
import { SettingsScreen } from '#shell/settings/settings-screen.tsx'

export const Route = createFileRoute('/settings')({
  validateSearch: valuesOf({ section: oneOf(SECTION_IDS) }),
  staticData: { title: msg`Settings`, layout: 'classic' },
  component: () => <SettingsScreen at="/settings" PasswordForm={PasswordForm} FairnessForm={FairnessForm} />,
})

const PasswordForm = lazy(() =>
  import('#portal/auth/change-password-form.tsx').then(({ ChangePasswordForm }) => ({ default: ChangePasswordForm })),
)

const FairnessForm = lazy(() =>
  import('#portal/skills/accommodations-form.tsx').then(({ AccommodationsForm }) => ({ default: AccommodationsForm })),
)
