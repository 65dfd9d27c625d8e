// The bank of items on data protection: the GDPR (Regulation (EU) 2016/679) as in force, by situations; each key cites its article.
import { principlesAndBasesItems } from '#seed/items/data-protection/principles-and-bases.ts'
import { rightsItems } from '#seed/items/data-protection/rights.ts'
import { rolesAndDutiesItems } from '#seed/items/data-protection/roles-and-duties.ts'
import { securityAndBreachesItems } from '#seed/items/data-protection/security-and-breaches.ts'
import { answersToRequests } from '#seed/items/data-protection/worked-answers.ts'
import { basesOfPlans } from '#seed/items/data-protection/worked-bases.ts'
import { deadlinesOfToday } from '#seed/items/data-protection/worked-deadlines.ts'
import { incidentsReported } from '#seed/items/data-protection/worked-incidents.ts'
import { partsOfPartners } from '#seed/items/data-protection/worked-partners.ts'
import { principlesAtStake } from '#seed/items/data-protection/worked-principles.ts'
import { requestsOfCustomers } from '#seed/items/data-protection/worked-requests.ts'
import type { SourceItem } from '#seed/items/source-item.ts'
import type { SortingItem } from '#seed/items/worked-item.ts'

export const dataProtectionItems: readonly SourceItem[] = [
  ...principlesAndBasesItems,
  ...rightsItems,
  ...rolesAndDutiesItems,
  ...securityAndBreachesItems,
]

export const dataProtectionWorked: readonly SortingItem[] = [
  requestsOfCustomers,
  incidentsReported,
  deadlinesOfToday,
  basesOfPlans,
  principlesAtStake,
  partsOfPartners,
  answersToRequests,
]
