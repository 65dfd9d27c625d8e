// The query of the portal's notifications, and the update of its cache by live ones.
// @chunk notifications
import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import { type Notification, notificationsApi } from '#contract/portal/notifications.ts'
import * as z from '#contract/zod.ts'
import { callForChange } from '#platform/api/call.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { readNotification, warnOnce } from './read-notification.ts'

/** So many are stored in the page, the newest: a flood may not fill its memory. Who shows them shows some at a time. */
export const NOTIFICATIONS_KEPT = 5000
/** Ids that are remembered so that what comes twice shows once. */
const IDS_KEPT = 2 * NOTIFICATIONS_KEPT

interface Arrivals {
  /** The latest, newest first. */
  readonly list: readonly Notification[]
  /** How many there have been. */
  readonly count: number
  readonly ids: ReadonlySet<string>
}

const NONE: Arrivals = { list: [], count: 0, ids: new Set() }
const arrivalsOf = new WeakMap<QueryClient, Arrivals>()

/** The list as any portal sends it: that one row is none of its kind is found row by row. */
const all = {
  ...notificationsApi.endpoints.all,
  answers: { ...notificationsApi.endpoints.all.answers, 200: z.array(z.unknown()) },
}

export const notificationQueries = {
  all: () =>
    queryOptions({
      ...apiQuery(notificationsApi.endpoints.all, {}),
      // As apiQuery's own, and with what arrives while the list is on its way: it may not be in it yet.
      queryFn: async ({ client, queryKey, signal }) => {
        const before = (arrivalsOf.get(client) ?? NONE).count
        const withArrivals = (fetched: readonly unknown[]) => {
          const { list, count } = arrivalsOf.get(client) ?? NONE
          return onTop(list.slice(0, count - before), readable(client, fetched))
        }
        const called = await callForChange(all, {}, { signal })
        if (called.savedAt !== undefined) {
          const later = called.later?.then((list) => list && withArrivals(list))
          const { noteCopy } = await import('#platform/query/saved-copies.ts')
          noteCopy(client, queryKey, { ...called, ...(later && { later }) })
        }
        return withArrivals(called.answer)
      },
      // What arrives at the top moves every other: they are identified by their id, not by their index.
      structuralSharing: (before, after) => sharedById(before as List, after as List),
    }),
}

/**
 * Adds what arrived at the top of the list in the cache (portal spec §4), each once. A list that has not been read yet will have them.
 * @param arrived the newest last
 * @returns whether there is a list that they were added to
 */
export function addArrivals(client: QueryClient, arrived: readonly Notification[]): boolean {
  const before = arrivalsOf.get(client) ?? NONE
  const ids = new Set(before.ids)
  const fresh = arrived.filter(({ id }) => !ids.has(id) && ids.add(id)).reverse()
  arrivalsOf.set(client, {
    list: [...fresh, ...before.list].slice(0, NOTIFICATIONS_KEPT),
    count: before.count + fresh.length,
    ids: new Set([...ids].slice(-IDS_KEPT)),
  })
  const { queryKey } = notificationQueries.all()
  const state = client.getQueryState(queryKey)
  // The rest of the list is as old as it was.
  client.setQueryData(queryKey, (list) => list && onTop(fresh, list), { updatedAt: state?.dataUpdatedAt })
  return state?.data !== undefined
}

/** Nothing has arrived: somebody else is signed in. */
export const forgetArrivals = (client: QueryClient): boolean => arrivalsOf.delete(client)

/** Without invalid rows; what is wrong with them is logged on the console. */
function readable(client: QueryClient, rows: readonly unknown[]): Notification[] {
  return rows.flatMap((row) => {
    const read = readNotification(row)
    if (!read.notification) warnOnce(client, `A notification was left out: ${read.wrong}`)
    else if (read.mended.length > 0) warnOnce(client, `A notification was mended: ${read.mended.join(', ')}`)
    return read.notification ?? []
  })
}

type List = readonly Notification[] | undefined

function sharedById(before: List, after: List): List {
  const known = new Map(before?.map((one) => [one.id, one]))
  const shared = after?.map((one) => {
    const old = known.get(one.id)
    return old && old !== one ? replaceEqualDeep(old, one) : one
  })
  const isSame = shared?.length === before?.length && shared?.every((one, index) => one === before?.[index])
  return isSame ? before : shared
}

function onTop(fresh: readonly Notification[], list: readonly Notification[]): Notification[] {
  const ids = new Set(list.map(({ id }) => id))
  return [...fresh.filter(({ id }) => !ids.has(id)), ...list].slice(0, NOTIFICATIONS_KEPT)
}
