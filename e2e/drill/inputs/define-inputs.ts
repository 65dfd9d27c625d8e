// What the drill sends to a domain's writing calls: one function a call, pure in chance and in what was read of the domain. A call without one does not
// compile.
import type { AnswerOf, Api, CallInput, EndpointShape } from '#contract/define-api.ts'
import type { Chance } from './chance.ts'

/** Asks one of the app's own reading calls. */
export type Ask = <E extends EndpointShape>(
  endpoint: E,
  ...input: [query?: Record<string, string>]
) => Promise<AnswerOf<E>>

type WriteName<Shapes extends Record<string, EndpointShape>> = {
  [Name in keyof Shapes]: Shapes[Name]['effect'] extends 'read' | 'write'
    ? Shapes[Name]['effect'] extends 'write'
      ? Name
      : never
    : Shapes[Name]['method'] extends 'GET'
      ? never
      : Name
}[keyof Shapes] &
  string

type Calls<Shapes extends Record<string, EndpointShape>, Known, Excluded extends string> = {
  readonly [Name in Exclude<WriteName<Shapes>, Excluded>]: (chance: Chance, known: Known) => CallInput<Shapes[Name]>
}

interface Definition<Shapes extends Record<string, EndpointShape>, Known, Excluded extends string> {
  /** What the calls are about: ids, mostly. */
  readonly read: (ask: Ask, chance: Chance) => Promise<Known>
  readonly calls: Calls<Shapes, Known, Excluded>
}

/** What a call is made of, before it is written down as a request. */
export interface Input {
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown>
}

export interface DomainInputs {
  readonly api: Api
  /** Reads the domain. @returns for each call its input, anew each time */
  readonly prepare: (ask: Ask, chance: Chance) => Promise<Readonly<Record<string, () => Input>>>
  /** The calls that it has inputs for. */
  readonly names: readonly string[]
}

export function defineInputs<
  const Shapes extends Record<string, EndpointShape>,
  Known = undefined,
  Excluded extends string = never,
>(api: Api<Shapes>, { read, calls }: Definition<Shapes, Known, Excluded>): DomainInputs {
  const makers = Object.entries(calls) as [string, (chance: Chance, known: Known) => Input][]
  return {
    api: api as unknown as Api,
    names: makers.map(([name]) => name),
    async prepare(ask, chance) {
      const known = await read(ask, chance)
      return Object.fromEntries(makers.map(([name, make]) => [name, () => make(chance, known)]))
    },
  }
}
