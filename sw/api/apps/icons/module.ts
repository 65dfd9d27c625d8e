// The icon browser: the names of seven sets, search by meaning, favourites, what was used lately, and a basket (workspace spec §7 Icons).
// The drawings are static files (vite-plugins/icon-sets.ts); no set is stored in the database.
import type { Table } from 'dexie'
import {
  type IconHits,
  type IconPick,
  IconRef,
  type IconSet,
  type IconSetInfo,
  IconSetName,
  iconsApi,
  RECENT_ICONS,
} from '#contract/apps/icons.ts'
import * as z from '#contract/zod.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'
import { createIconSearch, type IconSearch } from './search.ts'

/** Where the drawings lie, by set: put here by vite-plugins/icon-sets.ts. Undefined in Node, where nobody draws. */
declare const __ICON_SETS__: Readonly<Record<IconSetName, string>>

/** The address carries no hash in development. */
const drawingsOf = (set: IconSetName): string =>
  typeof __ICON_SETS__ === 'undefined' ? `/assets/icon-set-${set}.json` : __ICON_SETS__[set]

type Facts = Pick<IconSetInfo, 'namespace' | 'name' | 'grid' | 'licence' | 'author'>

const FEATHER = { licence: 'MIT', author: 'Cole Bemis' }
const HEROICONS = { licence: 'MIT', author: 'Refactoring UI Inc' }
const MATERIAL = { licence: 'Apache-2.0', author: 'Material Design Authors' }

const SETS: Readonly<Record<IconSetName, Facts>> = {
  feather: { namespace: 'feather', name: 'Feather', grid: 'icon-size-6', ...FEATHER },
  'heroicons-outline': { namespace: 'heroicons_outline', name: 'Heroicons Outline', grid: 'icon-size-6', ...HEROICONS },
  'heroicons-solid': { namespace: 'heroicons_solid', name: 'Heroicons Solid', grid: 'icon-size-6', ...HEROICONS },
  'heroicons-mini': { namespace: 'heroicons_mini', name: 'Heroicons Mini', grid: 'icon-size-5', ...HEROICONS },
  'material-solid': { namespace: 'mat_solid', name: 'Material Solid', grid: 'icon-size-6', ...MATERIAL },
  'material-outline': { namespace: 'mat_outline', name: 'Material Outline', grid: 'icon-size-6', ...MATERIAL },
  'material-twotone': { namespace: 'mat_twotone', name: 'Material Twotone', grid: 'icon-size-6', ...MATERIAL },
}

const NAMES: Readonly<Record<IconSetName, () => Promise<readonly string[]>>> = {
  feather: async () => (await import('#seed/icons/feather.ts')).feather,
  'heroicons-outline': async () => (await import('#seed/icons/heroicons.ts')).heroicons.outline,
  'heroicons-solid': async () => (await import('#seed/icons/heroicons.ts')).heroicons.solid,
  'heroicons-mini': async () => (await import('#seed/icons/heroicons.ts')).heroicons.mini,
  'material-solid': async () => (await import('#seed/icons/material.ts')).material.solid,
  'material-outline': async () => (await import('#seed/icons/material.ts')).material.outline,
  'material-twotone': async () => (await import('#seed/icons/material.ts')).material.twotone,
}

/** An icon that a person picked, for one of three purposes. */
const PickRow = z.extend(IconRef, {
  /** `<kind> <set> <name>` */
  id: z.string().check(z.maxLength(400)),
  kind: z.enum(['favourite', 'recent', 'basket']),
  /** When it was picked, in ms since the epoch; in the basket its place. */
  at: z.number(),
})
type PickRow = z.infer<typeof PickRow>
type Picks = Table<PickRow, string>

const answerOf = (set: IconSetName) => async (): Promise<IconSet> => {
  const { namespace, name, grid } = SETS[set]
  return { namespace, name, grid, list: [...(await NAMES[set]())] }
}

export const iconsModule = defineModule(iconsApi, {
  tables: { iconPicks: table(PickRow) },
  prepare: {
    addFavourite: ({ body }) => isKnown(body.icon),
    addRecent: ({ body }) => isKnown(body.icon),
    setBasket: ({ body }) => knownOf(body.icons),
  },
  handlers: {
    feather: answerOf('feather'),
    'heroicons-outline': answerOf('heroicons-outline'),
    'heroicons-solid': answerOf('heroicons-solid'),
    'heroicons-mini': answerOf('heroicons-mini'),
    'material-solid': answerOf('material-solid'),
    'material-outline': answerOf('material-outline'),
    'material-twotone': answerOf('material-twotone'),

    sets: () => IconSetName.options.map((set) => ({ set, ...SETS[set], drawings: drawingsOf(set) })),

    search: async ({ query: { query, set, limit } }) => {
      if (query.trim() === '') return null
      return hitsOf(await searchable(), query, set, limit)
    },

    picks: async (_, { tables: { iconPicks } }) => {
      const [favourites, recents, basket] = await Promise.all([
        picked(iconPicks, 'favourite').reverse().toArray(),
        picked(iconPicks, 'recent').reverse().toArray(),
        picked(iconPicks, 'basket').toArray(),
      ])
      return { favourites: favourites.map(pickOf), recents: recents.map(pickOf), basket: basket.map(refOf) }
    },

    addFavourite: async ({ body: { icon } }, { tables, now }, known) =>
      known ? pickOf(await put(tables.iconPicks, 'favourite', icon, now)) : null,

    deleteFavourite: async ({ query }, { tables: { iconPicks } }) => {
      const id = idOf('favourite', query)
      if (!(await iconPicks.get(id))) return false
      await iconPicks.delete(id)
      return true
    },

    addRecent: async ({ body: { icon } }, { tables: { iconPicks }, now }, known) => {
      if (!known) return null
      const row = await put(iconPicks, 'recent', icon, now)
      // All of them: passing over so many as there are not would end the transaction in the middle.
      const newestFirst = await picked(iconPicks, 'recent').reverse().primaryKeys()
      await iconPicks.bulkDelete(newestFirst.slice(RECENT_ICONS))
      return pickOf(row)
    },

    clearRecents: async (_, { tables: { iconPicks } }) => (await picked(iconPicks, 'recent').delete()) > 0,

    setBasket: async (_, { tables: { iconPicks } }, icons) => {
      const rows = icons.map((icon, at): PickRow => ({ ...icon, id: idOf('basket', icon), kind: 'basket', at }))
      const staying = new Set(rows.map(({ id }) => id))
      const before = await picked(iconPicks, 'basket').primaryKeys()
      await iconPicks.bulkDelete(before.filter((id) => !staying.has(id)))
      await iconPicks.bulkPut(rows)
      return rows.map(refOf)
    },
  },
})

let search: Promise<IconSearch> | undefined

/** Made with the first search, from all sets and the table of meanings. */
function searchable(): Promise<IconSearch> {
  search ??= makeSearch().catch((error: unknown) => {
    search = undefined
    throw error
  })
  return search
}

async function makeSearch(): Promise<IconSearch> {
  const { iconMeanings } = await import('#seed/icons/meanings.ts')
  const sets = await Promise.all(IconSetName.options.map(async (set) => ({ set, names: await NAMES[set]() })))
  return createIconSearch(sets, iconMeanings)
}

function hitsOf(find: IconSearch, query: string, set: IconSetName | undefined, limit: number): IconHits {
  const all = find(query)
  const bySet = Map.groupBy(all, (hit) => hit.set)
  const counts = IconSetName.options.flatMap((one) => ({ set: one, count: bySet.get(one)?.length ?? 0 }))
  const found = { counts: counts.filter(({ count }) => count > 0) }
  if (set === undefined) return { results: all.slice(0, limit), elsewhere: [], ...found }
  const results = (bySet.get(set) ?? []).slice(0, limit)
  return { results, elsewhere: results.length > 0 ? [] : all.slice(0, limit), ...found }
}

const isKnown = async ({ set, name }: IconRef): Promise<boolean> => (await NAMES[set]()).includes(name)

/** Each once, without those that no set has. */
async function knownOf(icons: readonly IconRef[]): Promise<IconRef[]> {
  const names = new Map<IconSetName, Set<string>>()
  for (const { set } of icons) if (!names.has(set)) names.set(set, new Set(await NAMES[set]()))
  const known = icons.filter(({ set, name }) => names.get(set)?.has(name))
  return [...new Map(known.map((icon) => [idOf('basket', icon), icon])).values()]
}

const idOf = (kind: PickRow['kind'], { set, name }: IconRef): string => `${kind} ${set} ${name}`
const refOf = ({ set, name }: PickRow): IconRef => ({ set, name })
const pickOf = (row: PickRow): IconPick => ({ ...refOf(row), at: new Date(row.at).toISOString() })

/** Of one kind, the oldest first. */
const picked = (table: Picks, kind: PickRow['kind']) =>
  table.where('[kind+at]').between([kind, -Infinity], [kind, Infinity])

/** Picked again, it counts as picked now. */
async function put(table: Picks, kind: PickRow['kind'], { set, name }: IconRef, at: number): Promise<PickRow> {
  const row: PickRow = { id: idOf(kind, { set, name }), kind, set, name, at }
  await table.put(row)
  return row
}
