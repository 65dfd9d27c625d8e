import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/apps/scrumboard')({
  staticData: {
    title: msg`Scrumboard`,
    fills: true,
  },
})
