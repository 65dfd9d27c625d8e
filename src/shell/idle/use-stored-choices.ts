// useStoredChoices(): stores the person's choices for notifications, such as snoozed and muted, in the workspace too, for its backup; and loads them from there,
// as after a backup was imported or they signed out.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Arrangement, arrangementsApi } from '#contract/shell/arrangements.ts'
import { call } from '#platform/api/call.ts'
import {
  NO_CHOICES,
  type NotificationChoices,
  readChoices,
  subscribeToChoices,
  writeChoices,
} from '#platform/live/notification-choices.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { storeArrangement } from '#platform/workspace/arrangements.ts'

const { all } = arrangementsApi.endpoints
const KINDS = ['snoozed', 'muted', 'archived', 'unread'] as const
type Kind = (typeof KINDS)[number]

export function useStoredChoices(): void {
  const userId = useQuery(userQueries.me()).data?.id
  useQuery({
    queryKey: [all.api, all.name, 'notifications', userId],
    queryFn: ({ signal }) => load(userId ?? '', signal),
    enabled: userId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  useEffect(() => {
    if (userId === undefined) return undefined
    let last = readChoices(userId)
    return subscribeToChoices(() => {
      const choices = readChoices(userId)
      // Forgotten with a sign-out, in another tab too: the workspace still has it.
      if (choices === NO_CHOICES) return
      const changed = KINDS.filter((kind) => isOther(rowOf(kind, choices), rowOf(kind, last)))
      last = choices
      for (const kind of changed) void storeArrangement(rowOf(kind, choices))
    })
  }, [userId])
}

async function load(userId: string, signal: AbortSignal): Promise<null> {
  const here = readChoices(userId)
  const rows = new Map<string, Arrangement>((await call(all, {}, { signal })).map((row) => [row.id, row]))
  // What was changed meanwhile is on its way there.
  if (readChoices(userId) !== here) return null
  const there = KINDS.flatMap((kind) => rows.get(rowOf(kind, here).id) ?? [])
  const missing = KINDS.map((kind) => rowOf(kind, here)).filter(({ id, ids }) => !rows.has(id) && ids.length > 0)
  if (there.some((row) => isOther(row, rowOf(kindOf(row), here))))
    writeChoices(userId, Object.assign({}, here, ...there.map(partOf)))
  for (const row of missing) await storeArrangement(row)
  return null
}

function rowOf(kind: Kind, choices: NotificationChoices): Arrangement {
  const id = `notifications-${kind}` as const
  if (kind !== 'snoozed') return { id, ids: [...choices[kind]] }
  return { id, ids: Object.keys(choices.snoozed), times: Object.values(choices.snoozed) }
}

const kindOf = ({ id }: Arrangement): Kind => KINDS.find((kind) => id === `notifications-${kind}`) ?? 'unread'

function partOf(row: Arrangement): Partial<NotificationChoices> {
  const kind = kindOf(row)
  if (kind !== 'snoozed') return { [kind]: row.ids } as Partial<NotificationChoices>
  return { snoozed: Object.fromEntries(row.ids.map((id, index) => [id, row.times?.[index] ?? 0])) }
}

const isOther = (one: Arrangement, other: Arrangement): boolean =>
  JSON.stringify([one.ids, one.times]) !== JSON.stringify([other.ids, other.times])
