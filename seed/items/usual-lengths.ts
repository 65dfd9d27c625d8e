// How long an evaluation usually is, by bank: simulated, and written by `npm run simulate:lengths`. A test holds that it is still so.
export interface Length {
  /** The median of the items that count. */
  readonly items: number
  /** The median, with what is tried out, for whoever takes the time that each item is given. */
  readonly minutes: number
}

export interface UsualLength extends Length {
  /** Of sessions that tell only whether a level is reached, by that level. */
  readonly decisions: Readonly<Record<2 | 3 | 4 | 5, Length>>
}

export const usualLengths = {
  javascript: {
    items: 19,
    minutes: 29,
    decisions: {
      2: { items: 8, minutes: 11 },
      3: { items: 10, minutes: 13 },
      4: { items: 10, minutes: 14 },
      5: { items: 8, minutes: 12 },
    },
  },
  sql: {
    items: 19,
    minutes: 28,
    decisions: {
      2: { items: 8, minutes: 10 },
      3: { items: 9, minutes: 12 },
      4: { items: 9, minutes: 14 },
      5: { items: 8, minutes: 12 },
    },
  },
  spreadsheets: {
    items: 19,
    minutes: 26,
    decisions: {
      2: { items: 8, minutes: 10 },
      3: { items: 10, minutes: 12 },
      4: { items: 10, minutes: 13 },
      5: { items: 8, minutes: 11 },
    },
  },
  'project-management': {
    items: 23,
    minutes: 25,
    decisions: {
      2: { items: 8, minutes: 7 },
      3: { items: 12, minutes: 10 },
      4: { items: 11, minutes: 12 },
      5: { items: 8, minutes: 10 },
    },
  },
  'business-english': {
    items: 19,
    minutes: 20,
    decisions: {
      2: { items: 8, minutes: 9 },
      3: { items: 9, minutes: 10 },
      4: { items: 9, minutes: 11 },
      5: { items: 8, minutes: 10 },
    },
  },
  'data-protection': {
    items: 19,
    minutes: 25,
    decisions: {
      2: { items: 8, minutes: 10 },
      3: { items: 9, minutes: 12 },
      4: { items: 10, minutes: 13 },
      5: { items: 8, minutes: 11 },
    },
  },
  statistics: {
    items: 17,
    minutes: 26,
    decisions: {
      2: { items: 8, minutes: 13 },
      3: { items: 9, minutes: 14 },
      4: { items: 8, minutes: 14 },
      5: { items: 8, minutes: 14 },
    },
  },
  'customer-relations': {
    items: 18,
    minutes: 30,
    decisions: {
      2: { items: 8, minutes: 12 },
      3: { items: 9, minutes: 14 },
      4: { items: 10, minutes: 16 },
      5: { items: 8, minutes: 15 },
    },
  },
} as const satisfies Readonly<Record<string, UsualLength>>
