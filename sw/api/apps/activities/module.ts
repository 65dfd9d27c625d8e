// The activity feed, newest first (workspace spec §7); besides, parts of it by type, person and date.
import type { Table } from 'dexie'
import { Activity, ActivityType, activitiesApi } from '#contract/apps/activities.ts'
import type { HandlerInput } from '#contract/define-api.ts'
import type { Language } from '#contract/shared.ts'
import { people } from '#seed/people.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'

type PageQuery = HandlerInput<typeof activitiesApi.endpoints.page>['query']

export const activitiesModule = defineModule(activitiesApi, {
  tables: { activities: table(Activity) },
  seed: async (now, factor) => ({ activities: (await import('#seed/activities.ts')).seedActivities(now, factor) }),
  handlers: {
    all: async (_, { tables, language }) =>
      inLanguage(language, await tables.activities.orderBy('date').reverse().toArray()),

    page: async ({ query }, { tables, language }) => {
      const found = await inOrder(tables.activities, query)
        .filter(isBehind(query))
        .limit(query.limit + 1)
        .toArray()
      const activities = found.slice(0, query.limit)
      const last = activities.at(-1)
      return {
        activities: await inLanguage(language, activities),
        next: found.length > query.limit && last ? `${last.date} ${last.id}` : null,
      }
    },

    facets: async (_, { tables: { activities } }) => {
      const count = (index: string, value: string) =>
        activities.where(index).between([value, FIRST], [value, LAST]).count()
      const [total, types, actors, oldest, newest] = await Promise.all([
        activities.count(),
        Promise.all(ActivityType.options.map(async (type) => ({ type, count: await count('[type+date]', type) }))),
        Promise.all(people.map(async ({ id, name }) => ({ id, name, count: await count('[actor+date]', id) }))),
        activities.orderBy('date').first(),
        activities.orderBy('date').last(),
      ])
      return {
        total,
        types: mostFirst(types),
        actors: mostFirst(actors),
        oldest: oldest?.date ?? null,
        newest: newest?.date ?? null,
      }
    },
  },
})

/** Of the samples, which were made in either. */
async function inLanguage(language: Language, activities: Activity[]): Promise<Activity[]> {
  // English ones, for who reads English, are nearly all.
  if (language === 'en' && !activities.some(({ description }) => FRENCH.test(description))) return activities
  const { activityIn } = await import('#seed/french/activity-in-language.ts')
  return activities.map((activity) => activityIn(language, activity))
}

/** The small words of which every French sentence has some. */
const FRENCH = /(?:^|[\s’>])(?:avez|une?|des?|les?|la|du|sur|pour|votre|vous|est|sont|au|aux)(?=[\s<])/i

const FIRST = ''
const LAST = '\uffff'

/** The requested rows between two dates, by the index that knows them. */
function inOrder(activities: Table<Activity, string>, { type, actor, from, to, order, after }: PageQuery) {
  const [date = ''] = (after ?? '').split(' ')
  const lower = instant(from) ?? FIRST
  const upper = instant(to) ?? LAST
  // Where the page before ended, on the side from which the reading goes on.
  const isNewest = order === 'newest'
  const start = !isNewest && date > lower ? date : lower
  const end = isNewest && date !== '' && date < upper ? date : upper
  const [index, key] = indexOf(type, actor)
  // A page's end is counted in, since others may share its date: `isBehind` leaves out what has been there.
  const includesEnd = isNewest && end === date
  const rows = activities.where(index).between(keyOf(key, start), keyOf(key, end), true, includesEnd)
  return isNewest ? rows.reverse() : rows
}

function indexOf(type: string | undefined, actor: string | undefined): [string, string[]] {
  if (type !== undefined && actor !== undefined) return ['[actor+type+date]', [actor, type]]
  if (type !== undefined) return ['[type+date]', [type]]
  return actor === undefined ? ['date', []] : ['[actor+date]', [actor]]
}

const keyOf = (key: readonly string[], date: string) => (key.length === 0 ? date : [...key, date])

/** Rows of one date follow each other by their ids. */
function isBehind({ after, order }: PageQuery): (row: Activity) => boolean {
  if (after === undefined) return () => true
  const [date = '', ...rest] = after.split(' ')
  const id = rest.join(' ')
  return (row) => row.date !== date || (order === 'newest' ? row.id < id : row.id > id)
}

/** Dates are stored in UTC to the millisecond, and compare as texts. */
const instant = (date: string | undefined): string | undefined =>
  date === undefined ? undefined : new Date(date).toISOString()

const mostFirst = <Counted extends { readonly count: number }>(counted: readonly Counted[]): Counted[] =>
  counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
