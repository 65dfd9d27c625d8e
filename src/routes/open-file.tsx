// What comes from outside: shared, opened with Cairn, or written to by a mailto link (vite-plugins/manifest.ts). Calendars are read as the tasks app reads them.
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { text, valuesOf } from '#platform/read-values.ts'
import type { ReadCalendar } from '#shell/received/read-opened.ts'
import { ReceivedScreen } from '#shell/received/received-screen.tsx'

export const Route = createFileRoute('/open-file')({
  validateSearch: valuesOf({ share: text, mailto: text }),
  staticData: { title: msg`Received items` },
  component: () => <ReceivedScreen readCalendar={readCalendar} />,
})

const readCalendar: ReadCalendar = async (calendar, name) =>
  (await import('#apps/tasks/calendar/read-shared-calendar.ts')).readSharedCalendar(calendar, name)
