// Keeps the database open: opens it within bounds, notices what a newer build has done to it, and opens it again where the browser dropped it.
import type { CairnDb } from './db.ts'

/** How long opening waits for other tabs to let the database go, in ms. @internal */
export const BLOCKED_MS = 3000
/** How long opening waits at all, in ms. @internal */
export const OPENING_MS = 8000

export interface Storage {
  /** A newer build has changed the database: this one reads it, and writes nothing. Known once it is open. */
  readonly isNewer: () => boolean
  /**
   * Runs work on the open database. Where the connection was lost, opens it again once and runs the work again: what was lost had not been stored.
   * @throws {StorageError} where it does not open, or has been ended.
   */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Closes the database for good: work that is still under way must not make one anew that is about to be deleted. */
  end(): void
}

/**
 * @param onOpen what must be done after each opening, before any work
 * @param onNewer called where a newer build takes the database from this one, or has taken it: at once, so that nobody learns it from a write that fails
 */
export function createStorage(db: CairnDb, onOpen: () => Promise<void>, onNewer: () => void = () => {}): Storage {
  let opening: Promise<void> | undefined
  let isEnded = false
  db.on('close', () => {
    opening = undefined
  })
  // Dexie itself lets the database go; without a new version it is being deleted.
  db.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null) onNewer()
  })
  const isNewer = () => (db.backendDB()?.version ?? 0) / 10 >= declaredVersion(db) + 1
  const ready = () => {
    if (isEnded) return Promise.reject(ended())
    const started = opening ?? openInTime(db).then(() => (isNewer() ? onNewer() : onOpen()))
    opening = started
    started.catch(() => {
      if (opening === started) opening = undefined
    })
    return started
  }
  const again = async <T>(work: () => Promise<T>): Promise<T> => {
    db.close({ disableAutoOpen: false })
    try {
      await ready()
      return await work()
    } catch (error) {
      throw isLost(error) ? new StorageError('This device’s storage was lost. Reload the page.') : error
    }
  }
  return {
    isNewer,
    async run(work) {
      try {
        await ready()
        return await work()
      } catch (error) {
        if (!isLost(error)) throw error
        if (isEnded) throw ended()
        console.warn('The database was lost and is opened again', error)
        return await again(work)
      }
    },
    end() {
      isEnded = true
      db.close()
    },
  }
}

/** The device's database cannot be used now. Answered with 503 `{ error }`; the message is for the person. */
export class StorageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StorageError'
  }
}

const ended = () => new StorageError('This workspace is no longer on this device.')

const declaredVersion = (db: CairnDb): number => Math.floor(db.verno)

const LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError'])

function isLost(error: unknown): boolean {
  const { name = '', inner } = error as { name?: string; inner?: { name?: string } }
  return LOST.has(name) || LOST.has(inner?.name ?? '')
}

/** A blocked opening never settles by itself: another tab may hold an older database for as long as it lives. */
function openInTime(db: CairnDb): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (message: string) => () => reject(new StorageError(message))
    let blocked: ReturnType<typeof setTimeout> | undefined
    const slow = setTimeout(fail('This device’s storage does not answer. Try again.'), OPENING_MS)
    const whenBlocked = () => {
      blocked ??= setTimeout(fail('Cairn was updated. Close its other tabs, then try again.'), BLOCKED_MS)
    }
    db.on('blocked', whenBlocked)
    db.open()
      .finally(() => {
        clearTimeout(slow)
        clearTimeout(blocked)
        db.on('blocked').unsubscribe(whenBlocked)
      })
      .then(
        () => resolve(),
        (error: unknown) => reject(isFull(error) || isLost(error) ? error : notOpened(error)),
      )
  })
}

function notOpened(error: unknown): StorageError {
  // The transaction that upgrades an older database to this build's version is wholly undone where it fails.
  if ((error as Error).name === 'UpgradeError') {
    console.error('The database could not be brought to this version', error)
    return new StorageError('Cairn could not bring its data to this version; nothing was lost. Reload to try again.')
  }
  console.error('The database could not be opened', error)
  return new StorageError('This device’s storage cannot be used. The browser may refuse it.')
}

/** A full disk says so in the error itself, in the one that aborted the transaction, or in each row's. */
export function isFull(error: unknown): boolean {
  const { name, inner, failures = [] } = error as { name?: string; inner?: unknown; failures?: readonly unknown[] }
  return (
    name === 'QuotaExceededError' ||
    [inner, ...failures].some((cause) => cause !== undefined && cause !== null && isFull(cause))
  )
}
