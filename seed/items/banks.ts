/** Which skills have an item bank, and how each is loaded. Only the evaluation's secret store asks (sw/api/portal/evaluation/bank-store.ts). */
import type { ItemText, SourceItem } from '#seed/items/source-item.ts'

export interface ItemTopic {
  readonly id: string
  readonly label: ItemText
}

export interface SourceBank {
  readonly items: readonly SourceItem[]
  readonly topics: readonly ItemTopic[]
}

/** By skill id. */
export const itemBanks: Readonly<Record<string, () => Promise<SourceBank>>> = {
  javascript: async () => ({
    items: (await import('#seed/items/javascript.ts')).javascriptItems,
    topics: (await import('#seed/items/topics-javascript.ts')).javascriptTopics,
  }),
  sql: async () => ({
    items: (await import('#seed/items/sql.ts')).sqlItems,
    topics: (await import('#seed/items/topics-sql.ts')).sqlTopics,
  }),
}
