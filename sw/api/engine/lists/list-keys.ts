// Sort keys: texts that sort as the values that they encode.
import { foldText } from '#formats/text.ts'

/** More than any time that JavaScript knows to be after 1970, less than the largest whole number. */
const END_OF_TIME = 9e15

/** The newest first. @param time ISO text or ms since the epoch; what is no time comes last */
export function newestFirst(time: string | number): string {
  const ms = typeof time === 'number' ? time : Date.parse(time)
  return digits(END_OF_TIME - (Number.isNaN(ms) ? 0 : ms))
}

/** The oldest first. @param time ISO text or ms since the epoch; what is no time comes first */
export function oldestFirst(time: string | number): string {
  const ms = typeof time === 'number' ? time : Date.parse(time)
  return digits(Math.max(0, Number.isNaN(ms) ? 0 : ms))
}

const digits = (whole: number): string => whole.toString(36).padStart(11, '0')

/** The smallest number first, negative ones and fractions included. */
export function numberKey(number: number): string {
  const bits = new DataView(new ArrayBuffer(8))
  bits.setFloat64(0, number)
  const [high, low] = [bits.getUint32(0), bits.getUint32(4)]
  // The bits of a double sort like the number itself once the sign is turned; those of negative ones run the other way.
  const isNegative = high >>> 31 === 1
  return [isNegative ? ~high : high ^ 0x80000000, isNegative ? ~low : low]
    .map((half) => (half >>> 0).toString(16).padStart(8, '0'))
    .join('')
}

/** Alphabetical, without regard to case or accents. Long texts differ by their first 80 characters alone. */
export const textKey = (text: string): string => foldText(text).slice(0, 80)
