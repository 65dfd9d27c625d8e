// Search parameters of the page before an evaluation: the job offer that the person came from, which requires a level.
import { text, valuesOf } from '#platform/read-values.ts'

export const readLoadingSearch = valuesOf({ job: text })
