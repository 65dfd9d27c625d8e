// The icons that a board can have. Each is a quoted word, so that the sprite holds it; what is stored is `heroicons-outline:` and the word.
// @chunk scrumboard

export const BOARD_ICONS = [
  'view-columns',
  'briefcase',
  'academic-cap',
  'building-office-2',
  'clock',
  'calendar-days',
  'ticket',
  'home',
  'rocket-launch',
  'light-bulb',
  'wrench-screwdriver',
  'chart-bar',
  'shopping-cart',
  'paint-brush',
  'book-open',
  'globe-alt',
  'map',
  'heart',
  'star',
  'users',
] as const

const PREFIX = 'heroicons-outline:'

export const storedIcon = (name: string): string => `${PREFIX}${name}`

/** The name of a stored icon; of one that the sprite does not hold, the usual one. */
export function boardIcon(stored: string | null): string {
  const name = stored?.startsWith(PREFIX) ? stored.slice(PREFIX.length) : stored
  return BOARD_ICONS.find((one) => one === name) ?? 'view-columns'
}
