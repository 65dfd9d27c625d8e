// The word on a question that has come since the person answered.
import { Trans } from '@lingui/react/macro'
import { Pill } from '#ui/pill.tsx'

export const NewMark = () => (
  <Pill tone="accent">
    <Trans context="question">New</Trans>
  </Pill>
)
