// What every part of a check starts from: who is signed in, what may be done, and how what it makes is known again.
import type { User } from '#contract/portal/user.ts'
import type { Checker } from './checker.ts'

export interface CheckOptions {
  /** The value of `portalUrl`, without a slash at its end. */
  readonly address: string
  readonly email: string
  readonly password: string
  /** The origin of Cairn's pages, where it is not the portal's. */
  readonly origin?: string | undefined
  /** Names of domains. Default: all. */
  readonly only?: readonly string[] | undefined
  /** Also what cannot be taken back, such as sending an application. */
  readonly everything?: boolean | undefined
  /** An address to sign up with. */
  readonly signUp?: string | undefined
  readonly deleteAccount?: boolean | undefined
}

export interface Visit {
  readonly check: Checker
  readonly options: CheckOptions
  readonly user: User
  /** Of the calling session. */
  readonly token: string
  /** Begins the name of all that the check makes. */
  readonly mark: string
  /** What stays on the server, for whoever ran the check. */
  readonly left: string[]
}

export const ONLY_WITH_EVERYTHING = 'only its refusals: --everything asks for the rest'
