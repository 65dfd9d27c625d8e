// The search parameters of the activity feed, as texts: the first page has them too, so feed-search.ts parses them further, with the screen.
import { text, valuesOf, wholeFrom } from '#platform/read-values.ts'

export const readFeedAddress = valuesOf({
  q: text,
  actor: text,
  type: text,
  from: text,
  to: text,
  order: text,
  shown: wholeFrom(1),
})
