// The sets of the icon browser by name. Apart from icons.ts, for what must not bring schemas along, such as the reading of an address.

export const ICON_SET_NAMES = [
  'feather',
  'heroicons-outline',
  'heroicons-solid',
  'heroicons-mini',
  'material-solid',
  'material-outline',
  'material-twotone',
] as const
