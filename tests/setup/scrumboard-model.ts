// What the scrumboard calls do to one board, written a second time and as simply as possible: lists of lists, without a single position.
// tests/api/scrumboard-model.test.ts compares.

export interface ModelCard {
  readonly id: string
  title: string
  labels: string[]
  archived: boolean
}

export interface ModelList {
  readonly id: string
  title: string
  cards: ModelCard[]
}

export class ScrumboardModel {
  lists: ModelList[] = []
  labels: { id: string; title: string }[] = []

  card(id: string): ModelCard | undefined {
    return this.lists.flatMap(({ cards }) => cards).find((card) => card.id === id)
  }

  list(id: string): ModelList | undefined {
    return this.lists.find((list) => list.id === id)
  }

  /** @param at the place that it takes; the end where it is left out */
  addList(id: string, title: string, at = this.lists.length): void {
    this.lists.splice(at, 0, { id, title, cards: [] })
  }

  moveList(id: string, at: number): void {
    const list = this.list(id)
    if (!list) return
    this.lists = this.lists.filter((other) => other !== list)
    this.lists.splice(at, 0, list)
  }

  deleteList(id: string): boolean {
    const isKnown = this.list(id) !== undefined
    this.lists = this.lists.filter((list) => list.id !== id)
    return isKnown
  }

  addCard(listId: string, id: string, title: string, at?: number): void {
    const cards = this.list(listId)?.cards
    cards?.splice(at ?? cards.length, 0, { id, title, labels: [], archived: false })
  }

  moveCards(ids: readonly string[], listId: string, at?: number): void {
    const to = this.list(listId)
    if (!to) return
    const moved = [...new Set(ids)].flatMap((id) => this.card(id) ?? [])
    for (const list of this.lists) list.cards = list.cards.filter((card) => !moved.includes(card))
    to.cards.splice(at ?? to.cards.length, 0, ...moved)
  }

  deleteCards(ids: readonly string[]): boolean {
    const isKnown = ids.some((id) => this.card(id))
    for (const list of this.lists) list.cards = list.cards.filter(({ id }) => !ids.includes(id))
    return isKnown
  }

  deleteLabel(id: string): boolean {
    const isKnown = this.labels.some((label) => label.id === id)
    this.labels = this.labels.filter((label) => label.id !== id)
    for (const card of this.lists.flatMap(({ cards }) => cards))
      card.labels = card.labels.filter((label) => label !== id)
    return isKnown
  }

  /** As a board is shown: nothing archived. */
  shown() {
    return {
      lists: this.lists.map(({ id, title, cards }) => ({
        id,
        title,
        cards: cards
          .filter(({ archived }) => !archived)
          .map((card) => ({ id: card.id, title: card.title, labels: card.labels })),
      })),
      labels: this.labels.map(({ id, title }) => ({ id, title })),
    }
  }
}
