// How long an evaluation usually is, by bank: simulated, and written by `npm run simulate:lengths`. A test holds that it is still so.
export interface UsualLength {
  /** The median of the items that count. */
  readonly items: number
  /** The median, with what is tried out, for whoever takes the time that each item is given. */
  readonly minutes: number
}

export const usualLengths = {
  javascript: { items: 19, minutes: 21 },
  sql: { items: 19, minutes: 21 },
  spreadsheets: { items: 19, minutes: 22 },
  'project-management': { items: 18, minutes: 23 },
  'business-english': { items: 18, minutes: 17 },
  'data-protection': { items: 18, minutes: 19 },
} as const satisfies Readonly<Record<string, UsualLength>>
