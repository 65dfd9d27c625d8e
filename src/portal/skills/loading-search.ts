// What the address of the page before an evaluation says: the job offer that the person came from, which asks for a level.
import { text, valuesOf } from '#platform/read-values.ts'

export const readLoadingSearch = valuesOf({ job: text })
