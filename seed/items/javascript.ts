/** The item bank of JavaScript: four topics, written for this application. Read by the secret store of the evaluation alone. */

import { asyncAndErrorsItems } from '#seed/items/javascript/async-and-errors.ts'
import { collectionsAndObjectsItems } from '#seed/items/javascript/collections-and-objects.ts'
import { functionsAndScopeItems } from '#seed/items/javascript/functions-and-scope.ts'
import { valuesAndTypesItems } from '#seed/items/javascript/values-and-types.ts'
import { workedAsync } from '#seed/items/javascript/worked-async.ts'
import { workedCollections } from '#seed/items/javascript/worked-collections.ts'
import { workedFunctions } from '#seed/items/javascript/worked-functions.ts'
import { workedValues } from '#seed/items/javascript/worked-values.ts'
import type { SourceItem } from '#seed/items/source-item.ts'
import type { ProgramItem } from '#seed/items/worked-item.ts'

export const javascriptItems: readonly SourceItem[] = [
  ...valuesAndTypesItems,
  ...functionsAndScopeItems,
  ...collectionsAndObjectsItems,
  ...asyncAndErrorsItems,
]

export const javascriptWorked: readonly ProgramItem[] = [
  ...workedValues,
  ...workedFunctions,
  ...workedCollections,
  ...workedAsync,
]
