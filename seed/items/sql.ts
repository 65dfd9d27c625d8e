/** The item bank of SQL: four topics, written for this application. Read by the secret store of the evaluation alone. */

import type { SourceItem } from '#seed/items/source-item.ts'
import { changingDataItems } from '#seed/items/sql/changing-data.ts'
import { groupingItems } from '#seed/items/sql/grouping.ts'
import { joinsItems } from '#seed/items/sql/joins.ts'
import { selectingItems } from '#seed/items/sql/selecting.ts'
import { workedGrouping } from '#seed/items/sql/worked-grouping.ts'
import { workedJoins } from '#seed/items/sql/worked-joins.ts'
import { workedSelecting } from '#seed/items/sql/worked-selecting.ts'
import type { QueryItem } from '#seed/items/worked-item.ts'

export const sqlItems: readonly SourceItem[] = [
  ...selectingItems,
  ...joinsItems,
  ...groupingItems,
  ...changingDataItems,
]

export const sqlWorked: readonly QueryItem[] = [...workedSelecting, ...workedJoins, ...workedGrouping]
