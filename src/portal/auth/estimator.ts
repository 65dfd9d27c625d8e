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

/** zxcvbn's worker, which can be started anew. */
function startWorker(onMessage: (message: StrengthMessage) => void, onError: () => void) {
  const start = (): Worker => {
    const started = new Worker(workerUrl, { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<StrengthMessage>) => onMessage(data))
    started.addEventListener('error', onError)
    return started
  }
  let worker = start()
  return {
    post: (question: Question & { readonly id: number }) => worker.postMessage(question),
    restart: () => {
      worker.terminate()
      worker = start()
    },
    close: () => worker.terminate(),
  }
}

export function createEstimator({ onStrength, onUnavailable }: EstimatorEvents): Estimator {
  let pending: (Question & { readonly id: number; readonly characters: number }) | undefined
  let next: Question | undefined
  let isReady = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastId = 0
  const worker = startWorker(receive, () => {
    close()
    onUnavailable()
  })

  function send(question: Question, characters: number): void {
    lastId += 1
    pending = { ...question, id: lastId, characters }
    worker.post({ id: lastId, password: question.password.slice(0, characters), inputs: question.inputs })
    if (isReady) watch()
  }

  function watch(): void {
    clearTimeout(timer)
    if (pending && pending.characters > QUICK_CHARACTERS) timer = setTimeout(startAnew, PATIENCE_MS)
  }

  function startAnew(): void {
    worker.restart()
    isReady = false
    const late = pending
    pending = undefined
    if (next) sendNext()
    else if (late) send(late, QUICK_CHARACTERS)
  }

  function receive(message: StrengthMessage): void {
    if (message === 'ready') {
      isReady = true
      watch()
      return
    }
    if (message.id !== pending?.id) return
    clearTimeout(timer)
    const { password } = pending
    const { guesses, warning, suggestions } = message
    pending = undefined
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
    worker.close()
  }

  return {
    ask(question) {
      next = question
      if (!pending) sendNext()
    },
    close,
  }
}
