// The letter in which Priya Nair recommends Alex: she mails it, and Alex sends it on to Lumen Santé.
import { work } from './biography.ts'
import { paddedPdf } from './documents/padded-pdf.ts'
import { pdf } from './documents/pdf.ts'
import type { TimeOfDay } from './event-times.ts'

/** When she mailed it, as mailbox-job-search.ts has it. */
export const letterMailed: TimeOfDay = [2, 20, 27]

/** Bytes. */
export const LETTER_SIZE = 86_400

/** ms since the epoch; the letter states the minute */
export const referenceLetter = (at: number): Uint8Array<ArrayBuffer> =>
  paddedPdf(
    pdf({
      title: 'Reference for Alex Morgan',
      author: 'Priya Nair',
      at: Math.floor(at / 60_000) * 60_000,
      blocks: [
        { heading: 'Reference for Alex Morgan', level: 1 },
        {
          text: `Alex has worked with me since ${work[0].from.slice(0, 4)}, on ridership, fares, and the study of our hubs.`,
        },
        {
          text: 'Alex once talked me out of my own idea in under a minute, and was calm in our worst week. Take it as praise.',
        },
        { text: 'Priya Nair, head of engineering, Kestrelway' },
      ],
    }),
    LETTER_SIZE,
  )
