/** Which skills have an item bank, and how each is loaded. Used by the evaluation's secret store only (sw/api/portal/evaluation/bank-store.ts). */
import type { ItemText, SourceItem } from '#seed/items/source-item.ts'
import { type UsualLength, usualLengths } from '#seed/items/usual-lengths.ts'
import type { WorkedItem } from '#seed/items/worked-item.ts'

export interface ItemTopic {
  readonly id: string
  readonly label: ItemText
}

export interface SourceBank {
  readonly items: readonly SourceItem[]
  /** Left out where nothing is worked. */
  readonly worked?: readonly WorkedItem[]
  readonly topics: readonly ItemTopic[]
  readonly usual: UsualLength
}

/** By skill id. */
export const itemBanks: Readonly<Record<string, () => Promise<SourceBank>>> = {
  javascript: async () => ({
    items: (await import('#seed/items/javascript.ts')).javascriptItems,
    worked: (await import('#seed/items/javascript.ts')).javascriptWorked,
    topics: (await import('#seed/items/topics-javascript.ts')).javascriptTopics,
    usual: usualLengths.javascript,
  }),
  sql: async () => ({
    items: (await import('#seed/items/sql.ts')).sqlItems,
    worked: (await import('#seed/items/sql.ts')).sqlWorked,
    topics: (await import('#seed/items/topics-sql.ts')).sqlTopics,
    usual: usualLengths.sql,
  }),
  spreadsheets: async () => ({
    items: (await import('#seed/items/spreadsheets.ts')).spreadsheetsItems,
    worked: (await import('#seed/items/spreadsheets.ts')).spreadsheetsWorked,
    topics: (await import('#seed/items/topics-spreadsheets.ts')).spreadsheetsTopics,
    usual: usualLengths.spreadsheets,
  }),
  'project-management': async () => ({
    items: (await import('#seed/items/project-management.ts')).projectManagementItems,
    topics: (await import('#seed/items/topics-project-management.ts')).projectManagementTopics,
    usual: usualLengths['project-management'],
  }),
  'business-english': async () => ({
    items: (await import('#seed/items/business-english.ts')).businessEnglishItems,
    worked: (await import('#seed/items/business-english.ts')).businessEnglishWorked,
    topics: (await import('#seed/items/topics-business-english.ts')).businessEnglishTopics,
    usual: usualLengths['business-english'],
  }),
  'data-protection': async () => ({
    items: (await import('#seed/items/data-protection.ts')).dataProtectionItems,
    worked: (await import('#seed/items/data-protection.ts')).dataProtectionWorked,
    topics: (await import('#seed/items/topics-data-protection.ts')).dataProtectionTopics,
    usual: usualLengths['data-protection'],
  }),
  statistics: async () => ({
    items: (await import('#seed/items/statistics.ts')).statisticsItems,
    worked: (await import('#seed/items/statistics.ts')).statisticsWorked,
    topics: (await import('#seed/items/statistics.ts')).statisticsTopics,
    usual: usualLengths.statistics,
  }),
  'customer-relations': async () => ({
    items: (await import('#seed/items/customer-relations.ts')).customerRelationsItems,
    worked: (await import('#seed/items/customer-relations.ts')).customerRelationsWorked,
    topics: (await import('#seed/items/topics-customer-relations.ts')).customerRelationsTopics,
    usual: usualLengths['customer-relations'],
  }),
}
