/** The four topics of each skill that can be evaluated, with their labels; the bank of a skill spreads its items over them evenly. */
import type { ItemText } from '#seed/items/source-item.ts'

export interface ItemTopic {
  readonly id: string
  readonly label: ItemText
}

/** Topics by skill id: four for each skill whose bank is there. */
export const itemTopics: Readonly<Record<string, readonly ItemTopic[]>> = {
  javascript: [],

  sql: [],

  spreadsheets: [],

  'project-management': [],

  'business-english': [],

  'data-protection': [],
}
