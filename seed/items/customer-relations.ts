// The bank of items on customer relations: understanding requests, answering, complaints and rights, working method.
import { answeringItems } from '#seed/items/customer-relations/answering.ts'
import { complaintsAndRightsItems } from '#seed/items/customer-relations/complaints-and-rights.ts'
import { understandingItems } from '#seed/items/customer-relations/understanding.ts'
import { draftsToCheck } from '#seed/items/customer-relations/worked-drafts.ts'
import { lastDayToWithdraw } from '#seed/items/customer-relations/worked-last-day.ts'
import { nextStepAtTheDesk } from '#seed/items/customer-relations/worked-next-step.ts'
import { notesOfTheDay } from '#seed/items/customer-relations/worked-notes.ts'
import { queueOfTheAfternoon } from '#seed/items/customer-relations/worked-queue.ts'
import { rightsOfBuyers } from '#seed/items/customer-relations/worked-rights.ts'
import { wishesOfCustomers } from '#seed/items/customer-relations/worked-wishes.ts'
import { workingMethodItems } from '#seed/items/customer-relations/working-method.ts'
import type { SourceItem } from '#seed/items/source-item.ts'
import type { SortingItem } from '#seed/items/worked-item.ts'

export const customerRelationsItems: readonly SourceItem[] = [
  ...understandingItems,
  ...answeringItems,
  ...complaintsAndRightsItems,
  ...workingMethodItems,
]

export const customerRelationsWorked: readonly SortingItem[] = [
  wishesOfCustomers,
  queueOfTheAfternoon,
  draftsToCheck,
  rightsOfBuyers,
  lastDayToWithdraw,
  nextStepAtTheDesk,
  notesOfTheDay,
]
