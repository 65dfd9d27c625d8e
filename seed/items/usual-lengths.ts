// How long an evaluation usually is, by bank: simulated, and written by `npm run simulate:lengths`. A test holds that it is still so.
export interface UsualLength {
  /** The median of the items that count. */
  readonly items: number
  /** The median, with what is tried out, for whoever takes the time that each item is given. */
  readonly minutes: number
}

export const usualLengths = {
  javascript: { items: 22, minutes: 23 },
  sql: { items: 23, minutes: 25 },
  spreadsheets: { items: 22, minutes: 25 },
  'project-management': { items: 22, minutes: 25 },
  'business-english': { items: 23, minutes: 18 },
  'data-protection': { items: 23, minutes: 21 },
} as const satisfies Readonly<Record<string, UsualLength>>
