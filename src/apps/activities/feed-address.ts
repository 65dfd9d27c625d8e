// What the address of the activity feed may say, as texts: the first page has it too, so that what each means is read by feed-search.ts, with the screen.
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
