// What takes a person's time: open tasks, and interviews of their applications.
// @chunk mail-extra
import { useQuery } from '@tanstack/react-query'
import { tasksApi } from '#contract/apps/tasks.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import type { Busy } from './clashes.ts'

/** As many applications as a page has. */
const MOST = 500

/** Undefined while it is not known. */
export function useBusy(): readonly Busy[] | undefined {
  const inWords = useBilingual()
  const tasks = useQuery(apiQuery(tasksApi.endpoints.all, {})).data
  const applications = useQuery(apiQuery(applicationsApi.endpoints.applications, { query: { size: MOST } })).data
  if (!tasks) return undefined
  const due = tasks.flatMap(({ id, uid = id, title, completed, dueDate }): Busy[] =>
    completed || dueDate === null ? [] : [{ id: uid, title, at: dueDate, until: null }],
  )
  const interviews = (applications?.results ?? []).flatMap(({ title, company, interview }): Busy[] => {
    const at = interview?.startsAt
    if (!at || interview.status === 'cancelled' || interview.status === 'declined') return []
    const until = new Date(Date.parse(at) + interview.durationMin * 60_000).toISOString()
    return [{ id: `iv-${interview.id}@cairn.example`, title: `${inWords(title)} · ${company.name}`, at, until }]
  })
  return [...due, ...interviews]
}
