// The product's texts in the sample feed, in the reader's language, whichever it was made in. Titles of tasks and what people are quoted with stay in theirs.
import type { Activity } from '#contract/apps/activities.ts'
import type { Language } from '#contract/shared.ts'
import { spacedInFrench } from '#seed/typeset.ts'
import { activityTexts } from './activity-texts.ts'
import { lookedUpIn } from './look-up.ts'

const toFrench = new Map(Object.entries(activityTexts).map(([english, french]) => [english, spacedInFrench(french)]))
const toEnglish = new Map([...toFrench].map(([english, french]) => [french, english]))

export function activityIn(language: Language, activity: Activity): Activity {
  const words = language === 'fr' ? toFrench : toEnglish
  const said = (text: string) => lookedUpIn((asked) => words.get(asked), text) ?? text
  const { description, linkedContent } = activity
  return {
    ...activity,
    description: said(description),
    ...(linkedContent !== undefined && { linkedContent: said(linkedContent) }),
  }
}
