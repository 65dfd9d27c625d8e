// The icon browser: seven whole icon sets by name, search by meaning, and what a person picked.
import { ICON_SET_NAMES } from '#contract/apps/icon-set-names.ts'
import { defineApi } from '#contract/define-api.ts'
import { IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

export const IconSetName = z.enum(ICON_SET_NAMES)
export type IconSetName = z.infer<typeof IconSetName>

/** Workspace spec §3: namespace, name, grid size class, list of icon names. */
export const IconSet = z.object({
  namespace: z.string(),
  name: z.string(),
  grid: z.string(),
  list: z.array(z.string()),
})
export type IconSet = z.infer<typeof IconSet>

/** One icon of one set. */
export const IconRef = z.object({
  set: IconSetName,
  name: z.string().check(z.minLength(1), z.maxLength(100)),
})
export type IconRef = z.infer<typeof IconRef>

/** What is known of a set without its names. */
export const IconSetInfo = z.object({
  set: IconSetName,
  namespace: z.string(),
  name: z.string(),
  grid: z.string(),
  /** The URL of its drawings: `{ viewBox, icons: { [name]: body }, categories: { [title]: names } }`, a static file that is cached once it was read. */
  drawings: z.string(),
  /** SPDX */
  licence: z.string(),
  author: z.string(),
})
export type IconSetInfo = z.infer<typeof IconSetInfo>

/** An icon that a person picked, and when. */
export const IconPick = z.extend(IconRef, { at: IsoDate })
export type IconPick = z.infer<typeof IconPick>

export const IconPicks = z.object({
  /** The newest first. */
  favourites: z.array(IconPick),
  /** The newest first, at most `RECENT_ICONS`. */
  recents: z.array(IconPick),
  /** In the person's own order. */
  basket: z.array(IconRef),
})
export type IconPicks = z.infer<typeof IconPicks>

/** How many recently used icons are stored. */
export const RECENT_ICONS = 48
const BASKET_LIMIT = 1000

export const IconHits = z.object({
  /** The best first, of the requested set, or of all. */
  results: z.array(IconRef),
  /** Where the requested set has none: hits of the others. */
  elsewhere: z.array(IconRef),
  /** How many hits each set has, of those that have some. */
  counts: z.array(z.object({ set: IconSetName, count: z.number() })),
})
export type IconHits = z.infer<typeof IconHits>

/** One address a set: what is none of the seven is no path of ours, and answers 404 `NOT FOUND` as any other (workspace spec §8). */
const setEndpoint = <Name extends IconSetName>(name: Name) =>
  ({ method: 'GET', path: `ui/icons/${name}`, answers: { 200: IconSet } }) as const

/** Workspace spec §7: `GET ui/icons/{set}`, each set's endpoint under its own name; after the blank line, the calls that the screen needs besides. */
export const iconsApi = defineApi('icons', 'local', {
  feather: setEndpoint('feather'),
  'heroicons-outline': setEndpoint('heroicons-outline'),
  'heroicons-solid': setEndpoint('heroicons-solid'),
  'heroicons-mini': setEndpoint('heroicons-mini'),
  'material-solid': setEndpoint('material-solid'),
  'material-outline': setEndpoint('material-outline'),
  'material-twotone': setEndpoint('material-twotone'),

  sets: { method: 'GET', path: 'ui/icons/sets', answers: { 200: z.array(IconSetInfo) } },
  /** By name and by meaning, in English and French, small typos allowed. An empty query answers null. */
  search: {
    method: 'GET',
    path: 'ui/icons/search',
    query: z.object({
      query: z._default(z.string().check(z.maxLength(200)), ''),
      set: z.optional(IconSetName),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 120),
    }),
    answers: { 200: z.nullable(IconHits) },
  },
  picks: { method: 'GET', path: 'ui/icons/picks', answers: { 200: IconPicks } },
  /** An icon that no set has answers null. */
  addFavourite: {
    method: 'PUT',
    path: 'ui/icons/favourite',
    body: z.object({ icon: IconRef }),
    answers: { 200: z.nullable(IconPick) },
  },
  deleteFavourite: { method: 'DELETE', path: 'ui/icons/favourite', query: IconRef, answers: { 200: z.boolean() } },
  /** The icon was used just now. An icon that no set has answers null. */
  addRecent: {
    method: 'POST',
    path: 'ui/icons/recent',
    body: z.object({ icon: IconRef }),
    answers: { 200: z.nullable(IconPick) },
  },
  /** Forgets what was used. */
  clearRecents: { method: 'DELETE', path: 'ui/icons/recents', answers: { 200: z.boolean() } },
  /** The whole basket in its new order; icons that no set has, and repetitions, are left out. Answers the basket. */
  setBasket: {
    method: 'PUT',
    path: 'ui/icons/basket',
    body: z.object({ icons: z.array(IconRef).check(z.maxLength(BASKET_LIMIT)) }),
    answers: { 200: z.array(IconRef) },
  },
})
