// A person's answer to an interview: takes a time, declines, or proposes others.
import type { ApplicationRow, Interview } from '#contract/portal/application-shapes.ts'
import { type ApplicationsContext, conflict, detailOf, notFound, own, refused } from './rows.ts'
import { moveApplication } from './shared/move.ts'

interface Body {
  readonly response: 'accept' | 'decline' | 'propose'
  readonly slot?: string | undefined
  readonly slots?: readonly string[] | undefined
  readonly note?: string | undefined
}

/** What can still be answered: what is over or called off cannot. */
const OPEN: readonly Interview['status'][] = ['proposed', 'accepted', 'counterProposed', 'declined']

export async function respond(
  { id, iid }: { readonly id: string; readonly iid: string },
  body: Body,
  context: ApplicationsContext,
) {
  const { tables, now, newId } = context
  const row = await own(context, id)
  const interview = row?.interviews.find((one) => one.id === iid)
  if (!row || !interview) return notFound()
  const isOver = interview.startsAt !== null && Date.parse(interview.startsAt) <= now
  if (row.status !== 'interview' || isOver || !OPEN.includes(interview.status))
    return conflict(context, row, 'transition')
  const answered = answer(interview, body, now)
  if (typeof answered === 'string') return refused('error.interview.slot.msg.interview', { slots: answered })
  if (answered === interview) return detailOf(context, row)
  const moved = moveApplication(withInterview(row, answered), {
    id: newId(),
    to: row.status,
    actor: 'candidate',
    at: new Date(now).toISOString(),
    kind: 'interview',
    reason: body.response,
    note: body.note ?? answered.startsAt,
    subStatus: body.response === 'accept' && row.subStatus !== 'rescheduled' ? 'scheduled' : row.subStatus,
  })
  await tables.applications.put(moved)
  return detailOf(context, moved)
}

const withInterview = (row: ApplicationRow, interview: Interview): ApplicationRow => ({
  ...row,
  interviews: row.interviews.map((one) => (one.id === interview.id ? interview : one)),
})

/** @returns what is wrong, where it cannot be so */
function answer(
  interview: Interview,
  { response, slot, slots = [], note }: Body,
  now: number,
): Interview | 'required' | 'unknown' | 'past' {
  const sequence = interview.sequence + 1
  if (response === 'decline') {
    return interview.status === 'declined'
      ? interview
      : { ...interview, status: 'declined', sequence, note: note ?? interview.note }
  }
  if (response === 'propose') {
    if (slots.length === 0) return 'required'
    if (slots.some((one) => Date.parse(one) <= now)) return 'past'
    return {
      ...interview,
      status: 'counterProposed',
      sequence,
      proposed: slots.map(utc),
      startsAt: null,
      note: note ?? interview.note,
    }
  }
  const startsAt = slot === undefined ? (interview.startsAt ?? onlyOne(interview.slots)) : utc(slot)
  if (startsAt === null) return 'required'
  if (startsAt !== interview.startsAt && !interview.slots.some((one) => utc(one) === startsAt)) return 'unknown'
  if (Date.parse(startsAt) <= now) return 'past'
  if (interview.status === 'accepted' && interview.startsAt === startsAt) return interview
  return { ...interview, status: 'accepted', sequence, startsAt }
}

const onlyOne = (slots: readonly string[]): string | null => (slots.length === 1 ? (slots[0] ?? null) : null)
const utc = (at: string): string => new Date(at).toISOString()
