// What has to fit, as somebody answered it: where, under which contracts, on site or from home, for how much at least. As criteria of jobs.

import type { JobCriteria } from '#contract/portal/job-criteria.ts'
import { Contract, Remote, yearlyEuros } from '#contract/portal/job-shapes.ts'
import { MoneyAnswer, PlaceAnswer, type ProfilingAnswer } from '#contract/portal/profiling.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { answersTable } from './tables.ts'

type Answers = Readonly<Record<string, ProfilingAnswer>>

/** Empty where nothing of it was answered. */
export async function conditionsOf(db: CairnDb, userId: string): Promise<JobCriteria> {
  return conditionsIn((await answersTable(db).get(userId))?.answers ?? {})
}

/** A place that nobody can find on the map leaves no job out, and a list with all of its values neither. */
export function conditionsIn(answers: Answers): JobCriteria {
  const listed = <Value extends string>(id: string, all: readonly Value[]): Value[] | undefined => {
    const chosen = answers[id]?.value
    const known = Array.isArray(chosen) ? all.filter((one) => chosen.includes(one)) : []
    return known.length === 0 || known.length === all.length ? undefined : known
  }
  const place = PlaceAnswer.safeParse(answers.place?.value).data
  const pay = MoneyAnswer.safeParse(answers.pay?.value).data
  const [contract, remote] = [listed('contract', Contract.options), listed('remote', Remote.options)]
  return {
    ...(place &&
      place.lat !== null &&
      place.lng !== null && { place: place.name, lat: place.lat, lng: place.lng, radiusKm: place.radiusKm }),
    ...(contract && { contract }),
    ...(remote && { remote }),
    ...(pay && pay.min > 0 && { payMin: Math.min(1e9, yearlyEuros({ ...pay, max: pay.min }).min) }),
  }
}
