import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HelpFrame } from '#apps/help-center/help-frame.tsx'
import { readHelpSearch } from '#apps/help-center/search-params.ts'

export const Route = createFileRoute('/apps/help-center')({
  validateSearch: readHelpSearch,
  staticData: {
    title: msg`Help centre`,
  },
  component: Help,
})

function Help() {
  return <HelpFrame search={Route.useSearch()} />
}
