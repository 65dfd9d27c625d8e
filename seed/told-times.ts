// What a chat or a mail says at a time of day, and the feed and a task tell of too: each takes it from here.

/** So many days before the first run, at such a time where the person is. */
export type TimeOfDay = readonly [days: number, hours: number, minutes: number]

export const toldTimes = {
  /** Inès Roche answers in the chat, a minute or two after the question of 9:20. */
  answerOfInès: [3, 9, 23],
  /** Samuel Okoro’s mail. */
  hourForSamuel: [5, 13, 58],
  callOfAtelierNord: [6, 11, 30],
  noteOnAtelierNord: [6, 15, 0],
  thanksToAtelierNord: [5, 13, 41],
  /** “Signed, on paper”, says Priya Nair in the chat. */
  letterOfPriya: [6, 18, 4],
  /** Sofia Rossi says a minute later that she has shared it. */
  listOfSofia: [7, 10, 29],
  /** Asked for the evening before, for 9:45. */
  talkWithPriya: [33, 10, 50],
} as const satisfies Readonly<Record<string, TimeOfDay>>
