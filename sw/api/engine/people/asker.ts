// The caller, by the token of a request, and whether their session still lasts.
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import type { Space } from '#sw/api/engine/space.ts'
import { DEVICE_SESSIONS, deviceSessionId, SESSIONS } from './sessions.ts'
import { accountTable, deviceSessionTable, sessionTable } from './tables.ts'
import type { TokenReader } from './token-reader.ts'

export interface Asker {
  /** The person with this portal; undefined for who is signed in with another portal's server. */
  readonly userId: string | undefined
  /** Of which session their token is, where it names one. */
  readonly sessionId: string | undefined
  /** Whose workspace is theirs. */
  readonly owner: string
  /** Whether they have to give the password before anything of theirs is answered. */
  readonly isLocked: boolean
}

export interface Askers {
  /** Undefined without a token whose session lasts. Requests with one token are answered in the order in which they came. */
  of(request: Request): Promise<Asker | undefined>
}

/** So many tokens are remembered with what they say. */
const REMEMBERED = 8

/** @param now ms since the epoch */
export function createAskers(accounts: Space, tokens: TokenReader, now: () => number): Askers {
  // Tests of single domains have none.
  const hasSessions = SESSIONS in accounts.tables
  // A portal's server knows its own people alone.
  const hasPortals = DEVICE_SESSIONS in accounts.tables
  const read = new Map<string, ReturnType<TokenReader['readSigned']>>()
  const claimsOf = (token: string) => {
    if (!read.has(token) && read.size >= REMEMBERED) read.clear()
    const claims = read.get(token) ?? tokens.readSigned(token)
    read.set(token, claims)
    return claims
  }

  const look = async (token: string): Promise<Asker | undefined> => {
    const claim = await claimsOf(token)
    if (!claim) return hasPortals ? accounts.storage.run(() => signedInElsewhere(accounts, token)) : undefined
    const { userId, sessionId, expiresAt } = claim
    if (expiresAt <= now()) return undefined
    const asker = { userId, sessionId, owner: userId, isLocked: false }
    // A token without a session is the tests' and a portal's server's own.
    if (sessionId === undefined || !hasSessions) return asker
    return accounts.storage.run(async () => {
      const session = await sessionTable(accounts.db).get(sessionId)
      if (session) return session.endedAt === null ? { ...asker, isLocked: session.lockedAt != null } : undefined
      // Its row went with a database that was lost, or with its account.
      return (await hasAccount(accounts, userId)) ? asker : undefined
    })
  }

  const inTurn = new Map<string, Turn>()
  return {
    async of(request) {
      const token = tokenOf(request)
      if (token === undefined) return undefined
      const turn =
        inTurn.get(token) ??
        createTurn(
          () => look(token),
          () => inTurn.delete(token),
        )
      inTurn.set(token, turn)
      return turn.ask()
    },
  }
}

interface Turn {
  ask(): Promise<Asker | undefined>
}

/**
 * One look at a time: who comes during one waits for the next, and all who wait share it. So a burst of calls costs two looks, nobody gets what was true
 * before they came, and nobody overtakes.
 */
function createTurn(look: () => Promise<Asker | undefined>, onIdle: () => void): Turn {
  let running: Promise<unknown> | undefined
  let next: Promise<Asker | undefined> | undefined
  const start = (): Promise<Asker | undefined> => {
    const looked = look()
    const over = looked
      .catch(() => undefined)
      .then(() => {
        if (running !== over) return
        running = undefined
        if (!next) onIdle()
      })
    running = over
    return looked
  }
  return {
    ask() {
      if (!running) return start()
      next ??= running.then(() => {
        next = undefined
        return start()
      })
      return next
    },
  }
}

const hasAccount = async ({ db }: Space, userId: string): Promise<boolean> =>
  userId === SAMPLE_USER_ID || (await accountTable(db).get(userId)) !== undefined

/** Whoever is signed in with a portal's server: the page has reported whose the token is. */
async function signedInElsewhere({ db }: Space, token: string): Promise<Asker | undefined> {
  const session = await deviceSessionTable(db).get(await deviceSessionId(token))
  return (
    session && { userId: undefined, sessionId: session.id, owner: session.owner, isLocked: session.lockedAt !== null }
  )
}

export const tokenOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
