// What the demo portal answers to each operation of the portal's contract, called by the people of the samples: the examples of public/openapi.json.
import type { Api, Endpoint } from '#contract/define-api.ts'
import type { ApplicationDetail } from '#contract/portal/application-shapes.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { authApi, type SignedIn, type SimulatedMail } from '#contract/portal/auth.ts'
import { careerApi } from '#contract/portal/career.ts'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { notificationsApi } from '#contract/portal/notifications.ts'
import { profileApi } from '#contract/portal/profile.ts'
import { profilingApi } from '#contract/portal/profiling.ts'
import { settingsApi } from '#contract/portal/settings.ts'
import { skillsApi } from '#contract/portal/skills.ts'
import { userApi } from '#contract/portal/user.ts'
import { bodyExamples } from '#scripts/openapi-examples.mjs'
import { answerTo, itemOf } from '#tests/setup/evaluation-api.ts'
import { createTestApi } from '#tests/setup/test-api.ts'

const apis: readonly Api[] = [
  applicationsApi,
  authApi,
  careerApi,
  evaluationApi,
  jobsApi,
  notificationsApi,
  profileApi,
  profilingApi,
  settingsApi,
  skillsApi,
  userApi,
]

/** Those that a portal's server has, by `<domain>.<operation>`. */
export const operations: ReadonlyMap<string, Endpoint> = new Map(
  apis
    .flatMap(({ endpoints }) => Object.values(endpoints))
    .filter(({ name }) => !name.startsWith('demo'))
    .map((endpoint) => [`${endpoint.api}.${endpoint.name}`, endpoint]),
)

/** Those whose success has a body that is JSON. */
const answering: readonly string[] = [...operations].flatMap(([id, { answerType, answers }]) =>
  answerType === 'file' || !(answers[200] ?? answers[201]) ? [] : [id],
)

const HALDEN = 'application-halden-energy-demand-analyst'
const DRAFTED = { jobId: 'vero-mobilite-pricing-analyst' }
const JOB = { jobId: 'transports-du-rhone-mobility-analyst' }
const SQL = { skillId: 'sql' }
/** That of RFC 8037, so that the same badge is signed each time. */
const KEY = { crv: 'Ed25519', d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A', kty: 'OKP' }
const PUBLIC = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'
/** How many entries of a list an example has. */
const SHOWN = 2

interface Given {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Default: the example of the body that the document has. */
  readonly body?: unknown
}

/** Calls the demo portal, and stores its answers. */
class PortalClerk {
  readonly api = createTestApi({ only: apis.map(({ name }) => name) })
  readonly answers = new Map<string, unknown>()
  #token = ''

  async ask<Body = unknown>(id: string, { params = {}, query = {}, body }: Given = {}): Promise<Body> {
    const endpoint = operations.get(id)
    if (!endpoint) throw new Error(`No such operation: ${id}`)
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name)
    const search = new URLSearchParams(query).toString()
    const sent = body ?? (endpoint.body ? (bodyExamples[id] ?? {}) : undefined)
    const headers: Record<string, string> = this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` }
    const way = search === '' ? path : `${path}?${search}`
    const answer = await this.api.send(endpoint.method, way, sent, headers)
    if (answer.status >= 300) throw new Error(`${id}: ${answer.status} ${JSON.stringify(answer.body)}`)
    if (!this.answers.has(id)) this.answers.set(id, answer.body)
    return answer.body as Body
  }

  /** The caller from now on. */
  async signIn(given: Given = {}): Promise<void> {
    this.#token = ''
    const { accessToken } = await this.ask<SignedIn>('auth.signIn', given)
    this.#token = accessToken
  }

  get token(): string {
    return this.#token
  }

  /** The token of the newest mail to an address. */
  async mailed(email: string): Promise<string> {
    const { body } = await this.api.get(`auth/demo-mail?email=${encodeURIComponent(email)}`)
    const [mail] = body as SimulatedMail[]
    return new URLSearchParams(mail?.link.split('?')[1]).get('token') ?? ''
  }
}

/** By `<domain>.<operation>`, sorted; lists have their first two entries. */
export async function portalAnswers(): Promise<Record<string, unknown>> {
  const clerk = new PortalClerk()
  await clerk.signIn()
  await readAll(clerk)
  await evaluate(clerk)
  await writeCareer(clerk)
  await writeAboutOneself(clerk)
  await keepAccounts(clerk)
  return Object.fromEntries(
    answering.toSorted().map((id) => {
      if (!clerk.answers.has(id)) throw new Error(`Nobody asked for ${id}`)
      return [id, shortened(clerk.answers.get(id))]
    }),
  )
}

/** What is there before anything changes. */
async function readAll(clerk: PortalClerk): Promise<void> {
  const plain = [
    'user.user',
    'settings.settings',
    'skills.skills',
    'skills.roles',
    'skills.claims',
    'career.home',
    'career.analytics',
    'jobs.jobs',
    'jobs.searches',
    'applications.applications',
    'applications.drafts',
    'applications.documents',
    'notifications.all',
    'profile.profile',
    'profile.resumes',
    'profile.learning',
    'profiling.questionnaire',
    'profiling.answers',
    'profiling.outcome',
    'profiling.effect',
    'evaluation.skills',
    'evaluation.results',
    'evaluation.calibrationData',
    'auth.sessions',
    'jobs.whatIf',
  ]
  for (const id of plain) await clerk.ask(id)
  for (const id of ['jobs.job', 'jobs.match', 'jobs.form', 'applications.draft'])
    await clerk.ask(id, { params: DRAFTED })
  await clerk.ask('jobs.places', { query: { q: 'Ly' } })
  await clerk.ask('jobs.company', { params: { companyId: 'halden-energy' } })
  await clerk.ask('applications.application', { params: { id: HALDEN } })
  await clerk.ask('profile.diff', { query: { from: 'resume-analyst' } })
  await clerk.ask('profile.resume', { params: { id: 'resume-analyst' } })
  await clerk.ask('evaluation.skill', { params: SQL })
  for (const id of ['evaluation.result', 'evaluation.review'])
    await clerk.ask(id, { params: { id: 'alex-business-english' } })
}

/** An evaluation from its first item to its result, another that is abandoned, and a badge. */
async function evaluate(clerk: PortalClerk): Promise<void> {
  const begun = await clerk.ask<EvaluationSession>('evaluation.start')
  const params = { id: begun.id }
  const answered = async (session: EvaluationSession): Promise<EvaluationSession> =>
    clerk.ask('evaluation.answer', { params, body: await answerTo(clerk.api, session, session.seq % 3 > 0) })
  let session = await answered(begun)
  await clerk.ask('evaluation.session', { params })
  await clerk.ask('evaluation.current')
  const present = () => ({ itemId: itemOf(session).id, seq: session.seq })
  session = await clerk.ask('evaluation.problem', {
    params,
    body: { ...exampleOf('evaluation.problem'), ...present() },
  })
  session = await clerk.ask('evaluation.pause', {
    params,
    body: { ...exampleOf('evaluation.pause'), seq: session.seq },
  })
  session = await clerk.ask('evaluation.resume', { params })
  while (!session.done) {
    if (itemOf(session).sql)
      await clerk.ask('evaluation.draft', { params, body: { ...exampleOf('evaluation.draft'), ...present() } })
    session = await answered(session)
  }
  await clerk.ask('evaluation.finish', { params })
  const start = { ...exampleOf('evaluation.start'), skillId: 'project-management' }
  const other = await clerk.ask<EvaluationSession>('evaluation.start', { body: start })
  await clerk.ask('evaluation.abandon', { params: { id: other.id } })
  await clerk.api.db.table('evaluationKeys').put({ id: 'device', jwk: { ...KEY, x: PUBLIC } })
  await clerk.ask('evaluation.signingKey')
  await clerk.ask('evaluation.badge', { params: { id: 'alex-business-english' } })
}

const exampleOf = (id: string): object => bodyExamples[id] ?? {}

/** Jobs, searches and applications. */
async function writeCareer(clerk: PortalClerk): Promise<void> {
  for (const name of ['view', 'save', 'unsave', 'hide', 'unhide']) await clerk.ask(`jobs.${name}`, { params: JOB })
  const search = await clerk.ask<{ id: string }>('jobs.createSearch')
  await clerk.ask('jobs.updateSearch', { body: { ...exampleOf('jobs.updateSearch'), id: search.id } })
  await clerk.ask('jobs.seeSearch', { params: search })
  await clerk.ask('jobs.deleteSearch', { query: { id: search.id } })
  await clerk.ask('career.visit')
  await clerk.ask('applications.putDraft', { params: DRAFTED })
  await clerk.ask('applications.apply')
  await clerk.ask('applications.putDraft', { params: JOB })
  await clerk.ask('applications.deleteDraft', { params: JOB })
  const form = new FormData()
  form.set('file', new File(['Alex Morgan has my recommendation.'], 'reference-letter.txt', { type: 'text/plain' }))
  form.set('kind', 'reference')
  const document = await clerk.ask<{ id: string }>('applications.upload', { body: form })
  await clerk.ask('applications.deleteDocument', { query: { id: document.id } })
  const note = await clerk.ask<{ id: string }>('applications.addNote', { params: { id: HALDEN } })
  for (const name of ['updateNote', 'deleteNote'])
    await clerk.ask(`applications.${name}`, { params: { id: HALDEN, noteId: note.id } })
  await clerk.ask('applications.setNextStep', { params: { id: HALDEN } })
  const { interviews, version } = await clerk.ask<ApplicationDetail>('applications.application', {
    params: { id: HALDEN },
  })
  const [slot] = interviews[0]?.slots ?? []
  const params = { id: HALDEN, iid: interviews[0]?.id ?? '' }
  const response = await clerk.ask<ApplicationDetail>('applications.respond', {
    params,
    body: { ...exampleOf('applications.respond'), slot },
  })
  const withdrawn = { ...exampleOf('applications.transition'), version: Math.max(version, response.version) }
  await clerk.ask('applications.transition', { params: { id: HALDEN }, body: withdrawn })
  await clerk.ask('career.steps')
}

/** Levels, the profile, the questionnaire, notifications, settings. */
async function writeAboutOneself(clerk: PortalClerk): Promise<void> {
  for (const name of ['putClaim', 'deleteClaim']) await clerk.ask(`skills.${name}`, { params: SQL })
  await clerk.ask('user.updateUser')
  const { version } = await clerk.ask<{ version: number }>('profile.profile')
  await clerk.ask('profile.updateProfile', { body: { ...exampleOf('profile.updateProfile'), version } })
  await clerk.ask('profile.setPhoto')
  const made = await clerk.ask<{ id: string }>('profile.createResume')
  for (const name of ['updateResume', 'restoreResume', 'deleteResume'])
    await clerk.ask(`profile.${name}`, { params: { id: made.id } })
  await clerk.ask('profile.import', { query: { format: 'jsonresume' } })
  await clerk.ask('profile.updateLearning', { params: SQL })
  for (const name of ['saveAnswers', 'submit', 'chooseSkills']) await clerk.ask(`profiling.${name}`)
  const settings = await clerk.ask<{ version: number }>('settings.settings')
  await clerk.ask('settings.updateSettings', {
    body: { ...exampleOf('settings.updateSettings'), version: settings.version },
  })
  const [first] = await clerk.ask<{ id: string }[]>('notifications.all')
  const params = { id: first?.id ?? '' }
  for (const name of ['markRead', 'remove']) await clerk.ask(`notifications.${name}`, { params })
  for (const name of ['markAllRead', 'removeAll']) await clerk.ask(`notifications.${name}`)
}

/** Sessions of Alex; then an account from its beginning to its end. */
async function keepAccounts(clerk: PortalClerk): Promise<void> {
  await clerk.ask('auth.signInWithToken', { body: { accessToken: clerk.token } })
  for (const name of ['unlockSession', 'refreshToken', 'verifyPassword']) await clerk.ask(`auth.${name}`)
  await clerk.signIn()
  const sessions = await clerk.ask<{ id: string; current: boolean }[]>('auth.sessions')
  await clerk.ask('auth.endSession', { query: { id: sessions.find(({ current }) => !current)?.id ?? '' } })
  await clerk.ask('auth.endOtherSessions')
  const { email, password } = bodyExamples['auth.signUp'] as { email: string; password: string }
  await clerk.ask('auth.signUp')
  await clerk.ask('auth.resendActivation', { body: { email } })
  await clerk.ask('auth.activateAccount', { body: { token: await clerk.mailed(email) } })
  for (const name of ['resetPassword', 'setPassword']) {
    await clerk.ask('auth.forgotPassword', { body: { email } })
    await clerk.ask(`auth.${name}`, { body: { token: await clerk.mailed(email), password } })
  }
  await clerk.signIn({ body: { email, password } })
  const { token } = await clerk.ask<{ token: string }>('auth.verifyPassword', { body: { password } })
  await clerk.ask('auth.changePassword', { body: { token, password: 'one tram, three buses' } })
  await clerk.ask('settings.deleteAccount')
}

const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}
