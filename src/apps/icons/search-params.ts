// Search parameters of the icons: the set, the search, which of them, how large, and what a press copies. Invalid values are dropped.
import { ICON_SET_NAMES } from '#contract/apps/icon-set-names.ts'
import type { IconSetName } from '#contract/apps/icons.ts'
import { oneOf, text, valuesOf } from '#platform/read-values.ts'

/** px */
export const SIZES = [16, 20, 24, 32, 48, 64] as const
export const FORMATS = ['name', 'svg', 'jsx', 'url'] as const
export type CopyFormat = (typeof FORMATS)[number]
export const SHOWN = ['favourites', 'recents', 'basket'] as const
export type Shown = (typeof SHOWN)[number]

export const readIconsSearch = valuesOf({
  /** Default: heroicons-outline. */
  set: oneOf(ICON_SET_NAMES),
  /** Of the set, by its title. Default: all. */
  category: text,
  /** What is searched. */
  q: text,
  /** Default: the whole set. */
  show: oneOf(SHOWN),
  /** Default: 24. */
  size: oneOf(SIZES),
  /** What a press copies; default: the name. */
  copy: oneOf(FORMATS),
  /** The open icon, `feather/anchor`. */
  icon: text,
})
export type IconsSearch = ReturnType<typeof readIconsSearch>

export const DEFAULT_SET: IconSetName = 'heroicons-outline'
export const DEFAULT_SIZE = 24
