// What the domains of the workspace are called, for the settings: their places' titles, and names of those without a place.
import { msg } from '@lingui/core/macro'
import { type Label, useLabel } from '#platform/i18n/label.ts'
import { placeNamed } from '#platform/places.ts'

const NAMES: Readonly<Record<string, Label>> = {
  applications: msg`Applications`,
  career: msg`Home`,
  dashboards: msg`Dashboards`,
  evaluation: msg`Skill evaluations`,
  jobs: msg`Saved jobs and searches`,
  messages: msg`Messages`,
  notifications: msg`Notifications`,
  profile: msg`Profile and CVs`,
  profiling: msg`Career questionnaire`,
  'sample-notifications': msg`Sample notifications`,
  settings: msg`Settings`,
  shortcuts: msg`Shortcuts`,
  skills: msg`Skills`,
  user: msg`Account`,
  workspace: msg`Whole workspace`,
  changes: msg`Undo`,
}

/** A domain that has no name yet goes by its own word. */
export function useAppName(): (api: string) => string {
  const labelOf = useLabel()
  return (api) => labelOf(NAMES[api] ?? placeNamed(api)?.title ?? api)
}
