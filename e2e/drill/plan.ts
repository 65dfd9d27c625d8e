// Draws calls for the drill's writers and writes each down as a request that a page can be handed.
import type { AnswerOf, Endpoint, EndpointShape } from '#contract/define-api.ts'
import { allInputs } from './inputs/all-inputs.ts'
import { type Chance, HEAD_BYTES } from './inputs/chance.ts'
import type { Ask, DomainInputs, Input } from './inputs/define-inputs.ts'

/** A file: so many bytes, which are its head again and again. */
export interface PlannedFile {
  readonly name: string
  readonly type: string
  /** Base64. */
  readonly head: string
  readonly size: number
}

/** One request as JSON. */
export interface PlannedCall {
  /** `tasks.createTask` */
  readonly call: string
  readonly method: string
  /** With its query, below `/api/`. */
  readonly path: string
  readonly key: string
  readonly json?: string
  readonly form?: readonly (readonly [name: string, value: string | PlannedFile])[]
}

/** A call that deletes is drawn this seldom, in percent, so that there is always something left. */
const DELETIONS = 35
const DELETES = /^(delete|remove|clear|empty|merge$)/

/** @param get fetches a path below `/api/` @returns draws one call after another, as many as are requested */
export async function preparePlan(
  get: (path: string) => Promise<unknown>,
  chance: Chance,
  domains: readonly DomainInputs[] = allInputs,
): Promise<(count: number, name: string) => Promise<PlannedCall[]>> {
  const makers: (readonly [Endpoint, () => Input])[] = []
  for (const domain of domains) {
    const inputs = await domain.prepare(asking(get), chance)
    for (const [name, make] of Object.entries(inputs)) {
      const endpoint = domain.api.endpoints[name]
      if (endpoint) makers.push([endpoint, make])
    }
  }
  const draw = () => {
    for (;;) {
      const drawn = makers[chance.below(makers.length)]
      if (drawn && (!DELETES.test(drawn[0].name) || chance.percent(DELETIONS))) return drawn
    }
  }
  return async (count, name) => {
    const calls: PlannedCall[] = []
    for (let index = 0; index < count; index += 1) {
      const [endpoint, make] = draw()
      calls.push(await requestOf(endpoint, make(), `${name}-${index}`))
    }
    return calls
  }
}

/** The app's own reading calls, by their contract. */
export const asking =
  (get: (path: string) => Promise<unknown>): Ask =>
  async <E extends EndpointShape>(endpoint: E, query: Record<string, string> = {}) =>
    (await get(`${endpoint.path}?${new URLSearchParams(query)}`)) as AnswerOf<E>

export async function requestOf(endpoint: Endpoint, { query = {}, body }: Input, key: string): Promise<PlannedCall> {
  const requested = Object.entries(query).map(([name, value]) => [name, String(value)])
  const { api, name, method, path, bodyType } = endpoint
  const call = { call: `${api}.${name}`, method, path: `${path}?${new URLSearchParams(requested)}`, key }
  if (bodyType === 'form') return { ...call, form: await formOf(body ?? {}) }
  return endpoint.body ? { ...call, json: JSON.stringify(body ?? {}) } : call
}

async function formOf(body: Record<string, unknown>): Promise<[string, string | PlannedFile][]> {
  const fields = Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) => [name, one] as const),
  )
  return Promise.all(
    fields.map(async ([name, value]) => [name, value instanceof File ? await planned(value) : String(value)]),
  )
}

async function planned(file: File): Promise<PlannedFile> {
  const head = Buffer.from(await file.slice(0, HEAD_BYTES).arrayBuffer()).toString('base64')
  return { name: file.name, type: file.type, head, size: file.size }
}
