import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ApplicationsScreen } from '#portal/career/applications/applications-screen.tsx'
import { readApplicationsSearch } from '#portal/career/applications/applications-search.ts'

export const Route = createFileRoute('/career/applications')({
  validateSearch: readApplicationsSearch,
  staticData: {
    title: msg`My applications`,
    fills: true,
  },
  component: Applications,
})

function Applications() {
  return <ApplicationsScreen search={Route.useSearch()} />
}
