// The scrumboard back end with a board of the test's own.
import type { BoardSummary, Card, CardDetail, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { createTestApi, type TestApi, type TestApiOptions } from './test-api.ts'

const path = (rest: string) => `apps/scrumboard/${rest}`

export class Scrumboard {
  readonly api: TestApi

  /** @param samplesOf as for `createTestApi`. Default: none, for the test makes its own boards */
  constructor(samplesOf: TestApiOptions['samplesOf'] = []) {
    this.api = createTestApi({ samplesOf })
  }

  /** With the sample company's boards and people. */
  static withSamples = (): Scrumboard => new Scrumboard(['scrumboard', 'contacts', 'user'])

  async get<Answer>(rest: string, headers?: Record<string, string>): Promise<Answer> {
    return (await this.api.get(path(rest), headers)).body as Answer
  }

  async send<Answer>(method: string, rest: string, body?: unknown): Promise<Answer> {
    const { status, body: answer } = await this.api.send(method, path(rest), body)
    if (status !== 200) throw new Error(`${method} ${rest}: ${status} ${JSON.stringify(answer)}`)
    return answer as Answer
  }

  /** @returns how to undo it */
  async undoable(method: string, rest: string, body?: unknown): Promise<() => Promise<unknown>> {
    const { headers } = await this.api.send(method, path(rest), body)
    return () => this.api.send('POST', 'changes/undo', { id: headers.get('x-change-id') })
  }

  boards = (): Promise<BoardSummary[]> => this.get('boards')
  board = (id: string): Promise<WholeBoard> => this.get(`board?id=${id}`)
  card = (id: string): Promise<CardDetail> => this.get(`board/card?id=${id}`)

  /** `{ Todo: ['a', 'b'] }`: a list with two cards. @returns the board's id, and ids by title */
  async make(
    lists: Record<string, string[]>,
    labels: string[] = [],
  ): Promise<{ id: string; ids: Record<string, string> }> {
    const plan = {
      title: 'Own',
      labels: labels.map((title) => ({ title })),
      lists: Object.entries(lists).map(([title, cards]) => ({ title, cards: cards.map((card) => ({ title: card })) })),
    }
    const { id } = await this.send<BoardSummary>('POST', 'board/import', { plan })
    const board = await this.board(id)
    const named = [...board.labels, ...board.lists, ...board.lists.flatMap(({ cards }) => cards)]
    return { id, ids: Object.fromEntries(named.map((thing) => [thing.title, thing.id])) }
  }

  /** `['Todo: a b', 'Done:']` */
  async layout(id: string): Promise<string[]> {
    const { lists } = await this.board(id)
    return lists.map(({ title, cards }) => `${title}: ${cards.map((card) => card.title).join(' ')}`.trim())
  }

  async positions(id: string, list: number): Promise<number[]> {
    return (await this.board(id)).lists[list]?.cards.map(({ position }) => position) ?? []
  }

  patchCard = (id: string, card: object): Promise<Card | null> => this.send('PATCH', 'board/card', { id, card })
}
