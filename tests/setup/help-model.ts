// What the help center's writing calls do, written a second time and as simply as possible. tests/api/help-center-model.test.ts compares.
import type { HelpFeedback, Reading } from '#contract/apps/help-center.ts'
import type { HelpRequest } from '#contract/apps/help-requests.ts'

/** Of a request, what does not depend on the words of its simulated answer. */
export interface ModelRequest {
  readonly id: string
  readonly number: number
  readonly subject: string
  readonly createdAt: number
  isClosed: boolean
  readonly said: string[]
}

const ANSWERED_AFTER = 3 * 60_000

export class HelpModel {
  readonly feedback = new Map<string, Pick<HelpFeedback, 'isHelpful' | 'reason' | 'comment'>>()
  readonly readings = new Map<string, Pick<Reading, 'position' | 'isFinished'>>()
  requests: ModelRequest[]
  private readonly known: ReadonlySet<string>

  /** @param known the ids of all guides; a question is none */
  constructor(known: Iterable<string>, requests: readonly HelpRequest[]) {
    this.known = new Set(known)
    this.requests = requests.map(({ id, number, subject, createdAt, status, messages }) => ({
      id,
      number,
      subject,
      createdAt: Date.parse(createdAt),
      isClosed: status === 'closed',
      said: messages.flatMap(({ from, text }) => (from === 'person' ? [text] : [])),
    }))
  }

  judge(about: string, isHelpful: boolean, reason: HelpFeedback['reason'], comment: string): boolean {
    if (!this.known.has(about)) return false
    this.feedback.set(about, { isHelpful, reason, comment })
    return true
  }

  read(id: string, position: number): boolean {
    if (!this.known.has(id)) return false
    const isFinished = position >= 0.95 || (this.readings.get(id)?.isFinished ?? false)
    this.readings.set(id, { position, isFinished })
    return true
  }

  ask(id: string, subject: string, at: number): void {
    // The next number follows the highest that is still there.
    const number = Math.max(1000, ...this.requests.map((request) => request.number)) + 1
    this.requests.unshift({ id, number, subject, createdAt: at, isClosed: false, said: [] })
  }

  close(id: string, isClosed: boolean): boolean {
    return this.change(id, (request) => {
      request.isClosed = isClosed
    })
  }

  say(id: string, text: string): boolean {
    return this.change(id, (request) => {
      request.said.push(text)
      request.isClosed = false
    })
  }

  delete(id: string): boolean {
    const before = this.requests.length
    this.requests = this.requests.filter((request) => request.id !== id)
    return this.requests.length < before
  }

  /** What the list shows at a time, in ms since the epoch. */
  shown(now: number) {
    return this.requests.map(({ id, number, subject, createdAt, isClosed, said }) => {
      const isAnswered = now >= createdAt + ANSWERED_AFTER
      const status = isClosed ? 'closed' : isAnswered ? 'answered' : 'received'
      return { id, number, subject, status, said, answers: isAnswered ? 1 : 0 }
    })
  }

  private change(id: string, change: (request: ModelRequest) => void): boolean {
    const request = this.requests.find((candidate) => candidate.id === id)
    if (request) change(request)
    return request !== undefined
  }
}
