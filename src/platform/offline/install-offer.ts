// When to offer the installation: after the first application, or from the second visit on; where it is possible, and not again for long once it was
// declined.
import { ownKey } from '#platform/session/own-items.ts'
import { OF_BROWSER, readItem, writeItem } from '#platform/session/storage.ts'
import type { InstallState } from './install.ts'

const VISITS = 'visits'
const OFFERED = 'installOfferedAt'
/** In session storage: this visit is counted, whoever signs in meanwhile. */
const COUNTED = `${OF_BROWSER}visit`
const FROM_VISIT = 2
const APPLIED = ownKey('hasApplied')
/** ms */
const AGAIN_AFTER = 60 * 24 * 3_600_000

/** Counts a visit once, however often its pages are loaded. */
export function noteVisit(): void {
  try {
    if (sessionStorage.getItem(COUNTED) !== null) return
    sessionStorage.setItem(COUNTED, 'yes')
  } catch {
    return
  }
  writeItem(VISITS, String(visits() + 1))
}

/** An application was sent: Cairn is worth keeping at hand. */
export const noteApplied = (): void => writeItem(APPLIED, 'yes')

export const noteInstallOffered = (now: number): void => writeItem(OFFERED, String(now))

/** Safari on a phone has it in a menu alone; any other browser that does not offer it is left alone. */
export function isInstallOfferDue(state: InstallState, userAgent: string, now: number): boolean {
  const isHandheldSafari = /iPhone|iPad/.test(userAgent)
  if (state === 'installed' || (state === 'by-hand' && !isHandheldSafari)) return false
  return (visits() >= FROM_VISIT || readItem(APPLIED) !== null) && now - Number(readItem(OFFERED) ?? 0) >= AGAIN_AFTER
}

const visits = (): number => Number(readItem(VISITS) ?? 0)
