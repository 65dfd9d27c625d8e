// Holds each call of the contract to what it must do: what is required of every call alike, and what became of each.
import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf, Api, CallInput, Endpoint } from '#contract/define-api.ts'
import { askBefore, askPortal, type Came, type Parts, type Sent } from './ask.ts'
import {
  type Difference,
  differencesBefore,
  differencesIn,
  hiddenHeaders,
  isAbsent,
  shortened,
  successes,
} from './judge.ts'
import { unknownParts, withExtra, wrongBodies } from './variants.ts'

export interface CheckedCall {
  /** `jobs.save` */
  readonly name: string
  /** `PUT career/jobs/{jobId}/saved` */
  readonly call: string
  readonly outcome: 'ok' | 'differs' | 'missing' | 'not asked'
  readonly differences: readonly Difference[]
  /** Why it was not called, or not in full. */
  readonly note: string | undefined
}

interface AskOptions {
  /** Default: the statuses of a success. */
  readonly statuses?: readonly number[]
  /** Bears this token; null: none. Default: that of the session. */
  readonly token?: string | null
  /** Not called twice: it ends the calling session. */
  readonly isLast?: boolean
}

interface Record {
  readonly differences: Difference[]
  asked: number
  /** How often there was nothing at all, and how often there was something: a server may refuse a wrong token at any path. */
  absent: number
  present: number
  isGuarded: boolean
  note: string | undefined
}

export class Checker {
  readonly #base: string
  readonly #origin: string | undefined
  readonly #records = new Map<string, Record>()
  /** The key of the first write of a group, which may not serve for another. */
  readonly #usedKeys = new Map<string, string>()
  #session: string | undefined
  /** Of every session that was begun. */
  readonly tokens = new Set<string>()

  constructor(base: string, origin?: string) {
    this.#base = base
    this.#origin = origin
  }

  /** What later requests bear, where they name no other token. */
  setToken(token: string): void {
    this.#session = token
  }

  /** Sends the requests that every call gets, and then the call itself. @returns its answer, where it is as the contract has it */
  async ask<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    { token: given, statuses = successes(endpoint), isLast }: AskOptions = {},
  ): Promise<AnswerOf<E> | undefined> {
    const parts = input as Parts
    const token = given === null ? undefined : (given ?? this.#session)
    if (!(await this.#guardOnce(endpoint, parts, token))) return undefined
    const { came, sent } = await this.#sendWithExtra(endpoint, { ...parts, token, idempotencyKey: crypto.randomUUID() })
    if (!this.#judge(endpoint, came, statuses, '')) return undefined
    if (endpoint.effect === 'read') {
      const french = await this.#send(endpoint, { ...parts, token, language: 'fr' })
      this.#judge(endpoint, french, [came.status], 'with accept-language: fr')
    } else if (!isLast) await this.#repeat(endpoint, sent, came)
    return came.status < 300 ? answerOf(endpoint, came) : undefined
  }

  /** Asks alone, as a step to something else: nothing is held against the call. */
  async again<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    { token }: AskOptions = {},
  ): Promise<AnswerOf<E> | undefined> {
    const idempotencyKey = crypto.randomUUID()
    const parts: Sent = { ...(input as Parts), idempotencyKey }
    const came = await this.#send(endpoint, token === undefined ? parts : { ...parts, token: token ?? undefined })
    if (!successes(endpoint).includes(came.status)) return undefined
    const group = groupOf(endpoint)
    if (endpoint.effect === 'write' && !this.#usedKeys.has(group)) this.#usedKeys.set(group, idempotencyKey)
    return answerOf(endpoint, came)
  }

  /** Sends only what changes nothing: without a token, with a wrong body, about what does not exist. @param why it is not checked in full */
  async guard(endpoint: Endpoint, parts: Parts, why: string): Promise<void> {
    this.note(endpoint, why)
    await this.#guardOnce(endpoint, parts, this.#session)
  }

  /** Asks one case more, of which the contract names the status. */
  async wants(endpoint: Endpoint, parts: Parts, status: number, when: string): Promise<void> {
    if (isMissing(this.#recordOf(endpoint))) return
    this.#judge(endpoint, await this.#send(endpoint, parts), [status], when)
  }

  /** Holds against a call what its effect shows. */
  expect(endpoint: Endpoint, isSo: boolean, difference: Difference): void {
    if (!isSo) this.#recordOf(endpoint).differences.push(difference)
  }

  /** Notes why a call is not checked in full. */
  note(endpoint: Endpoint, why: string): void {
    this.#recordOf(endpoint).note = why
  }

  /** The outcome of each call of the domains, as they list them. */
  results(apis: readonly Api[]): CheckedCall[] {
    const endpoints = apis.flatMap((api) => Object.values(api.endpoints)).filter(isOfPortals)
    return endpoints.map((endpoint) => resultOf(endpoint, this.#records.get(nameOf(endpoint))))
  }

  #recordOf(endpoint: Endpoint): Record {
    const name = nameOf(endpoint)
    const none = { differences: [], asked: 0, absent: 0, present: 0, isGuarded: false, note: undefined }
    const record = this.#records.get(name) ?? none
    this.#records.set(name, record)
    return record
  }

  async #send(endpoint: Endpoint, sent: Sent): Promise<Came> {
    const came = await askPortal(this.#base, endpoint, { token: this.#session, origin: this.#origin, ...sent })
    const { accessToken } = Object(came.body)
    if (typeof accessToken === 'string') this.tokens.add(accessToken)
    const record = this.#recordOf(endpoint)
    record.asked += 1
    if (isAbsent(endpoint, came)) record.absent += 1
    else if (came.status !== 401) record.present += 1
    return came
  }

  #judge(endpoint: Endpoint, came: Came, statuses: readonly number[], when: string): boolean {
    const found = differencesIn(endpoint, came, statuses, this.#origin)
    // Apart, since the answer itself is as it should be, and what follows from it can be called.
    const hidden = hiddenHeaders(endpoint, came, this.#origin)
    this.#recordOf(endpoint).differences.push(...[...found, ...hidden].map((told) => ({ when, ...told })))
    return found.length === 0
  }

  /** @returns whether the call is there */
  async #guardOnce(endpoint: Endpoint, parts: Parts, token: string | undefined): Promise<boolean> {
    const record = this.#recordOf(endpoint)
    if (record.isGuarded) return !isMissing(record)
    record.isGuarded = true
    if (!endpoint.open) {
      this.#judge(endpoint, await this.#send(endpoint, { ...parts, token: undefined }), [401], 'without a token')
      this.#judge(
        endpoint,
        await this.#send(endpoint, { ...parts, token: 'no-such-token' }),
        [401],
        'with a wrong token',
      )
    }
    for (const { body, when } of wrongBodies(endpoint, parts.body))
      this.#judge(endpoint, await this.#send(endpoint, { ...parts, body, token }), [400], when)
    const unknown = unknownParts(endpoint, parts)
    if (unknown) {
      const statuses = endpoint.answers[404] ? [404] : successes(endpoint)
      this.#judge(endpoint, await this.#send(endpoint, { ...unknown, token }), statuses, 'with an unknown id')
    }
    if (isMissing(record)) return false
    if (this.#origin !== undefined) {
      const found = differencesBefore(
        endpoint,
        await askBefore(this.#base, endpoint, parts, this.#origin),
        this.#origin,
      )
      record.differences.push(...found.map((told) => ({ when: 'before a request from another origin', ...told })))
    }
    return true
  }

  /** A newer Cairn may send what this server does not know. */
  async #sendWithExtra(endpoint: Endpoint, sent: Sent): Promise<{ came: Came; sent: Sent }> {
    const extra = withExtra(endpoint, sent)
    if (!extra) return { came: await this.#send(endpoint, sent), sent }
    const came = await this.#send(endpoint, extra)
    if (came.status !== 400) return { came, sent: extra }
    const anew = { ...sent, idempotencyKey: crypto.randomUUID() }
    const plain = await this.#send(endpoint, anew)
    if (plain.status !== 400) {
      const reported = { wanted: 'the field to be ignored', came: textOf(came) }
      this.#recordOf(endpoint).differences.push({ when: 'with a field that it does not know', ...reported })
    }
    return { came: plain, sent: anew }
  }

  /** One key, one effect; and no other request with it. */
  async #repeat(endpoint: Endpoint, sent: Sent, first: Came): Promise<void> {
    const second = await this.#send(endpoint, sent)
    if (second.status !== first.status || !isDeepStrictEqual(second.body, first.body)) {
      const told = { wanted: `the same answer: ${textOf(first)}`, came: textOf(second) }
      this.#recordOf(endpoint).differences.push({ when: 'with the same idempotency key again', ...told })
    }
    const used = this.#usedKeys.get(groupOf(endpoint))
    if (used === undefined) return
    const other = await this.#send(endpoint, { ...sent, idempotencyKey: used })
    this.#judge(endpoint, other, [422], 'with an idempotency key that another request had')
  }
}

/** Within which one key serves for one request: who is not signed in has none in common with who is, and accounts may be stored apart. */
const groupOf = ({ api, open }: Endpoint): string => (api !== 'auth' ? 'all' : open ? 'open' : 'auth')

const isMissing = ({ absent, present }: Record): boolean => absent > 0 && present === 0

const textOf = ({ status, body, failure }: Came): string => failure ?? `${status} ${shortened(body)}`

export const nameOf = ({ api, name }: Endpoint): string => `${api}.${name}`

/** What the demo portal alone has, no server answers. */
const isOfPortals = ({ name }: Endpoint): boolean => !name.startsWith('demo')

function answerOf<E extends Endpoint>(endpoint: E, { status, body }: Came): AnswerOf<E> | undefined {
  return endpoint.answers[status]?.safeParse(body).data as AnswerOf<E> | undefined
}

function resultOf(endpoint: Endpoint, record: Record | undefined): CheckedCall {
  const { method, path } = endpoint
  const { differences = [], note, asked = 0 } = record ?? {}
  const isGone = record !== undefined && isMissing(record)
  const outcome = isGone ? 'missing' : differences.length > 0 ? 'differs' : asked === 0 ? 'not asked' : 'ok'
  return { name: nameOf(endpoint), call: `${method} ${path}`, outcome, differences, note }
}
