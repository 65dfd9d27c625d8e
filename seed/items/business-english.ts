// The bank of items on business English: correspondence, meetings and calls, grammar in use, vocabulary. What is tested stays English in both languages.
import { correspondenceItems } from '#seed/items/business-english/correspondence.ts'
import { grammarInUseItems } from '#seed/items/business-english/grammar-in-use.ts'
import { meetingsAndCallsItems } from '#seed/items/business-english/meetings-and-calls.ts'
import { vocabularyItems } from '#seed/items/business-english/vocabulary.ts'
import { noteOfCall } from '#seed/items/business-english/worked-call.ts'
import { emailToCustomer } from '#seed/items/business-english/worked-email.ts'
import { reportOnFigures } from '#seed/items/business-english/worked-figures.ts'
import { minutesOfMeeting } from '#seed/items/business-english/worked-minutes.ts'
import { noticeToStaff } from '#seed/items/business-english/worked-notice.ts'
import { reminderOfPayment } from '#seed/items/business-english/worked-reminder.ts'
import { termsOfOffer } from '#seed/items/business-english/worked-terms.ts'
import type { SourceItem } from '#seed/items/source-item.ts'
import type { EditItem } from '#seed/items/worked-item.ts'

export const businessEnglishItems: readonly SourceItem[] = [
  ...correspondenceItems,
  ...meetingsAndCallsItems,
  ...grammarInUseItems,
  ...vocabularyItems,
]

export const businessEnglishWorked: readonly EditItem[] = [
  emailToCustomer,
  minutesOfMeeting,
  noticeToStaff,
  reportOnFigures,
  termsOfOffer,
  noteOfCall,
  reminderOfPayment,
]
