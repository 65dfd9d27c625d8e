// The bank of items on business English: correspondence, meetings and calls, grammar in use, vocabulary. What is tested stays English in both languages.
import { correspondenceItems } from '#seed/items/business-english/correspondence.ts'
import { grammarInUseItems } from '#seed/items/business-english/grammar-in-use.ts'
import { meetingsAndCallsItems } from '#seed/items/business-english/meetings-and-calls.ts'
import { vocabularyItems } from '#seed/items/business-english/vocabulary.ts'
import { emailToCustomer } from '#seed/items/business-english/worked-email.ts'
import { minutesOfMeeting } from '#seed/items/business-english/worked-minutes.ts'
import { noticeToStaff } from '#seed/items/business-english/worked-notice.ts'
import type { SourceItem } from '#seed/items/source-item.ts'
import type { EditItem } from '#seed/items/worked-item.ts'

export const businessEnglishItems: readonly SourceItem[] = [
  ...correspondenceItems,
  ...meetingsAndCallsItems,
  ...grammarInUseItems,
  ...vocabularyItems,
]

export const businessEnglishWorked: readonly EditItem[] = [emailToCustomer, minutesOfMeeting, noticeToStaff]
