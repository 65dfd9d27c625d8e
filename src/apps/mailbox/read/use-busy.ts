// What takes a person's time: open tasks, and interviews of their applications.
// @chunk mail-extra
import { useQuery } from '@tanstack/react-query'
import { tasksApi } from '#contract/apps/tasks.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import type { Busy, Span } from './clashes.ts'

/** As many applications as a page has. */
const MOST = 500

const NEVER: Span = { from: new Date(0).toISOString(), to: new Date(0).toISOString() }
const NONE: readonly never[] = []

/** Undefined while it is not known. @param span ISO, the first moment and the last that count; null: none does */
export function useBusy(span: Span | null): readonly Busy[] | undefined {
  const translated = useBilingual()
  const timed = useQuery({ ...apiQuery(tasksApi.endpoints.timed, { query: span ?? NEVER }), enabled: span !== null })
  const tasks = span === null ? NONE : timed.data
  const applications = useQuery(apiQuery(applicationsApi.endpoints.applications, { query: { size: MOST } })).data
  if (!tasks) return undefined
  const due = tasks.flatMap(({ id, uid = id, title, dueDate }): Busy[] =>
    dueDate === null ? [] : [{ id: uid, title, at: dueDate, until: null }],
  )
  const interviews = (applications?.results ?? []).flatMap(({ title, company, interview }): Busy[] => {
    const at = interview?.startsAt
    if (!at || interview.status === 'cancelled' || interview.status === 'declined') return []
    const until = new Date(Date.parse(at) + interview.durationMin * 60_000).toISOString()
    return [{ id: `iv-${interview.id}@cairn.example`, title: `${translated(title)} · ${company.name}`, at, until }]
  })
  return [...due, ...interviews]
}
