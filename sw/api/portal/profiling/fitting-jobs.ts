// How many open jobs fit what somebody looks for: target roles and constraints.
import type { JobRow, Salary } from '#contract/portal/job-shapes.ts'
import {
  MoneyAnswer as Money,
  type MoneyAnswer,
  PlaceAnswer,
  type ProfilingAnswer,
} from '#contract/portal/profiling.ts'
import { TARGET_ROLES } from '#sw/api/portal/skills/shared/target-levels.ts'

type Answers = Readonly<Record<string, ProfilingAnswer>>

/** What a year has of each unit. */
const PER_YEAR = { hour: 1607, month: 12, year: 1 } as const
/** Euros for one of each currency, roughly: pay is compared, never shown so. */
const EUROS = { EUR: 1, CHF: 1.05, CAD: 0.66, GBP: 1.17, USD: 0.9 } as const
const EARTH_KM = 6371

export const fittingJobs = (jobs: readonly JobRow[], answers: Answers): number =>
  jobs.filter((job) => isFitting(job, answers)).length

function isFitting(job: JobRow, answers: Answers): boolean {
  const listed = (id: string): readonly string[] => {
    const value = answers[id]?.value
    return Array.isArray(value) ? value : []
  }
  const isIn = (id: string, own: string) => listed(id).length === 0 || listed(id).includes(own)
  if (!isIn(TARGET_ROLES, job.roleId) || !isIn('contract', job.contract) || !isIn('remote', job.remote)) return false
  const place = PlaceAnswer.safeParse(answers.place?.value)
  if (place.success && job.remote !== 'full' && place.data.lat !== null && place.data.lng !== null) {
    const from = { lat: place.data.lat, lng: place.data.lng }
    if (kmBetween(from, job.location) > place.data.radiusKm) return false
  }
  const pay = Money.safeParse(answers.pay?.value)
  return !pay.success || job.salary === null || paysEnough(job.salary, pay.data)
}

function paysEnough(salary: Salary, { min, currency, unit }: MoneyAnswer): boolean {
  return salary.max * PER_YEAR[salary.unit] * EUROS[salary.currency] >= min * PER_YEAR[unit] * EUROS[currency]
}

function kmBetween(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const radians = Math.PI / 180
  const [lat, otherLat] = [one.lat * radians, other.lat * radians]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const arc = half(otherLat - lat) + Math.cos(lat) * Math.cos(otherLat) * half((other.lng - one.lng) * radians)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(arc))
}
