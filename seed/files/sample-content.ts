// The content of a sample file, drawn on request.
import { keyOf, timesOf } from '#seed/files/planned-file.ts'
import { sampleFiles } from '#seed/files/sample-files.ts'

/**
 * @param key the sample's, as its row names it
 * @param at the time of the first run, in ms since the epoch: the content's dates follow from it
 */
export function sampleContent(key: string, at: number): Uint8Array<ArrayBuffer> {
  const file = sampleFiles.find((planned) => keyOf(planned) === key)
  return file ? file.content(timesOf(file, at)) : new Uint8Array()
}
