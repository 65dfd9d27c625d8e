// Sample figures of a web site, the arrivals board's: busy on school days, quiet in August, a little larger every year.
import type { Analytics, AnalyticsPage, DayRange } from '#contract/apps/dashboard-shapes.ts'
import {
  chance,
  DAY,
  dayNumber,
  daysBetween,
  dayText,
  pointsOf,
  rangeOf,
  shareOfDay,
  weekdayOf,
} from './dashboard-curves.ts'

/** From Sunday to Saturday. */
const WEEK = [0.52, 1.06, 1.1, 0.98, 1.09, 1.16, 0.68]
/** From January to December; French school holidays show. */
const YEAR = [1, 0.94, 1.04, 0.93, 0.97, 1, 0.78, 0.66, 1.12, 1.02, 1.06, 0.95]
/** A year of 52 weeks: weekdays meet weekdays. */
const YEAR_OF_WEEKS = 364
/** When the site had `VISITORS` visitors on an average day. */
const ORIGIN = dayNumber(2026, 1, 1)
const VISITORS = 3400

/** Now and then snow, or a strike, or a storm: everybody looks. */
const event = (day: number): number => (chance(3, day) > 0.982 ? 1.55 + chance(4, day) * 0.7 : 1)

function wholeDay(day: number): number {
  const date = new Date(day * DAY)
  const [here, next] = [YEAR[date.getUTCMonth()] ?? 1, YEAR[(date.getUTCMonth() + 1) % 12] ?? 1]
  const season = here + (next - here) * Math.max(0, (date.getUTCDate() - 15) / 30)
  const growth = Math.max(0.2, 1 + (0.19 * (day - ORIGIN)) / 365)
  return VISITORS * growth * season * (WEEK[weekdayOf(day)] ?? 1) * (0.92 + chance(1, day) * 0.16) * event(day)
}

const counted = (perVisitor: (day: number) => number) => (now: number) => (day: number) =>
  Math.round(wholeDay(day) * perVisitor(day) * shareOfDay(day, now))

const visitorsOn = counted(() => 1)
const viewsOn = counted((day) => 2.55 + chance(5, day) * 0.6)
const visitsOn = counted((day) => 1.24 + chance(6, day) * 0.12)
const impressionsOn = counted((day) => 6.4 + chance(7, day) * 1.4)
const conversionsOn = counted((day) => 0.031 + chance(8, day) * 0.009)

/** @param now ms since the epoch, of the request: the figures end with it */
export function analyticsOf(now: number, range: DayRange): Analytics {
  const { first, last } = rangeOf(range, now)
  const days = daysBetween(first, last)
  const visitors = sum(days, visitorsOn(now))
  const views = sum(days, viewsOn(now))
  const before = earlier(days)
  const average = ratio(sum(before, viewsOn(now)), sum(before, visitorsOn(now)))
  return {
    range: { from: dayText(first), to: dayText(last) },
    visitors: {
      series: {
        'this-year': [{ name: 'Visitors', data: pointsOf(days, visitorsOn(now)) }],
        'last-year': [
          {
            name: 'Visitors',
            data: pointsOf(
              days.map((day) => day - YEAR_OF_WEEKS),
              visitorsOn(now),
            ),
          },
        ],
      },
    },
    conversions: total('Conversions', days, conversionsOn(now)),
    impressions: total('Impressions', days, impressionsOn(now)),
    visits: total('Visits', days, visitsOn(now)),
    visitorsVsPageViews: {
      overallScore: Math.round(ratio(views, visitors) * 166),
      averageRatio: Math.round(average * 10) / 10,
      predictedRatio: Math.round((average + (ratio(views, visitors) - average) * 0.6) * 10) / 10,
      series: [
        { name: 'Visitors', data: pointsOf(days, visitorsOn(now)) },
        { name: 'Page views', data: pointsOf(days, viewsOn(now)) },
      ],
    },
    // The splits of workspace spec §9.
    newVsReturning: { uniqueVisitors: visitors, series: [80, 20], labels: ['New', 'Returning'] },
    gender: { uniqueVisitors: visitors, series: [55, 45], labels: ['Male', 'Female'] },
    age: { uniqueVisitors: visitors, series: [35, 65], labels: ['Under 30', 'Over 30'] },
    language: { uniqueVisitors: visitors, series: [25, 75], labels: ['English', 'Other'] },
  }
}

/** Path, title, how much it is looked at, and how often that leads to what it is for. */
const PAGES: readonly (readonly [path: string, title: string, weight: number, conversion: number])[] = [
  ['/', 'Departures near you', 30, 0.008],
  ['/stops/place-carnot', 'Place Carnot', 11, 0.012],
  ['/lines/27', 'Line 27', 10, 0.014],
  ['/stops/gare-part-dieu', 'Gare Part-Dieu', 9, 0.012],
  ['/tickets', 'Tickets and passes', 7, 0.071],
  ['/lines/c13', 'Line C13', 6, 0.011],
  ['/plan', 'Plan a journey', 6, 0.02],
  ['/disruptions', 'Disruptions', 5, 0.002],
  ['/stops/villeurbanne-mairie', 'Villeurbanne, town hall', 4, 0.01],
  ['/lines/n2', 'Night line N2', 3, 0.016],
  ['/accessibility', 'Getting on with a wheelchair', 2, 0.006],
  ['/lost-property', 'Lost property', 2, 0.031],
  ['/school', 'School buses', 2, 0.018],
  ['/shop', 'Shop', 2, 0.042],
  ['/about', 'Who we are', 1, 0.001],
]

/** The pages behind the views of a range. */
export function analyticsPages(now: number, range: DayRange): AnalyticsPage[] {
  const { first, last } = rangeOf(range, now)
  const days = daysBetween(first, last)
  const all = sum(days, viewsOn(now))
  const before = sum(earlier(days), viewsOn(now))
  const weights = PAGES.map(([, , weight], index) => weight * (0.9 + chance(20 + index, Math.floor(last / 7)) * 0.2))
  const whole = weights.reduce((a, b) => a + b, 0)
  const pages = PAGES.map(([path, title, weight, conversion], index): AnalyticsPage => {
    const views = Math.round((all * (weights[index] ?? 0)) / whole)
    const previousViews = Math.round((before * weight) / 100)
    const share = all === 0 ? 0 : Math.round((views / all) * 1000) / 10
    return { id: path, path, title, views, previousViews, conversions: Math.round(views * conversion), share }
  })
  return pages.sort((a, b) => b.views - a.views)
}

function total(name: string, days: readonly number[], value: (day: number) => number) {
  const data = days.map(value)
  return {
    amount: data.reduce((a, b) => a + b, 0),
    previousAmount: sum(earlier(days), value),
    labels: days.map(dayText),
    series: [{ name, data }],
  }
}

/** As many days directly before them. */
const earlier = (days: readonly number[]): number[] => days.map((day) => day - days.length)
const sum = (days: readonly number[], value: (day: number) => number): number =>
  days.reduce((total, day) => total + value(day), 0)
const ratio = (a: number, b: number): number => (b === 0 ? 0 : a / b)
