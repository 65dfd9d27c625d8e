// What was typed into a form, preserved over a reload, a lost session and an update of the app. Never for passwords.
// @chunk forms

/** Validates that a draft still fits: a schema, or a function of one's own. */
export interface DraftShape<Draft> {
  safeParse(value: unknown): { readonly success: true; readonly data: Draft } | { readonly success: false }
}

const PREFIX = 'draft:'

/** @returns what was stored under the key, where it still has the shape */
export function readDraft<Draft>(key: string, shape: DraftShape<Draft>): Draft | undefined {
  try {
    const parsed = shape.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Whether anything is stored under the key, of whatever shape. */
export function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(PREFIX + key) !== null
  } catch {
    return false
  }
}

export function writeDraft(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    // Typed again after a reload.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // Nothing was stored either.
  }
}
