// The bank of items on project management, neutral as to method: planning, risk and change, people, delivery.
import { deliveryItems } from '#seed/items/project-management/delivery.ts'
import { peopleItems } from '#seed/items/project-management/people.ts'
import { planningItems } from '#seed/items/project-management/planning.ts'
import { riskAndChangeItems } from '#seed/items/project-management/risk-and-change.ts'
import type { SourceItem } from '#seed/items/source-item.ts'

export const projectManagementItems: readonly SourceItem[] = [
  ...planningItems,
  ...riskAndChangeItems,
  ...peopleItems,
  ...deliveryItems,
]
