// A call that a portal's server answers: reads from it or from the last good copy, writes to it.
// @chunk remote
import { type AnswerOf, type CallInput, type Endpoint, parseAnswer } from '#contract/define-api.ts'
import { answerIn, type Called } from '#platform/api/answer.ts'
import { type DoorOptions, neverDue } from '#platform/api/device-door.ts'
import { ApiError, NoAnswerError, OfflineError } from '#platform/api/errors.ts'
import { getPrefs } from '#platform/prefs/prefs.ts'
import { bearer, getSession, isLocked } from '#platform/session/session.ts'
import { askPortal, type PortalAnswer } from './ask-portal.ts'
import { copyKey, findCopy, keepCopy } from './copies.ts'
import { currentUserId, rememberOwner } from './owner-id.ts'
import { readThrough } from './read-through.ts'
import { pathOf, readHeaders, writeHeaders } from './remote-request.ts'

/** ms */
const PATIENCE = {
  /** Then the copy is shown, where there is one. */
  copy: 3000,
  read: 20_000,
}

/** @throws {ApiError} {NoAnswerError} {OfflineError} {BadAnswerError} */
export async function callRemote<E extends Endpoint>(
  portalUrl: string,
  endpoint: E,
  input: CallInput<E>,
  options: DoorOptions = {},
): Promise<Called<AnswerOf<E>>> {
  const isCached =
    endpoint.method === 'GET' && endpoint.effect === 'read' && endpoint.answerType !== 'file' && !endpoint.open
  return isCached ? read(portalUrl, endpoint, input, options) : sendNow(portalUrl, endpoint, input, options)
}

async function read<E extends Endpoint>(
  portalUrl: string,
  endpoint: E,
  input: CallInput<E>,
  { signal, renew }: DoorOptions,
): Promise<Called<AnswerOf<E>>> {
  const userId = await currentUserId()
  const path = pathOf(endpoint, input)
  const key = copyKey(portalUrl, path, getPrefs().language)
  let isShown = false
  const { answer, savedAt, later } = await readThrough<AnswerOf<E>>({
    patience: PATIENCE.copy,
    ask: async () => {
      const got = await ask(portalUrl, endpoint, { signal, renew }, (token) => ({
        method: endpoint.method,
        path,
        headers: { ...readHeaders(), ...token },
        patience: PATIENCE.read,
      })).catch((error: unknown) => (isShown ? refusedLate(error) : Promise.reject(error)))
      const answer = (await answerIn(endpoint, got.status, got.body)) as AnswerOf<E>
      await learnOwner(endpoint, answer)
      const { json } = got
      if (got.status === 200 && json !== undefined) await keepFor(userId ?? (await currentUserId()), key, json)
      return answer
    },
    findCopy: async () => {
      const copy = userId === undefined ? undefined : await findCopy(userId, key).catch(() => undefined)
      if (!copy) return undefined
      const read = await answerIn(endpoint, 200, JSON.parse(copy.json)).catch(() => undefined)
      return read === undefined ? undefined : { answer: read as AnswerOf<E>, at: copy.at }
    },
    isSilence: (error) => !signal?.aborted && isSilence(error),
  })
  isShown = later !== undefined
  return { answer, changeId: undefined, savedAt, later }
}

/** A copy is already shown for what is refused now: the person is notified, or signed out, all the same. */
async function refusedLate(error: unknown): Promise<never> {
  const isOurs =
    error instanceof ApiError && (error.sentWith === undefined || error.sentWith === bearer().authorization)
  if (isOurs && !isLocked()) (await import('#platform/api/refusals.ts')).takeEffects(error)
  throw error
}

/** No answer came, or one that means that the portal is down. */
const isSilence = (error: unknown): boolean =>
  error instanceof NoAnswerError || (error instanceof ApiError && [502, 503, 504].includes(error.status))

/** Who has signed out meanwhile leaves nothing behind. */
async function keepFor(userId: string | undefined, key: string, json: string): Promise<void> {
  if (userId === undefined || userId !== (await currentUserId())) return
  // A full disk costs the copy, not the answer.
  await keepCopy(userId, key, { json, at: Date.now() }).catch(() => undefined)
}

async function sendNow<E extends Endpoint>(
  portalUrl: string,
  endpoint: E,
  input: CallInput<E>,
  { signal, token: given, idempotencyKey = crypto.randomUUID(), renew }: DoorOptions,
): Promise<Called<AnswerOf<E>>> {
  const { body } = input as { body?: object }
  const isForm = endpoint.bodyType === 'form'
  const content = isForm && body ? (await import('#platform/api/files.ts')).formOf(body) : JSON.stringify(body)
  const at = Date.now()
  const got = await ask(portalUrl, endpoint, { signal, renew }, (token) => ({
    method: endpoint.method,
    path: pathOf(endpoint, input),
    body: content,
    headers: { ...writeHeaders(body !== undefined && !isForm, idempotencyKey, at), ...token, ...given },
  }))
  const answer = endpoint.answerType === 'file' ? got.body : parseAnswer(endpoint, got.status, got.body)
  await learnOwner(endpoint, answer)
  return { answer: answer as AnswerOf<E>, changeId: undefined, savedAt: null }
}

/** Asks with a token that is good for a while. */
async function ask(
  portalUrl: string,
  endpoint: Endpoint,
  { signal, renew = neverDue }: Pick<DoorOptions, 'signal' | 'renew'>,
  requestOf: (token: Record<string, string>) => Parameters<typeof askPortal>[2],
): Promise<PortalAnswer> {
  await renew()
  const token = bearer()
  let got: PortalAnswer
  try {
    got = await askPortal(portalUrl, endpoint, { ...requestOf(token), signal })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw navigator.onLine ? new NoAnswerError(endpoint, cause) : new OfflineError(endpoint, cause)
  }
  if (!got.ok) throw new ApiError(endpoint, got.status, got.body, token.authorization)
  return got
}

/** A token need not name its owner; when somebody signs in or reads their own data, the answer does. */
async function learnOwner({ api }: Endpoint, answer: unknown): Promise<void> {
  if (api !== 'auth' && api !== 'user') return
  const {
    user,
    accessToken = getSession().accessToken,
    id,
  } = answer as {
    user?: { id: string }
    accessToken?: string | null
    id?: string
  }
  const userId = user?.id ?? id ?? (await currentUserId())
  if (accessToken && userId !== undefined) await rememberOwner(accessToken, userId)
}
