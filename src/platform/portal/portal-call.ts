// A call that a portal's server answers: reads from it or from the last good copy, writes to it or to the outbox. call.ts brings it where config.json names
// a portal.
import { type AnswerOf, type CallAnswer, type CallInput, type Endpoint, parseAnswer } from '#contract/define-api.ts'
import { type Called, type CallOptions, inWords, renewFor } from '#platform/api/call.ts'
import { ApiError, NoAnswerError, OfflineError } from '#platform/api/errors.ts'
import { getPrefs } from '#platform/prefs/prefs.ts'
import { bearer, getSession } from '#platform/session/session.ts'
import { copyKey, findCopy, keepCopy } from './copies.ts'
import { askPortal, type PortalAnswer } from './portal-door.ts'
import { pathOf, readHeaders, writeHeaders } from './portal-request.ts'
import { readThrough } from './read-through.ts'
import { currentUserId, rememberOwner } from './whose.ts'

/** ms */
const PATIENCE = {
  /** Then the copy is shown, where there is one. */
  copy: 3000,
  read: 20_000,
  /** Then the caller is told that the write waits. */
  queued: 3000,
}

/** @throws {ApiError} {NoAnswerError} {OfflineError} {BadAnswerError} as `call` does */
export async function callPortal<E extends Endpoint>(
  portalUrl: string,
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
): Promise<Called<CallAnswer<E>>> {
  if (endpoint.effect === 'write' && endpoint.offline === 'queue') {
    const userId = await currentUserId()
    const called = userId !== undefined && (await sendOrQueue(userId, endpoint, input, options))
    if (called) return called
  }
  const isKept =
    endpoint.method === 'GET' && endpoint.effect === 'read' && endpoint.answerType !== 'file' && !endpoint.open
  return isKept ? read(portalUrl, endpoint, input, options) : sendNow(portalUrl, endpoint, input, options)
}

async function read<E extends Endpoint>(
  portalUrl: string,
  endpoint: E,
  input: CallInput<E>,
  { signal }: CallOptions,
): Promise<Called<AnswerOf<E>>> {
  const userId = await currentUserId()
  const path = pathOf(endpoint, input)
  const key = copyKey(portalUrl, path, getPrefs().language)
  const { answer, savedAt, later } = await readThrough<AnswerOf<E>>({
    patience: PATIENCE.copy,
    ask: async () => {
      const got = await ask(portalUrl, endpoint, signal, (token) => ({
        method: endpoint.method,
        path,
        headers: { ...readHeaders(), ...token },
        patience: PATIENCE.read,
      }))
      const answer = parseAnswer(endpoint, got.status, got.body) as AnswerOf<E>
      await learnOwner(endpoint, answer)
      const { json } = got
      if (got.status === 200 && json !== undefined) await keepFor(userId ?? (await currentUserId()), key, json)
      return answer
    },
    findCopy: async () => {
      const copy = userId === undefined ? undefined : await findCopy(userId, key).catch(() => undefined)
      const parsed = copy && endpoint.answers[200]?.safeParse(JSON.parse(copy.json))
      return copy && parsed?.success ? { answer: parsed.data as AnswerOf<E>, at: copy.at } : undefined
    },
    isSilence: (error) => !signal?.aborted && isSilence(error),
  })
  return { answer, changeId: undefined, savedAt, later }
}

/** No answer came, or one that says that the portal is away. */
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
  { signal, token: given, idempotencyKey = crypto.randomUUID() }: CallOptions,
): Promise<Called<AnswerOf<E>>> {
  const { body } = input as { body?: object }
  const isForm = endpoint.bodyType === 'form'
  const content = isForm && body ? (await import('#platform/api/files.ts')).formOf(body) : JSON.stringify(body)
  const at = Date.now()
  const got = await ask(portalUrl, endpoint, signal, (token) => ({
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
  signal: AbortSignal | undefined,
  requestOf: (token: Record<string, string>) => Parameters<typeof askPortal>[2],
): Promise<PortalAnswer> {
  const wasRenewed = await renewFor(endpoint)
  const askWith = async (token: Record<string, string>) => {
    try {
      return await askPortal(portalUrl, endpoint, { ...requestOf(token), signal })
    } catch (cause) {
      if (signal?.aborted) throw cause
      throw navigator.onLine ? new NoAnswerError(endpoint, cause) : new OfflineError(endpoint, cause)
    }
  }
  const token = bearer()
  let got = await askWith(token)
  // Renewed by another tab while this was on its way: it is the old token that was refused.
  const { authorization } = bearer()
  if (got.status === 401 && authorization !== undefined && authorization !== token.authorization)
    got = await askWith(bearer())
  if (!got.ok) throw await inWords(new ApiError(endpoint, got.status, got.body, wasRenewed))
  return got
}

/** A token need not say whose it is; who signed in, and who asks for themselves, is told by the answer. */
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

/** @returns undefined where nothing can be kept on this device: it is then sent like any other. */
async function sendOrQueue<E extends Endpoint>(
  userId: string,
  endpoint: E,
  input: CallInput<E>,
  { idempotencyKey = crypto.randomUUID() }: CallOptions,
): Promise<Called<CallAnswer<E>> | undefined> {
  const outbox = (await import('#platform/offline/outbox-here.ts')).openOutbox()
  const patience = navigator.onLine ? PATIENCE.queued : 0
  const write = { userId, endpoint, input, path: pathOf(endpoint, input), idempotencyKey }
  let outcome: Awaited<ReturnType<typeof outbox.write>>
  try {
    outcome = await outbox.write(write, Date.now() + patience)
  } catch {
    return undefined
  }
  const { id, reply } = outcome
  if (!reply) return { answer: { queued: true, clientId: id } as CallAnswer<E>, changeId: undefined }
  if (reply.status >= 300) throw await inWords(new ApiError(endpoint, reply.status, reply.body))
  return {
    answer: parseAnswer(endpoint, reply.status, reply.body) as CallAnswer<E>,
    changeId: undefined,
    savedAt: null,
  }
}
