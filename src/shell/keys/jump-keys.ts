// `g`, then a letter: to a page. The actions are the places' ids, bound for the pages that this build has.
// @chunk signed-in
import { msg } from '@lingui/core/macro'
import { defineKeys, type KeyAction } from '#platform/keys/key-table.ts'
import { places } from '#platform/places.ts'

const jumps = places.flatMap(({ id, path, title, jumpKey }) => (jumpKey ? [{ id, path, title, jumpKey }] : []))

export const jumpKeys = defineKeys({
  id: 'jumps',
  title: msg`Go to`,
  isEverywhere: true,
  actions: Object.fromEntries(
    jumps.map(({ id, title, jumpKey }): [string, KeyAction] => [
      id,
      { label: title, keys: [`g ${jumpKey}`], isKeyOnly: true },
    ]),
  ),
})

/** Where each leads. */
export const JUMPS: ReadonlyMap<string, string> = new Map(jumps.map(({ id, path }) => [id, path]))
