// The options of `npm run portal:check`, read from its arguments and the environment.
import { parseArgs } from 'node:util'
import { LIVE_DESTINATION } from '#contract/portal/notifications.ts'
import { domainNames } from './check-portal.ts'
import type { CheckOptions } from './visit.ts'

export interface Wanted {
  readonly check: CheckOptions
  readonly live: { readonly address: string; readonly destination: string; readonly waitMs: number } | undefined
}

/** Told to whoever gave the arguments. */
export class UsageError extends Error {}

export const HELP = `
npm run portal:check -- <address> [options]

Asks a portal's server every call of the contract, and prints what differs.
<address> is the portalUrl of config.json, such as https://portal.example/api.

It signs in with PORTAL_EMAIL and PORTAL_PASSWORD from the environment. Give it an account of its own.

  --email <address>      in place of PORTAL_EMAIL
  --password <password>  in place of PORTAL_PASSWORD; other people of this machine may see it
  --origin <origin>      the origin of Cairn's pages: checks CORS for it
  --only <domains>       some domains, with commas: ${domainNames.join(', ')}
  --everything           also what cannot be taken back: sends an application and withdraws it, answers an interview,
                         submits the profiling, takes an evaluation, deletes all notifications, sets the same password anew
                         and ends all other sessions
  --sign-up <address>    makes an account for this address
  --delete-account       deletes the account at the end
  --live <address>       also checks the live channel, such as wss://portal.example/ws; let something
                         happen meanwhile of which the account is told
  --destination <path>   what to subscribe to; ${LIVE_DESTINATION} by default
  --wait <seconds>       how long to wait for a message of the live channel; 20 by default
  --help

It ends with status 1 where something differs, and 2 where it could not begin.
`

const options = {
  email: { type: 'string' },
  password: { type: 'string' },
  origin: { type: 'string' },
  only: { type: 'string' },
  everything: { type: 'boolean' },
  'sign-up': { type: 'string' },
  'delete-account': { type: 'boolean' },
  live: { type: 'string' },
  destination: { type: 'string' },
  wait: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** @returns undefined where help is wanted. @throws {UsageError} */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Wanted | undefined {
  const { values, positionals } = parsed(args)
  if (values.help) return undefined
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0)
    throw new UsageError('Name one address, such as https://portal.example/api.')
  const email = values.email ?? env.PORTAL_EMAIL
  const password = values.password ?? env.PORTAL_PASSWORD
  if (!email || !password) throw new UsageError('Set PORTAL_EMAIL and PORTAL_PASSWORD to those of an account.')
  const only = values.only?.split(',').map((name) => name.trim())
  const unknown = only?.find((name) => !domainNames.includes(name))
  if (unknown !== undefined) throw new UsageError(`There is no domain ${unknown}: ${domainNames.join(', ')}.`)
  const seconds = Number(values.wait ?? 20)
  if (!(seconds > 0)) throw new UsageError(`--wait is ${values.wait}: give a number of seconds.`)
  return {
    check: {
      address: addressOf(given, ['https:', 'http:']).replace(/\/$/, ''),
      email,
      password,
      only,
      origin: values.origin === undefined ? undefined : new URL(addressOf(values.origin, ['https:', 'http:'])).origin,
      everything: values.everything,
      signUp: values['sign-up'],
      deleteAccount: values['delete-account'],
    },
    live:
      values.live === undefined
        ? undefined
        : {
            address: addressOf(values.live, ['wss:', 'ws:']),
            destination: values.destination ?? LIVE_DESTINATION,
            waitMs: seconds * 1000,
          },
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function addressOf(text: string, schemes: readonly string[]): string {
  if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol))
    throw new UsageError(`${text} is no address with ${schemes.join(' or ')}`)
  return text
}
