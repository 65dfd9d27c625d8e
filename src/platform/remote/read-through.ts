// Network first, else the last good copy (architecture: two lanes).
// @chunk remote

export interface ReadThrough<Answer> {
  readonly ask: () => Promise<Answer>
  /** The saved copy, with its date. */
  readonly findCopy: () => Promise<{ readonly answer: Answer; readonly at: number } | undefined>
  /** Whether a failure means that no answer came: a copy may replace it. Any other is passed on. */
  readonly isSilence: (error: unknown) => boolean
  /** ms for which the network alone is waited for, where there is a copy. */
  readonly patience: number
}

export interface Read<Answer> {
  readonly answer: Answer
  /** ms since the epoch: the copy's date. Null for an answer of the portal. */
  readonly savedAt: number | null
  /** The portal's answer, should it still come; undefined where it does not. */
  readonly later?: Promise<Answer | undefined>
}

const LATE = Symbol('late')

export async function readThrough<Answer>(options: ReadThrough<Answer>): Promise<Read<Answer>> {
  const asking = options.ask()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, options.patience, LATE)
  })
  try {
    const answer = await Promise.race([asking, late])
    if (answer !== LATE) return { answer, savedAt: null }
  } catch (error) {
    if (!options.isSilence(error)) throw error
    const copy = await options.findCopy()
    if (!copy) throw error
    return { answer: copy.answer, savedAt: copy.at }
  } finally {
    clearTimeout(timer)
  }
  const later = asking.catch(() => undefined)
  const copy = await options.findCopy()
  // Without a copy, a slow answer is better than none.
  return copy ? { answer: copy.answer, savedAt: copy.at, later } : { answer: await asking, savedAt: null }
}
