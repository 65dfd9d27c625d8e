// The colours of labels and covers as Trello calls them, and back. Pure.
// @offline later

const BY_OURS: Readonly<Record<string, string>> = {
  red: 'red',
  orange: 'orange',
  amber: 'yellow',
  green: 'green',
  teal: 'sky',
  blue: 'blue',
  indigo: 'blue_dark',
  purple: 'purple',
  rose: 'pink',
  slate: 'black',
}

const BY_TRELLO: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(BY_OURS).map(([ours, trello]) => [trello, ours])),
  lime: 'green',
}

export const colourToTrello = (colour: string): string => BY_OURS[colour] ?? 'black'

/** `red_dark` and `red_light` are red; no colour, and one that is not known, is grey. */
export const colourOfTrello = (color: string | null): string =>
  BY_TRELLO[color ?? ''] ?? BY_TRELLO[(color ?? '').split('_')[0] ?? ''] ?? 'slate'
