// Asks zxcvbn in its worker how hard a password is to guess, and never waits for it for long.
import { allowScripts } from '#platform/trusted-types.ts'
import { ESTIMATED_CHARACTERS, type Strength, scoreOf } from './strength.ts'
import type { StrengthMessage } from './zxcvbn.ts'
import workerUrl from './zxcvbn.ts?worker&url'

allowScripts((url) => url === workerUrl)

export interface Question {
  readonly password: string
  /** What one knows of the person: a password made of it is easy to guess. */
  readonly inputs: readonly string[]
}

export interface Estimator {
  /** The answer comes to `onStrength`; a question that comes meanwhile takes the place of the one before. */
  ask(question: Question): void
  close(): void
}

export interface EstimatorEvents {
  readonly onStrength: (password: string, strength: Strength) => void
  /** Its code is not there: offline, before it was ever used. */
  readonly onUnavailable: () => void
}

/** ms for an answer. */
const PATIENCE_MS = 1500
/** Characters that never take longer. More of them do not make a password easier to guess, so that the answer is good for the whole one. */
const QUICK_CHARACTERS = 32

export function createEstimator({ onStrength, onUnavailable }: EstimatorEvents): Estimator {
  let asked: (Question & { readonly id: number; readonly characters: number }) | undefined
  let next: Question | undefined
  let isReady = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastId = 0
  let worker = start()

  function start(): Worker {
    const started = new Worker(workerUrl, { type: 'module' })
    isReady = false
    started.addEventListener('message', ({ data }: MessageEvent<StrengthMessage>) => hear(data))
    started.addEventListener('error', () => {
      close()
      onUnavailable()
    })
    return started
  }

  function send(question: Question, characters: number): void {
    lastId += 1
    asked = { ...question, id: lastId, characters }
    worker.postMessage({ id: lastId, password: question.password.slice(0, characters), inputs: question.inputs })
    if (isReady) watch()
  }

  function watch(): void {
    clearTimeout(timer)
    if (asked && asked.characters > QUICK_CHARACTERS) timer = setTimeout(startAnew, PATIENCE_MS)
  }

  function startAnew(): void {
    worker.terminate()
    worker = start()
    const late = asked
    asked = undefined
    if (next) sendNext()
    else if (late) send(late, QUICK_CHARACTERS)
  }

  function hear(message: StrengthMessage): void {
    if (message === 'ready') {
      isReady = true
      watch()
      return
    }
    if (message.id !== asked?.id) return
    clearTimeout(timer)
    const { password } = asked
    const { guesses, warning, suggestions } = message
    asked = undefined
    if (next) sendNext()
    else onStrength(password, { score: scoreOf(guesses), warning, suggestions })
  }

  function sendNext(): void {
    const question = next
    next = undefined
    if (question) send(question, ESTIMATED_CHARACTERS)
  }

  function close(): void {
    clearTimeout(timer)
    worker.terminate()
  }

  return {
    ask(question) {
      next = question
      if (!asked) sendNext()
    },
    close,
  }
}
