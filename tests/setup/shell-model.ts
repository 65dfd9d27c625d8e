// What the calls of messages, notifications and shortcuts do, written a second time as lists in memory. tests/api/shell-model.test.ts compares.

export interface Item {
  readonly id: string
  readonly [field: string]: unknown
}

export class ListModel {
  items: Item[]

  constructor(items: readonly Item[]) {
    this.items = [...items]
  }

  /** @param last whether it comes last; else the list is by time, the newest first */
  add(item: Item, last: boolean): void {
    this.items.push(item)
    if (!last) this.sort()
  }

  patch(ids: readonly string[], patch: object): Item[] {
    this.items = this.items.map((item) => (ids.includes(item.id) ? { ...item, ...patch } : item))
    if ('time' in patch) this.sort()
    return [...new Set(ids)].flatMap((id) => this.items.find((item) => item.id === id) ?? [])
  }

  delete(ids: readonly string[]): boolean {
    const before = this.items.length
    this.items = this.items.filter(({ id }) => !ids.includes(id))
    return this.items.length < before
  }

  order(ids: readonly string[]): void {
    const sent = [...new Set(ids)].flatMap((id) => this.items.find((item) => item.id === id) ?? [])
    const next = sent.values()
    this.items = this.items.map((item) => (sent.includes(item) ? (next.next().value as Item) : item))
  }

  private sort(): void {
    this.items.sort((a, b) => (String(a.time) < String(b.time) ? 1 : -1))
  }
}
