// The worker in which zxcvbn runs: its lists of words weigh 400 kB, and 100 characters at random keep it busy for half a minute. Started by estimator.ts.
import zxcvbn from 'zxcvbn'

export interface StrengthQuestion {
  readonly id: number
  readonly password: string
  /** What one knows of the person: a password made of it is easy to guess. */
  readonly inputs: readonly string[]
}

export interface StrengthAnswer {
  readonly id: number
  readonly guesses: number
  /** English, as zxcvbn has it; empty where there is nothing to warn of. */
  readonly warning: string
  readonly suggestions: readonly string[]
}

/** The worker's messages: first that it is there, then the answers. */
export type StrengthMessage = 'ready' | StrengthAnswer

addEventListener('message', ({ data }: MessageEvent<StrengthQuestion>) => {
  const { guesses, feedback } = zxcvbn(data.password, [...data.inputs])
  postMessage({ id: data.id, guesses, ...feedback } satisfies StrengthMessage)
})

// Its code is there: from now on an answer may be expected.
postMessage('ready' satisfies StrengthMessage)
