// Asks a server every call of the portal contract, domain by domain.
import type { Api } from '#contract/define-api.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { authApi } from '#contract/portal/auth.ts'
import { careerApi } from '#contract/portal/career.ts'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { notificationsApi } from '#contract/portal/notifications.ts'
import { profileApi } from '#contract/portal/profile.ts'
import { profilingApi } from '#contract/portal/profiling.ts'
import { settingsApi } from '#contract/portal/settings.ts'
import { skillsApi } from '#contract/portal/skills.ts'
import { userApi } from '#contract/portal/user.ts'
import { checkAuth, checkDeleteAccount, checkSettings, checkUser, signIn, signOut } from './account-steps.ts'
import { checkApplications } from './application-steps.ts'
import { checkCareer, checkJobs, checkNotifications, checkSkills } from './career-steps.ts'
import { type CheckedCall, Checker } from './checker.ts'
import { checkEvaluation } from './evaluation-steps.ts'
import { checkProfile, checkProfiling } from './profile-steps.ts'
import type { CheckOptions, Visit } from './visit.ts'

export interface PortalReport {
  readonly calls: readonly CheckedCall[]
  /** What stays at the server. */
  readonly left: readonly string[]
  /** Who signed in, and the token of that session; undefined where it could not be had. */
  readonly session: { readonly userId: string; readonly token: string } | undefined
  /** Ends that session, and every other that was begun. */
  signOut(): Promise<void>
}

/** The person first: a key of theirs is what later writes are tried with. */
const DOMAINS: readonly (readonly [Api, (visit: Visit) => Promise<void>])[] = [
  [userApi, checkUser],
  [settingsApi, checkSettings],
  [skillsApi, checkSkills],
  [jobsApi, checkJobs],
  [careerApi, checkCareer],
  [profileApi, checkProfile],
  [profilingApi, checkProfiling],
  [applicationsApi, checkApplications],
  [evaluationApi, checkEvaluation],
  [notificationsApi, checkNotifications],
  [authApi, checkAuth],
]

/** What `only` may name. */
export const domainNames: readonly string[] = DOMAINS.map(([{ name }]) => name)

export async function checkPortal(options: CheckOptions): Promise<PortalReport> {
  const { address, origin, only = domainNames } = options
  const check = new Checker(address, origin)
  const chosen = DOMAINS.filter(([{ name }]) => only.includes(name))
  const apis = [authApi, ...chosen.map(([api]) => api).filter((api) => api !== authApi)]
  const signedIn = await signIn(check, options)
  const left: string[] = []
  if (signedIn) {
    const { user, accessToken: token } = signedIn
    check.setToken(token)
    const visit = { check, options, user, token, left, mark: `portal-check-${crypto.randomUUID().slice(0, 8)}` }
    for (const [, checkDomain] of chosen) await checkDomain(visit)
    if (only.includes('settings')) await checkDeleteAccount(visit)
  }
  const session = signedIn && { userId: signedIn.user.id, token: signedIn.accessToken }
  const isCalled = ({ name, outcome }: CheckedCall) =>
    only.includes('auth') || !name.startsWith('auth.') || outcome !== 'not asked'
  return { calls: check.results(apis).filter(isCalled), left, session, signOut: () => signOut(check) }
}
